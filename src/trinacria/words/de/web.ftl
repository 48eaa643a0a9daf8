# The page in the browser: what every game shares.

## Pages

web-skip = Zum Inhalt springen
web-home = Start
web-home-title = Zwei Brettspiele, direkt in deinem Browser.
web-home-lead = Ein schnelles Kartenduell und ein Krieg zweier Teams um Sizilien. Die Regeln werden für dich eingehalten. Ohne Konto.
web-home-play = { $game } gegen einen Bot spielen
web-home-play-note = beginnt sofort · { $length }
web-home-as = Du spielst als
web-home-rename = Name ändern
web-home-meta = { $players } · { $length }
web-home-bots = { $others ->
    [single] Gegen einen Bot
   *[several] Gegen Bots
}
web-home-bots-note = beginnt sofort
web-home-friends = { $others ->
    [single] Zu zweit
   *[several] Mit Freunden
}
web-home-friends-note = { $others ->
    [single] einen Link schicken
   *[several] Links schicken
}
web-home-days = Ohne Eile
web-home-days-note = ziehen, wann es passt
web-home-screen = Ein Bildschirm
web-home-screen-note = reihum weitergeben
web-home-learn = Lernen und zuschauen
web-home-first = Erste Partie { $game }
web-home-first-note = geführt, Schritt für Schritt
web-home-lessons = Von einer Minute bis zur ganzen Partie
web-home-puzzle = eine Stellung, ein bester Zug
web-home-watch = Einem Spiel zuschauen
web-home-watching = { $count ->
    [0] beendete Spiele ansehen
    [one] 1 läuft gerade
   *[other] { $count } laufen gerade
}
web-home-host = { $name } lädt ein
web-you-are = Dein Name
web-guest = Gast
web-own-tables = Deine Tische
web-own-none = Hier erscheinen Tische, an denen du sitzt.
web-open-tables = Offene Tische
web-other-games = Weitere Spiele auf diesem Server, im Textmodus
web-table-lobby = { $count ->
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
web-table-with = { $status ->
    [running] es spielen: { $names }
    [paused] angehalten: { $names }
   *[over] beendet: { $names }
}
web-table-unnamed = Tisch für { $game }
web-rated = Gewertet
web-rated-note = Nur Mitglieder. Keine Tipps, und nach dem Zug eines anderen wird nichts zurückgenommen. Wer geht oder keine Zeit mehr hat, verliert.
web-from-position = Aus einer Stellung
web-from-position-note = Dieses Spiel beginnt mit einer Stellung, die die Tischleitung gewählt hat. Sie kennt vielleicht die kommenden Karten.
web-return = Zurück
web-sit = Mitspielen
web-watch = Zuschauen
web-play = Spielen
web-replay = Ansehen
web-replays = Partien
web-guided = Geführte erste Partie
web-lessons = Lektionen
web-new-table = Neuer Tisch
web-rules = Regeln
web-rules-expansion = La Famiglia für zwei und drei
web-rules-all = Alle Regeln des Spiels
web-rules-note = In unseren eigenen Worten. Fragen und Ablehnungen führen zu ihrer Regel.
web-rule-open = Regel { $rule } lesen
web-about = Info
web-about-what = Spiel zwei Brettspiele am Computer: live, Zug um Zug, an einem Bildschirm oder gegen Bots. Es läuft, wo du es startest, und spricht mit keinem anderen Server.
web-about-unofficial = Inoffiziell
web-about-unofficial-note = Trinacria hat keine Verbindung zu den Autoren oder Verlagen der Spiele. Texte, Namen und Zeichnungen sind unsere eigenen. Gefällt dir ein Spiel, dann kauf es.
web-about-fair = Nachweislich fair
web-about-fair-note = Vor einem Spiel verspricht der Server seinen geheimen Startwert, indem er dessen SHA-256 zeigt. Jeder Browser am Tisch gibt ein Salz dazu, versiegelt, bis alle da sind; so kann niemand bestimmen, was ausgeteilt wird, auch nicht, wer den Server betreibt. Nach dem Spiel wird der Startwert aufgedeckt, und alle können jedes Mischen nachrechnen.
web-about-keys = Tasten am Tisch
web-about-version = Version { $version }
web-key-arrows = zur nächsten Karte oder zum nächsten Knopf
web-key-enter = wählen; noch einmal bestätigt
web-key-number = einen Knopf der Entscheidungsleiste drücken
web-key-escape = abbrechen oder schließen
web-key-action = Aktion
web-key-turn = Zug
web-unofficial = Inoffiziell. Ohne Verbindung zu Autoren oder Verlagen. Gefallen dir die Spiele, dann kauf sie.
web-more = Mehr
web-lost = Seite nicht gefunden
web-lost-note = Diese Adresse führt nirgendwohin. Vielleicht wurde der Link beim Kopieren abgeschnitten.
web-offline = Der Server antwortet nicht.
web-close = Schließen
web-tools = Werkzeuge

## Settings

web-settings = Einstellungen
web-settings-now = Einstellungen, Sprache: { $language }
web-language = Sprache
web-theme = Farben
web-theme-system = System
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-switch = Hell oder dunkel
web-sound = Ton
web-sound-note = Kurzes Klopfen auf Holz.
web-motion = Bewegung
web-motion-note = Karten und Figuren gleiten an ihren Platz.
web-speed = Züge der anderen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-none = Sofort
web-speed-note = Wie schnell du siehst, was andere tun.
web-symbols = Große Familiensymbole
web-symbols-note = Familien ohne Farbe unterscheiden.
web-notify = Melden, wenn ich am Zug bin
web-notify-note = Wenn diese Seite im Hintergrund ist.
web-keys = Tasten
web-keys-arrows = zum nächsten Element
web-keys-enter = wählen; noch einmal bestätigt
web-keys-numbers = einen Knopf der Entscheidungsleiste drücken
web-keys-list = alles auflisten, was du tun kannst
web-keys-escape = die Wahl abbrechen
web-keys-next = nächstes hervorgehobenes Element
web-keys-fold = La Famiglia: Aktionstafeln und Familientableau zeigen oder verbergen
web-keys-plan = La Famiglia: mit deinem Partner planen
web-keys-map = La Famiglia: vergrößern, verkleinern, ganze Karte
web-keys-story = Züge der anderen: Pause, nächster Schritt, überspringen
web-keys-help = diese Liste
web-keys-next-table = nächster Tisch, der auf dich wartet
web-keys-invitation = zur Einladung
web-keys-find = ein Mitglied suchen
web-keys-single = Einzelne Tasten
web-keys-single-note = Ausgeschaltet tun Buchstaben, Ziffern und Zeichen außerhalb von Textfeldern nichts.

## A new table

web-game = Spiel
web-mode = Zu wievielt
web-who = Plätze
web-chair = Platz { $number }
web-chair-open = wartet auf jemanden
web-who-me = Ich
web-who-open = Jemand (per Link)
web-who-bot = Bot
web-who-same-screen = Jemand an diesem Bildschirm
web-which-bot = Welcher Bot
web-nickname = Spitzname
web-player = Gast { $number }
web-places = Sitzordnung
web-places-teams = Teams wie aufgeführt; Ecken und Beginn zufällig
web-places-drawn = Alles zufällig
web-places-fixed = Genau wie aufgeführt
web-fixed = Plätze wie aufgeführt
web-fixed-note = Sonst wird ausgelost, wer anfängt.
web-options = Optionen
web-time = Zeit
web-clock-none = Live
web-clock-none-note = ohne Grenze, alle online
web-clock-decision = Pro Entscheidung
web-clock-decision-note = eine Zeitgrenze für jede Entscheidung
web-clock-chess = Schachuhr
web-clock-chess-note = ein Zeitkonto mit Zuschlag
web-clock-turn = Zug um Zug
web-clock-turn-note = Tage pro Zug, mit Benachrichtigung
web-seconds = Sekunden
web-minutes = Minuten pro Person
web-increment = Zuschlag (Sekunden)
web-days = Tage pro Zug
web-agreed = Tischregeln
web-table-name = Name des Tischs
web-table-name-note = freiwillig
web-listed = In der Liste
web-listed-note = Alle auf diesem Server können ihn finden.
web-spectators = Zuschauen erlauben
web-spectators-note = Zu sehen ist nur, was offen liegt.
web-spectators-here = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
web-undo = Rückgängig
web-undo-note = Bis etwas aufgedeckt wird oder jemand anders handelt.
web-hints = Tipps
web-hints-note = Alle können fragen, was ein Bot täte.
web-stand-in = Bot automatisch einspringen lassen
web-stand-in-note = Sonst entscheiden die anderen. Wer zurückkommt, übernimmt sofort.
web-absent = Wenn jemand weg ist
web-grace = Warten
web-grace-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}
web-grace-minutes = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
}
web-grace-clock = Zug um Zug springt ein Bot erst ein, wenn die Zeit abgelaufen ist.
web-stand-in-bot = Einspringender Bot
web-secret-link-note = Eine Einladung ist für eine Person, ohne Konto. Setzt du dich hin, bekommst du einen eigenen Link, der dich auf jedem Gerät an deinen Platz zurückbringt.
web-fair = Nachweislich fair
web-fair-note = Ausgeteilt wird aus dem Startwert des Servers und einem Salz aus jedem Browser, alle versiegelt, bevor eines geöffnet wird. Niemand kann es bestimmen, und nach dem Spiel lässt es sich nachrechnen.

