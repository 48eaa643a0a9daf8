# La arena: un bot contra la escala fija.

arena-help = Pone a prueba un bot en GAME contra una escala fija de rivales: { $ladder }, si saben jugarlo. El número de partidas contra cada uno es { $games }, siempre con los mismos repartos. El resultado es un informe que cualquiera puede comprobar.
arena-help-short = Pone a prueba un bot contra una escala fija de rivales y escribe un informe que cualquiera puede comprobar.
arena-help-bot = El bot: un nombre como hard@200, archivo.py:Clase, o cmd: y un programa.
arena-help-out = Guarda el informe en este archivo JSON, con los registros de todas las partidas.
arena-help-key = Firma el informe con esta clave SSH, por ejemplo ~/.ssh/id_ed25519.
arena-help-check = Comprueba un informe de la arena: repite sus partidas y vuelve a preguntar a cada bot de la escala.
arena-help-check-games = Repite solo este número de partidas contra cada bot. (por defecto: todas)
arena-checking = Repitiendo
arena-checked = { $count ->
    [one] { $count } partida repetida. El informe es correcto.
   *[other] { $count } partidas repetidas. El informe es correcto.
}
arena-signed = Firmado con la clave { $key }. Compárala con la que publica su autor.
arena-title = { $bot } en la arena: { $game }, { $mode }
arena-opponent = Rival
arena-games = Partidas
arena-wins = Victorias
arena-draws = Empates
arena-share = Puntos
arena-interval = Intervalo del 95 %
arena-score = Puntuación: { $score } de 100. Suma de comprobación: { $digest }
arena-error-form = Esto no es un informe de la arena: { $reason }
arena-error-digest = El informe se ha modificado: su suma de comprobación no coincide. Consigue de nuevo el archivo original.
arena-error-version = El informe se hizo con la arena { $arena } y las reglas { $rules }, que esta versión no admite.
arena-error-ladder = El informe no abarca toda la escala: { $known }.
arena-error-count = El resultado contra { $opponent } no corresponde a sus partidas.
arena-error-games = { $found ->
    [one] El informe tiene { $found } partida contra { $opponent }; la arena juega { $games }.
   *[other] El informe tiene { $found } partidas contra { $opponent }; la arena juega { $games }.
}
arena-error-score = La puntuación no corresponde a los resultados.
arena-error-signature = La firma no pertenece a este informe. Consigue de nuevo el archivo original.
arena-error-signing = El informe no se puede firmar con esta clave: { $reason }
arena-error-no-ssh = Las firmas necesitan ssh-keygen, de OpenSSH. Instala OpenSSH.
arena-error-deal = La partida { $number } contra { $opponent } no es de la arena: el reparto o el resultado son otros.
arena-error-move = En la partida { $number } contra { $opponent }, ese bot no habría jugado «{ $action }».
