# La página: la vuelta al propio puesto, y lo que se pregunta sobre ella a quienes están en la mesa.

return-title = Tu regreso
return-seat = Tu puesto
return-seated = Te sientas en el puesto { $number }
return-lead = Abre este enlace en cualquier dispositivo, cuantas veces quieras, y estarás de nuevo en tu puesto.
return-link = Enlace a tu puesto
return-copied = { $done ->
    [yes] Ya está copiado. Pégalo en un lugar seguro.
   *[no] Pulsa Copiar y pégalo en un lugar seguro.
}
return-copy = Copiar
return-copy-again = Copiar otra vez
return-send = Enviármelo
return-calendar = Añadir a mi calendario
return-mail = Tu regreso a la mesa. No lo compartas: este enlace abre tu puesto.
return-yours = Solo para ti.
return-yours-note = Quien tenga este enlace, también por un calendario compartido, puede jugar por ti. Los demás reciben sus propios enlaces.
return-lost = ¿Se ha perdido?
return-lost-note = Este navegador te recuerda. En otro, abre de nuevo tu invitación y pide a la mesa que te deje volver.
return-qr = Código QR de tu regreso
return-camera = Apunta aquí con la cámara del teléfono para seguir allí
return-go-on = Ir a la mesa
return-find = Lo encontrarás otra vez en tu puesto.
return-rename = Cambiar el nombre
return-new-name = Nombre nuevo
return-rename-save = Guardar
return-stand-up = Levantarse
return-leave-note = Dejas tu puesto para siempre. Un bot sigue jugando hasta que quien organiza invite a otra persona.
return-sure-leave = ¿Dejar tu puesto?
return-leave = Dejar mi puesto

## Una invitación usada

return-used = Esta invitación es el puesto de { $name }
return-used-note = { $name } se sentó con ella en otro navegador. ¿Qué es cierto?
return-me = Soy { $name }
return-me-note = Abre tu propio enlace, o deja que la gente de la mesa diga que sí.
return-someone = Soy otra persona
return-someone-free = Aún queda otro puesto libre.
return-someone-note = Necesitas una invitación propia.
return-someone-full = { $by ->
    [host] Pide un enlace propio a { $host }, que organiza la mesa.
   *[nobody] Pide un enlace propio a quien organiza la mesa.
}
return-watch = Solo quiero mirar
return-watch-note = Ves lo que es público.
return-own-note = Ya tienes un puesto en esta mesa.
return-waiting = Se está preguntando a la gente de la mesa. Esta página te lleva a tu puesto cuando digan que sí.
return-waiting-note = Mientras { $name } esté en otro navegador, la respuesta viene de allí. En una partida en curso, otras personas solo pueden decir que sí cuando { $name } lleve un rato fuera. Puedes dejar esta página abierta o volver más tarde.
return-declined = La respuesta fue que no. Abre tu propio enlace, o habla con la gente de la mesa y pregunta de nuevo.

## Lo que se pregunta a quienes están en la mesa

return-asked = De vuelta a un puesto
return-question = { $part ->
    [own] Alguien ha abierto tu invitación en otro navegador. ¿Eres tú?
    [player] Alguien ha abierto la invitación de { $name } y dice: es la mía. { $name } está aquí y responde.
    [voted] Has dicho que sí: { $name } puede volver. Aún se pregunta a los demás.
    [wait] Alguien ha abierto la invitación de { $name } y dice: es la mía. Podrás decir que sí cuando { $name } lleve fuera el tiempo suficiente.
   *[others] Alguien ha abierto la invitación de { $name } en otro navegador y dice: es la mía. ¿Es cierto? Vería los secretos de { $name }.
}
return-yes = { $part ->
    [own] Sí, soy yo
   *[other] Sí, que entre
}
return-no = { $part ->
    [own] No, no soy yo
   *[other] No
}
