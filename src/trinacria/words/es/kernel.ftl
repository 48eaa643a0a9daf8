# Lo que dicen todos los juegos.

error-game-over = La partida ha terminado, así que ya no puedes hacer esto: { $action }. Empieza otra partida o repite esta.
error-not-your-decision = Le toca decidir a { $other }. { $seat } no puede hacer esto ahora: { $action }.
error-unparsable = «{ $text }» no es una acción de este juego. Prueba algo como «{ $example }», o pide la lista de acciones posibles.
error-unparsable-none = «{ $text }» no es una acción de este juego.
error-unparsable-type = Una acción debe ser un texto o una Action, no «{ $type }».
error-unparsable-long = Este texto tiene { $length } caracteres. Ninguna acción es tan larga.
error-ambiguous = «{ $text }» encaja con varias acciones ({ $count }): { $candidates }. Escribe algo más de la que quieres.
error-unknown-game = No hay ningún juego llamado «{ $game }». Juegos disponibles: { $known }.
error-game-import = El juego «{ $game }» está instalado, pero { $reference } no se puede cargar. { $reason }
error-game-part = El juego «{ $game }» está instalado, pero { $reference } no es un { $kind } de ese juego.
error-unknown-mode = No existe la modalidad «{ $mode }». Modalidades disponibles: { $known }.
error-no-options = { $game } no tiene opciones, así que «{ $option }» no se puede cambiar. Quítala.
error-unknown-chance = El azar debe ser «seed» o «explicit», no «{ $found }».
error-unknown-seat = No existe el puesto «{ $seat }». Los puestos son { $known }.
error-unknown-language = El idioma «{ $language }» no está disponible. Elige uno de { $known }.

error-record-chance-missing = El registro no contiene el resultado de la mezcla { $number }. Está incompleto. Consigue de nuevo el archivo original.
error-record-chance-wrong = La mezcla { $number } del registro no contiene las cartas que se mezclaron. El registro se ha modificado. Consigue de nuevo el archivo original.
error-record-shape = Este registro está incompleto: { $reason }. Consigue de nuevo el archivo original.
error-record-digest = El registro no coincide con su suma de comprobación: se cortó o se modificó después de guardarlo. Consigue de nuevo el archivo original.
error-record-commitment = La semilla revelada no es la prometida antes de la partida: su SHA-256 no coincide con la promesa.
error-record-salts = La semilla de la partida no sale de la semilla del servidor y las sales de los jugadores.
error-record-seals = Una sal del registro no es la que se selló antes de la partida.
error-record-promise = La promesa del registro no corresponde al registro: se modificaron los ajustes, la posición inicial, los puestos o los sellos.
error-record-no-promise = No verificado. Este registro no dice qué se prometió antes de la partida, así que quien lo hizo pudo elegir la semilla. Si anotaste la promesa, añádela con --commitment.
error-record-noted = No verificado. Anotaste la promesa { $noted }, pero este registro tiene { $found }.
error-record-places = Los puestos no son los que se sortearon con la semilla.
error-record-unverifiable = En esta partida el azar se introdujo a mano, así que no hay semilla que verificar. Aun así, puedes repetirla.
error-record-rules = El registro se jugó con la versión { $found } de las reglas; este programa juega la versión { $known }. Usa la versión que lo guardó.
error-record-seat = La línea { $number } es una jugada de { $seat }, pero no era su turno. El registro se ha modificado. Consigue de nuevo el archivo original.
error-record-illegal = La línea { $number }, «{ $action }», no es una jugada legal ahí. El registro se ha modificado. Consigue de nuevo el archivo original.
error-record-differs = La línea { $number } dice «{ $told }», pero la semilla y las jugadas llevan a «{ $found }». El registro no corresponde a su semilla.
error-record-length = Jugadas que enumera el registro: { $told }. Jugadas que resultan de él: { $found }. El registro se ha modificado. Consigue de nuevo el archivo original.
error-record-result = El resultado del registro no es el que dan sus jugadas. El registro se ha modificado. Consigue de nuevo el archivo original.
error-record-json = El archivo no es JSON válido (línea { $line }, columna { $column }). Consigue de nuevo el original.
error-record-deep = El archivo tiene demasiados niveles anidados para ser un registro. Consigue de nuevo el original.
error-record-number = El archivo tiene un número larguísimo. Consigue de nuevo el original.
error-record-title = Esto no es un registro: su primera línea debe ser «{ $title }». Elige un archivo guardado por Trinacria.
error-record-line = La línea { $line } del archivo no se puede leer. Se cortó o se modificó. Consigue de nuevo el archivo original.

