# Lo que todas las lecciones tienen en común, sus nombres y la página que las enumera.

guide-all = Lecciones
guide-lessons-lead = Aprende jugando: cada lección es una posición real, dice qué hacer y por qué, y da un paso por ti si quieres. Este navegador recuerda cuáles has hecho.
guide-done-of = Hechas: { $done } de { $count }
guide-done = Hecha
guide-begun = Empezada: paso { $step } de { $steps }
guide-minutes = { $count ->
    [one] Cerca de { $count } minuto
   *[other] Unos { $count } minutos
}
guide-mode = Solo en { $mode }

## En una lección

guide-progress = { $chapters ->
    [1] Paso { $step } de { $steps }
   *[other] Capítulo { $chapter } de { $chapters }, paso { $step } de { $steps }
}
guide-do = Aquí: { $action }.
guide-fold = Plegar la explicación (Esc)
guide-unfold = Desplegar la explicación (Esc)
guide-leave = Salir de la lección
guide-following = Siguiente lección

## Los capítulos

guide-chapter-island = La isla
guide-chapter-setup = Preparación
guide-chapter-planning = Planificación
guide-chapter-actions = Acciones
guide-chapter-conflict = Conflicto
guide-chapter-winning = La victoria
guide-chapter-cards = Las cartas
guide-chapter-recruiting = Reclutar
guide-chapter-brutes = Matones
guide-chapter-accountants = Contables

## Los nombres de las lecciones

guide-lesson-famiglia-first = Primera partida, guiada
guide-lesson-famiglia-first-about = Recluta en la calle y aprovecha lo que sabe hacer tu gente.
guide-lesson-lafamiglia-first = Primera partida, guiada
guide-lesson-lafamiglia-first-about = Una ronda entera, de la primera ficha al primer Mandamento.
guide-lesson-lafamiglia-boats = Lanchas
guide-lesson-lafamiglia-boats-about = Ataca por mar.
guide-lesson-lafamiglia-strike = Atentado
guide-lesson-lafamiglia-strike-about = Una bomba que debilita una zona sin tomarla.
guide-lesson-lafamiglia-pentito = Pentito
guide-lesson-lafamiglia-pentito-about = Entrega un soldato para retirar varios.
guide-lesson-lafamiglia-agitate = Incitar
guide-lesson-lafamiglia-agitate-about = Los soldati neutrales atacan por ti.
guide-lesson-lafamiglia-final = Ultima Azione
guide-lesson-lafamiglia-final-about = Una acción más, después de todo el mundo.
guide-lesson-lafamiglia-1v1 = Dos jugadores
guide-lesson-lafamiglia-1v1-about = Una familia cada uno, una familia ficticia y la Cúpula.
guide-lesson-lafamiglia-commission = La comisión
guide-lesson-lafamiglia-commission-about = Fichas dobles en el tablero, y lo que abren.
guide-lesson-lafamiglia-coupole = La Cúpula
guide-lesson-lafamiglia-coupole-about = Sienta miembros hasta que el consejo cuente como un Mandamento.
guide-lesson-lafamiglia-2v1 = Tres jugadores
guide-lesson-lafamiglia-2v1-about = Una familia contra un equipo de dos.
guide-lesson-lafamiglia-solo-board = El tablero en solitario
guide-lesson-lafamiglia-solo-board-about = Acciones extra, y cómo abrir las bloqueadas.