## Before the start

web-lobby = noch nicht begonnen
web-invitation = Einladung
web-seated-already = Du hast an diesem Tisch schon einen Platz. Dieser Link gibt dir einen weiteren.
web-own-seat = Zurück an meinen Platz
web-sit-down = Hinsetzen
web-you = (du)
web-host = Leitung
web-here = online
web-away = weg
web-link = Link
web-link-send = Schick den Link an jemanden.
web-link-of = Link zu Platz { $number }
web-copy-link = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-unseat = Platz freigeben
web-commitment = Das Versprechen des Servers: SHA-256 seines Startwerts
web-promise = Das Versprechen für dieses Austeilen
web-copy-promise = Versprechen kopieren
web-promise-note = Bewahr es auf, um das Austeilen nach dem Spiel zu prüfen. Auch dieser Browser merkt es sich.
web-salts-of = Salz in diesem Austeilen: { $names }
web-salts-none = In diesem Austeilen steckt kein Salz vom Tisch. Der Server allein hat es vor dem Spiel bestimmt.
web-called-off = { $count ->
    [one] 1 Mal wurde das Austeilen verworfen, weil ein Salz nicht geöffnet wurde.
   *[other] { $count } Mal wurde das Austeilen verworfen, weil ein Salz nicht geöffnet wurde.
}
web-seed = Startwert
web-salt = Dein eigener Text für das Salz
web-salt-note = freiwillig
web-salt-add = Versiegeln
web-salted = Salz versiegelt
web-salt-kept = Dein Browser hat ein Salz versiegelt und öffnet es, wenn das Spiel beginnt.
web-unopened = Salz nicht rechtzeitig geöffnet; es kommt keines dazu
web-opening = Das Salz wird geöffnet
web-opening-waits = Es fehlt noch das versiegelte Salz von { $names }. Es öffnet sich von selbst, sobald dort die Seite offen ist.
web-call-off = Ohne dieses neu austeilen
web-call-off-note = Nach einer halben Minute kann die Tischleitung ohne dieses neu austeilen. Dann gibt es ein neues Versprechen und neues Salz von den anderen.
web-start = Spiel beginnen
web-host-starts = Die Tischleitung beginnt das Spiel.