error-position = { $count ->
    [one] Esta posición no es posible:
   *[other] Esta posición no es posible, por { $count } razones:
}
position-no-game = Falta el juego. Añade «game» con uno de estos: { $known }.
position-not-a-table = Una posición debe ser un conjunto de claves y valores, no «{ $type }».
position-unknown-key = «{ $key }» no forma parte de una posición. Partes posibles: { $known }.
position-type = «{ $key }» es del tipo equivocado: { $reason }.
position-choice = «{ $key }» no puede ser «{ $found }». Valores posibles: { $known }.
position-range = «{ $key }» es { $found }, pero debe estar entre { $low } y { $high }.
position-card = «{ $card }» en { $key } no es una carta. Las cartas son R, B, Y o G con un valor de 0 a 4, como R3.
position-copies = { $card } aparece demasiadas veces: { $found }. En el juego solo hay { $known }.
position-total = Hay demasiadas cartas: { $found }. El juego solo tiene 60.
position-lowered = Ninguna carta de la calle en la posición { $at } se puede rebajar en { $by }.
position-swap = { $card } en «{ $key }» no está donde el cambio la necesita.

error-unknown-bot = No hay ningún bot llamado «{ $bot }». Bots disponibles: { $known }. También puedes usar el tuyo como archivo.py:Clase.
error-misspelt-bot = No hay ningún bot llamado «{ $bot }». ¿Querías decir «{ $meant }»? Bots disponibles: { $known }. También puedes usar el tuyo como archivo.py:Clase.
error-bot-file = El bot «{ $bot }» no se puede cargar: no existe el archivo { $file }.
error-bot-class = El bot «{ $bot }» no se puede cargar: { $file } no tiene la clase { $name }.
error-bot-kind = El bot «{ $bot }» no se puede cargar: { $name } debe ser una subclase de trinacria.bots.Bot.
error-no-hint = No hay pistas para el juego «{ $game }».
error-bot-import = El bot «{ $bot }» no se puede cargar. { $reason }
error-bot-game = El bot «{ $bot }» no sabe jugar a «{ $game }». El bot «random» juega a cualquier juego.
error-bot-broke = El bot { $bot } ha fallado. { $reason }
error-bot-illegal = El bot { $bot } respondió «{ $action }», que no es una de las acciones legales que recibió.
error-bot-start = El programa del bot { $bot } no se puede iniciar. { $reason }
error-bot-gone = El programa del bot { $bot } se detuvo sin responder. { $reason }
error-bot-slow = El programa del bot { $bot } tardó más de { $seconds } s y se detuvo.
error-bot-talk = El programa del bot { $bot } escribió «{ $found }», que no es una respuesta. { $reason }
position-json = El archivo no es JSON válido (línea { $line }, columna { $column }).
position-deep = El archivo tiene demasiados niveles anidados para ser una posición.
position-number = El archivo tiene un número larguísimo.

error-no-content = { $game } no tiene paquetes de componentes. Quita --content.
error-content-missing = El paquete de componentes con la huella { $hash } no está disponible. Añade su carpeta con --content.
error-record-content = El registro se jugó con el paquete de componentes { $found }, pero este es { $known }. Elige la carpeta correcta con --content, o usa la versión que guardó el registro.
error-record-pack = El registro trae un paquete de componentes, pero no es el paquete { $found } con el que se jugó.

error-stop-side = Solo un bando entero puede rendirse.
game-stopped-resigned = { $winners_count ->
    [one] Gana { $winners }.
   *[other] Ganan { $winners }.
} { $losers_count ->
    [one] { $losers } se rinde.
   *[other] { $losers } se rinden a la vez.
}
game-stopped-forfeited = { $winners_count ->
    [one] Gana { $winners }.
   *[other] Ganan { $winners }.
} { $losers_count ->
    [one] { $losers } pierde por abandono o por tiempo.
   *[other] { $losers } pierden por abandono o por tiempo.
}
game-stopped-draw_agreed = Empate, acordado por todos los jugadores.
game-stopped-score_agreed = { $winners_count ->
    [0] Empate, { $high } a { $low }.
    [one] Gana { $winners }, { $high } a { $low }.
   *[other] Ganan { $winners }, { $high } a { $low }.
} Todos los jugadores acordaron acabar la partida con este resultado.
