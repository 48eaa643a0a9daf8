# I pacchetti di componenti di La Famiglia.

content-help = Componenti di La Famiglia: controllali, copiali, disegnali.
content-help-option = Usa i componenti nella cartella DIR invece di quelli inclusi.
content-help-check = Elenca gli errori della scatola in DIR. (predefinito: quella inclusa)
content-help-new = Copia la scatola inclusa in DIR per modificarla.
content-help-draw = Disegna tutti i componenti in SVG: tabellone, schede azioni, plance famiglia, ordini, personaggi, tessere controllo, plance solo, icone.
content-help-out = Cartella delle immagini.
content-help-theme = Immagini chiare, scure o entrambe.
content-faults = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
} in { $folder }:
content-doubt = Da verificare: { $told }
content-sound = { $name }: nessun errore; impronta { $hash }
content-not-empty = non è una cartella vuota; indicane un’altra
content-copied = La scatola inclusa è in { $folder }. Modifica i suoi file, poi: trinacria content check { $folder }
content-drawn = { $count ->
    [one] { $count } immagine
   *[other] { $count } immagini
} in { $folder }
content-help-balance = Fai giocare ai bot partite veloci con la scatola nella cartella DIR: percentuali di vittoria per famiglia, parte e angolo, e che cosa spicca. (predefinito: la scatola inclusa)
content-balance = { $name }: { $games ->
    [one] 1 partita veloce tra bot
   *[other] { $games } partite veloci tra bot
}
content-outliers = Che cosa spicca
content-usual = media del tipo
content-order = { $order } ({ $family })