## At the table

web-table = Tisch
web-connecting = Verbinden
web-connecting-again = Verbindung wird neu aufgebaut. Nichts geht verloren.
web-closed = Dieser Platz ist geschlossen
web-watch-instead = Stattdessen zuschauen
web-order = Zugreihenfolge
web-order-first = Fängt an
web-order-place = Stelle { $place } der Zugreihenfolge
web-decision = Entscheidung
web-your-turn = Du bist am Zug
web-refused = Geht nicht
web-hint = Tipp
web-hint-note = Das würde ein Bot spielen.
web-hint-do = So machen
web-premove = Zug vorausplanen
web-premove-more = Weiter vorausplanen
web-premove-title = Wenn sich nichts ändert
web-premove-note = Wähle, was du tust, wenn du gefragt wirst. Es wird sofort gespielt, wenn die anderen nichts ändern, etwa passen oder verdeckt legen. Alles andere verwirft es, und nur du siehst es.
web-premove-planned = Geplant: { $what }
web-premove-cancel = Plan verwerfen
web-premove-keep = So planen
web-premove-then = Danach könntest du auch noch planen:
web-premove-dropped = Dein Plan wurde verworfen: Das Spiel hat sich geändert.
web-paused = Das Spiel ist angehalten.
web-paused-until = Selbst fortsetzen kannst du es in { $left }, oder früher, wenn die Tischleitung geht.
web-attendance = Wer weg ist
web-away-until = { $name } ist weg. Ein Bot kann nach { $left } einspringen.
web-gone = { $name } ist schon eine Weile weg.
web-bot-voted = Du willst einen Bot für { $name }. Die anderen haben noch nicht zugestimmt.
web-seat-ask = Um den Platz bitten
web-seat-asked = { $name } möchte deinen Platz jemand anderem geben. Diese Person sähe deine Geheimnisse und spielte für dich.
web-seat-asked-teammate = { $name } möchte den Platz deines Partners jemand anderem geben. Diese Person sähe auch eure Geheimnisse.
web-seat-give = Platz abgeben
web-seat-keep = Platz behalten
web-seat-agree = Zustimmen
web-seat-refuse = Ablehnen
web-seat-agreed = Du hast zugestimmt.
web-seat-waiting = { $name } wurde gefragt und hat noch nicht geantwortet.
web-seat-granted = { $name } stimmt zu.
web-seat-elsewhere = Platz jemand anderem geben
web-make-host = Leitung übergeben
web-people = Leute am Tisch
web-log-chat = Punkte, Protokoll und Chat
web-text-mode = Textmodus
web-broken = Der Tisch lässt sich nicht zeichnen. Im Textmodus geht es weiter.
web-broken-again = Noch einmal versuchen
web-position = Stellung
web-type-action = Oder tippe deine Antwort
web-chat = Chat
web-chat-table = Tisch
web-chat-team = Team
web-chat-spectators = Publikum
web-chat-write = Schreib etwas
web-chat-send = Senden
web-chat-listen = Hier schreibt nur, wer mitspielt.
web-spectator = Publikum
web-bot-plays = { $bot } spielt
web-come-back = Platz wieder übernehmen
web-bot-for-me = Bot für mich spielen lassen
web-bot-for-them = Bot spielen lassen
web-hand-over = Platz übergeben
web-new-link = Neuer Link
web-watch-link = Link zum Zuschauen
web-pause = Pause
web-resume = Fortsetzen

