# The arena: a bot against the fixed ladder.

arena-help = Prüft einen Bot in GAME an einer festen Leiter von Gegnern: { $ladder }, soweit sie es spielen können. Die Zahl der Partien gegen jeden ist { $games }, immer mit denselben Verteilungen. Heraus kommt ein Bericht, den alle nachprüfen können.
arena-help-short = Prüft einen Bot an einer festen Leiter von Gegnern und schreibt einen nachprüfbaren Bericht.
arena-help-bot = Der Bot: ein Name wie hard@200, datei.py:Klasse oder cmd: und ein Programm.
arena-help-out = Speichert den Bericht in dieser JSON-Datei, mit den Aufzeichnungen aller Partien.
arena-help-key = Unterschreibt den Bericht mit diesem SSH-Schlüssel, etwa ~/.ssh/id_ed25519.
arena-help-check = Prüft einen Arena-Bericht: spielt seine Partien nach und fragt jeden Bot der Leiter noch einmal.
arena-help-check-games = Spielt gegen jeden Bot nur so viele Partien nach. (sonst: alle)
arena-checking = Es wird nachgespielt
arena-checked = { $count ->
    [one] { $count } Partie nachgespielt. Der Bericht stimmt.
   *[other] { $count } Partien nachgespielt. Der Bericht stimmt.
}
arena-signed = Unterschrieben mit dem Schlüssel { $key }. Vergleiche ihn mit dem, den die Urheber veröffentlichen.
arena-title = { $bot } in der Arena: { $game }, { $mode }
arena-opponent = Gegner
arena-games = Partien
arena-wins = Siege
arena-draws = Unentschieden
arena-share = Punkte
arena-interval = 95-%-Intervall
arena-score = Wertung: { $score } von 100. Prüfsumme: { $digest }
arena-error-form = Das ist kein Arena-Bericht: { $reason }
arena-error-digest = Der Bericht wurde verändert: Seine Prüfsumme stimmt nicht. Besorg dir die Datei noch einmal.
arena-error-version = Der Bericht entstand mit Arena { $arena } und Regeln { $rules }; diese Version unterstützt das nicht.
arena-error-ladder = Der Bericht deckt nicht die ganze Leiter ab: { $known }.
arena-error-count = Das Ergebnis gegen { $opponent } passt nicht zu seinen Partien.
arena-error-games = { $found ->
    [one] Der Bericht hat { $found } Partie gegen { $opponent }; die Arena spielt { $games }.
   *[other] Der Bericht hat { $found } Partien gegen { $opponent }; die Arena spielt { $games }.
}
arena-error-score = Die Wertung passt nicht zu den Ergebnissen.
arena-error-signature = Die Unterschrift gehört nicht zu diesem Bericht. Besorg dir die Datei noch einmal.
arena-error-signing = Mit diesem Schlüssel lässt sich der Bericht nicht unterschreiben: { $reason }
arena-error-no-ssh = Unterschriften brauchen ssh-keygen von OpenSSH. Installiere OpenSSH.
arena-error-deal = Partie { $number } gegen { $opponent } gehört nicht zur Arena: Verteilung oder Ergebnis ist anders.
arena-error-move = In Partie { $number } gegen { $opponent } hätte dieser Bot nicht „{ $action }“ gespielt.
