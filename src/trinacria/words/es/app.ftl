# La aplicación en un teléfono o un escritorio: qué muestra de ella el sistema, y qué dice sin conexión.

app-description = La Famiglia y Famiglia, dos juegos de mesa: con tu gente o contra bots, con todas las reglas y sin cuenta.
app-new = Mesa nueva
app-watch = Ver y repetir
app-replay = Repeticiones
app-rules = Reglas
app-offline = Sin conexión
app-offline-note = Ahora mismo no hay conexión con el servidor. Tus partidas están a salvo allí: no se pierde nada, y esta página sigue en cuanto vuelva la conexión.
app-offline-again = Reintentar
app-offline-still = Sigue sin haber conexión.
app-offline-tables = Tus puestos, guardados en este dispositivo
app-offline-none = No hay puestos guardados en este dispositivo.
app-offline-meanwhile = Mientras tanto
app-offline-read = Lee las reglas de { $game }
app-share-nothing = No se ha compartido nada. Comparte el registro de una partida: un archivo de texto escrito por Trinacria.

app-link-title = { $state ->
    [lobby] { $named ->
        [yes] Juega a { $game } en «{ $table }»
       *[no] Juega a { $game }
    }
    [over] { $named ->
        [yes] Repetición: { $game } en «{ $table }»
       *[no] Repetición: { $game }
    }
   *[running] { $named ->
        [yes] { $game } en «{ $table }»
       *[no] Una partida de { $game }
    }
}
app-link-note = { $state ->
    [lobby] { $count ->
        [0] Una mesa busca jugadores. Abre el enlace y ocupa un puesto; no hace falta cuenta.
        [one] { $names } te espera. Abre el enlace y ocupa un puesto; no hace falta cuenta.
       *[other] { $names } te esperan. Abre el enlace y ocupa un puesto; no hace falta cuenta.
    }
    [over] { $count ->
        [0] Una partida terminada, jugada a jugada.
       *[other] { $names }: la partida terminada, jugada a jugada.
    }
   *[running] { $count ->
        [0] Una partida en curso. Abre el enlace para verla.
       *[other] { $names }: una partida en curso. Abre el enlace para verla.
    }
}
app-locale = es_ES