## What happened at the table

web-story-sat = { $nickname } setzt sich an den Tisch.
web-story-bot_sat = { $chair } setzt sich an den Tisch.
web-story-stood_up = { $nickname } verlässt den Tisch.
web-story-handed_over = Der Platz von { $chair } hat einen neuen Link.
web-story-renamed = { $before } heißt jetzt { $nickname }.
web-story-host_changed = { $cause ->
    [absence] Die Tischleitung ist weg. Jetzt leitet { $chair } den Tisch.
   *[other] Jetzt leitet { $chair } den Tisch.
}
web-story-away = { $chair } ist weg.
web-story-gone = { $chair } ist schon eine Weile weg. Die anderen müssen nicht mehr warten.
web-story-back = { $chair } ist wieder da.
web-story-came = { $chair } ist zur Revanche da.
web-story-seat_asked = Die Tischleitung möchte den Platz von { $chair } jemand anderem geben.
web-story-seat_answered = { $yes ->
    [true] { $by } stimmt zu.
   *[false] { $by } sagt Nein.
}
web-story-salted = { $chair } hat ein Salz versiegelt.
web-story-called_off = { $missing_count ->
    [0] Das Austeilen ist verworfen. Es gibt ein neues Versprechen.
   *[other] Das Austeilen ist verworfen, weil das Salz von { $missing } nicht geöffnet wurde. Es gibt ein neues Versprechen.
}
web-story-started = Das Spiel beginnt.
web-story-premoved = { $count ->
    [0] Du hast deinen Plan verworfen.
   *[other] Du hast deinen nächsten Zug geplant.
}
web-story-undone = { $count ->
    [one] { $chair } macht 1 Aktion rückgängig.
   *[other] { $chair } macht { $count } Aktionen rückgängig.
}
web-story-paused = { $chair } hält das Spiel an.
web-story-resumed = { $chair } setzt das Spiel fort.
web-story-timed_out = Die Zeit von { $chair } ist abgelaufen.
web-story-stood_in = Für { $chair } spielt jetzt ein Bot.
web-story-came_back = { $chair } spielt wieder.
web-story-voted = { $chair } will einen Bot für { $absent }.
web-story-rematch = Ein Tisch für die Revanche steht bereit.

## Afterwards

