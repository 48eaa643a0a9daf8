# Donde Trinacria juega en un solo dispositivo, sin servidor.
web-site-starting = Preparando la mesa…
web-site-start-failed = La mesa no se pudo preparar. Puede que a un navegador antiguo le falte algo, o que no llegara un archivo.
web-site-start-again = Reintentar
web-site-learn = Aprender y repetir
web-site-replays = Repetir una partida
web-site-about = Juega a dos juegos de mesa en tu navegador: contra bots, o con otras personas en una pantalla. Todo ocurre en este dispositivo, y no se envía nada a ninguna parte.
web-site-log = Puntos y crónica
web-site-silent = Las partidas guardadas no se pueden leer ahora mismo.
web-site-missing-note = Una partida se queda en el navegador donde se jugó, así que un enlace a ella solo vale allí. Para enseñarla en otro lugar, guárdala en un archivo y ábrelo en «Repeticiones».
web-site-pack-missing = Este paquete no está en este navegador. Para usarlo aquí, añade sus archivos en el formulario de una mesa nueva.
web-site-kept = Tus partidas están guardadas en este navegador. Borrar sus datos las elimina; antes puedes guardar una partida en un archivo.
web-site-save = Guardar en un archivo
web-site-save-note = El archivo contiene la partida entera, con las cartas ocultas. Puedes abrirlo en «Repeticiones», aquí o en un servidor, y continuar allí con tu gente.
web-site-continue = Continuar con tu gente
web-site-pack-note = Los archivos de un paquete, o un archivo zip. Antes se comprueban, y se quedan en este navegador.
web-site-fair = En un solo dispositivo no hay a quién prometer nada: este navegador elige la semilla y reparte las cartas. Después de la partida puedes recalcular cada mezcla y ver que nada cambió por el camino. No prueba nada contra quien modifique la propia página.
web-site-continue-note = Una mesa nueva empieza en esta posición. El servidor baraja lo que sigue oculto, así que el archivo no dice a nadie lo que viene. Los demás puestos esperan a tu gente. ¿Qué puesto quieres?
web-site-verified = { $count ->
    [one] Recalculado en este dispositivo a partir de la semilla: 1 acción coincide.
   *[other] Recalculado en este dispositivo a partir de la semilla: las { $count } acciones coinciden.
}
web-site-verified-not = Esta partida no se puede recalcular a partir de su semilla.
