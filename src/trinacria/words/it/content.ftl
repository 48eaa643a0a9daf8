# I pacchetti di componenti di La Famiglia.

content-help = I componenti di La Famiglia: controllarli, copiarli e disegnarli.
content-help-option = Usa il pacchetto di componenti in DIR invece di quello incluso.
content-help-check = Elenca tutti i difetti del pacchetto in DIR (predefinito: quello incluso).
content-help-new = Copia il pacchetto incluso in DIR per modificarlo.
content-help-draw = Disegna tutti i componenti in SVG: tabellone, fogli, plance, ordini, personaggi, tessere, plance solitario, icone.
content-help-out = Dove vanno le immagini.
content-help-theme = Immagini chiare, scure o entrambe.
content-faults = { $count ->
    [one] 1 difetto
   *[other] { $count } difetti
} in { $folder }:
content-sound = { $name }: nessun difetto; impronta { $hash }
content-not-empty = esiste e non è una cartella vuota; indicane un’altra
content-copied = Il pacchetto incluso è in { $folder }. Modifica i suoi file, poi: trinacria content check { $folder }
content-drawn = { $count ->
    [one] 1 immagine
   *[other] { $count } immagini
} in { $folder }