web-again = Noch einmal spielen
web-record = Aufzeichnung
web-from-here = Von hier weiterspielen
web-action-of = Aktion { $number } von { $count }
web-actions = Aktionen
web-timeline = Zeitleiste
web-see-as = Ansehen als
web-see-all = Alles
web-verified-server = { $count ->
    [one] Der Server hat 1 Aktion aus dem aufgedeckten Startwert nachgerechnet. Sie stimmt.
   *[other] Der Server hat alle { $count } Aktionen aus dem aufgedeckten Startwert nachgerechnet. Sie stimmen.
}
web-verified-not = Der Server konnte dieses Spiel nicht aus einem versprochenen Startwert nachrechnen.
web-verified-browser = In diesem Browser geprüft: Der Startwert ist der versprochene.
web-verified-broken = Der Startwert ist nicht der versprochene.
web-proof-salts = { $count ->
    [0] Niemand hat Salz gegeben: Der Server allein hat vor dem Spiel bestimmt, was ausgeteilt wird.
    [one] In diesem Browser geprüft: 1 versiegeltes Salz floss in das Austeilen ein.
   *[other] In diesem Browser geprüft: { $count } Salze, alle wie versiegelt, flossen in das Austeilen ein.
}
web-proof-open-salts = Das Salz wurde offen gegeben. Dass niemand das eigene nach dem der anderen wählte, ist nicht bewiesen.
web-proof-salts-broken = Ein Salz passt nicht zu seinem Siegel oder steckt nicht im Austeilen.
web-proof-promise-broken = Das Versprechen passt nicht zu dieser Aufzeichnung.
web-proof-own = Dein Salz steckt im Austeilen.
web-proof-own-missing = Dein Salz steckt nicht im Austeilen.
web-proof-noted = Es passt zu dem Versprechen, das sich dieser Browser am Tisch gemerkt hat.
web-proof-noted-other = Es passt nicht zu dem Versprechen, das sich dieser Browser am Tisch gemerkt hat.
web-proof-paste = Mit einem aufbewahrten Versprechen vergleichen
web-proof-same = Die Versprechen stimmen überein.
web-proof-same-seed = Für den Startwert stimmen die Versprechen überein. Salz und Einstellungen decken sie nicht ab.
web-proof-other = Die Versprechen sind verschieden: Das ist nicht dasselbe Spiel.
web-proof-none = Diese Aufzeichnung enthält kein Versprechen von vor dem Spiel.
web-proof-position = Das Spiel begann mit einer gewählten Stellung. Nichts beweist die Karten darin.
web-proof-unproven = Namen und wer wo saß kann keine Aufzeichnung beweisen.
web-live = Laufende Spiele
web-live-none = Gerade läuft kein Spiel aus der Liste.
web-done = Beendete Spiele
web-done-none = Noch keine beendeten Spiele.
web-drop = Aufzeichnung öffnen
web-drop-note = Zieh eine gespeicherte Aufzeichnung hierher oder wähle eine Datei.
web-drop-choose = Datei wählen
web-list = Liste
web-list-title = Alles, was du tun kannst

## The guided game

web-guide-next = Weiter
web-guide-running = Die anderen ziehen.
web-guide-back = Zurück
web-guide-show = Zeig es mir
web-guide-follow = In dieser Lektion: { $action }
web-guide-opponent = Gegner
web-guide-opponent-nth = Gegner { $number }
web-guide-partner = Partner
web-log-following = folgt
web-log-filter = Protokoll durchsuchen und filtern
web-log-search = Suchen
web-log-by-player = Nur dieser Platz
web-log-by-phase = Phase
web-log-all-phases = Alle Phasen
web-log-nothing = Nichts gefunden.
web-log-new = { $count ->
    [one] 1 neue Zeile, zum Ende
   *[other] { $count } neue Zeilen, zum Ende
}
web-log-money = Geld in diesem Zug
web-chat-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
}
web-rematch = Revanche
web-action = Aktion { $number }
web-finale = Ergebnis
web-finale-back = Zurück zum Tisch
web-finale-chances = Siegchancen
web-finale-chances-note = { $names }, aus Sicht des stärksten Bots
web-finale-turning-note = die größten Umschwünge
web-finale-change = { $from } → { $to } %
web-finale-replay-from = Von hier ansehen
web-finale-try-again = Von hier neu versuchen
web-finale-charts = Diagramme
web-finale-show = Diesen Moment auf der Karte zeigen
web-finale-to-end = Zurück zum Ende
web-finale-seed-kept = aufgedeckt, wie versprochen
web-finale-seed-broken = nicht der versprochene
web-from-here-title = Ab Aktion { $number } weiterspielen
web-from-here-note = Ein neuer Tisch beginnt mit dieser Stellung. Bots behalten ihre Stärke und spielen für alle anderen. Welchen Platz möchtest du?
web-from-here-as = { $own ->
    [yes] { $name }, dein Platz
   *[no] { $name }
}
web-text-size = Textgröße
web-text-size-note = Macht alle Texte und Knöpfe größer
web-text-size-normal = Normal
web-text-size-large = Groß
web-text-size-largest = Sehr groß
web-workshop = Eigenes Spielmaterial
