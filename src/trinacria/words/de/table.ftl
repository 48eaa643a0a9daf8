# What a table says to people and programs.

table-error-unknown = Diesen Tisch gibt es nicht. Prüfe den Link.
table-error-pack = Auf diesem Server gibt es kein Paket mit dem Hash { $pack }.
table-error-many-packs = Die Grenze für Pakete, die keiner deiner Tische benutzt ({ $most }), ist erreicht. Spiel mit einem davon oder warte, bis die ältesten entfernt sind.
table-error-packs-full = Dieser Server kann gerade kein weiteres Paket aufnehmen. Versuch es später noch einmal.
table-error-other-pack = Das Paket eines Tischs lässt sich nicht ändern. Richte für ein anderes einen neuen Tisch ein.
table-error-trial = Dieses Paket ließ sich nicht ausprobieren. Prüfe es, dann versuch es noch einmal.
pack-fault-empty = Es sind keine Dateien darin
pack-fix-empty = die Dateien eines Pakets
pack-fault-many-files = Es sind zu viele Dateien darin
pack-fix-many-files = { $most ->
    [one] höchstens 1 Datei
   *[other] höchstens { $most } Dateien
}
pack-fault-name = So heißt keine Datei eines Pakets
pack-fix-name = ein einfacher Dateiname, ohne Ordner oder Verknüpfungen
pack-fault-large-file = Diese Datei ist zu groß
pack-fix-large-file = höchstens { $most } kB
pack-fault-large = Das Paket ist zu groß
pack-fix-large = höchstens { $most } kB insgesamt
pack-fault-archive = Das ist kein Zip-Archiv, oder es ist beschädigt
pack-fix-archive = ein Zip-Archiv mit den Dateien eines Pakets
pack-fault-packed = Diese Datei ist auf eine Art gepackt, die sich hier nicht öffnen lässt
pack-fix-packed = ein gewöhnliches Zip-Archiv („deflate“) oder eines ohne Kompression
pack-fault-locked = Dieses Archiv ist mit einem Passwort geschützt
pack-fix-locked = ein Archiv ohne Passwort
pack-fault-twice = Diese Datei ist zweimal im Archiv
pack-fix-twice = jede Datei einmal
pack-fault-text = Das ist kein UTF-8-Text
pack-fix-text = eine Textdatei
pack-fault-unreadable = Die Prüfung dieses Pakets dauert zu lange
pack-fix-unreadable = ein Paket, etwa so groß wie das mitgelieferte
table-error-path = Unter dieser Adresse gibt es nichts.
table-error-method = Diese Anfrage wird hier nicht unterstützt.
table-error-host = Dieser Server ist für den Namen { $host } nicht eingerichtet. Wer ihn betreibt, kann das erlauben: trinacria serve --allow-host { $host }
table-error-origin = Die Seite { $origin } darf das nicht. Öffne die eigene Seite dieses Servers.
table-error-large = Das ist zu lang. Die Grenze in Bytes ist { $most }.
table-error-head = Die Kopfzeilen dieser Anfrage sind zu lang. Die Grenze in Bytes ist { $most }.
table-error-address = Diese Adresse ist zu lang. Die Grenze in Bytes ist { $most }.
table-error-slow = Die Anfrage kam zu langsam an. Versuch es noch einmal.
table-error-message = Diese Nachricht ist nicht verständlich: { $reason }
table-error-hello = Die erste Nachricht muss „hello“ sein.
table-error-hello-again = „hello“ lässt sich nur einmal senden. Öffne dafür eine neue Verbindung.
table-error-version = Dieser Server spricht Version { $known } des Protokolls, nicht { $found }. Lade die Seite neu.
table-error-flood = Zu viele Anfragen. Warte einen Moment.
table-error-much-stored = Zu viele Änderungen auf einmal aus deinem Netz. Warte einen Moment.
table-error-log-full = Dieser Tisch kann davon nichts mehr von dir speichern. Spielen kannst du weiter.
table-error-many-listed = Die Grenze für offene Tische in der Liste ({ $most }) ist erreicht. Starte einen davon oder liste diesen nicht auf.
table-error-many-unstarted = Die Grenze für Tische, die nicht begonnen haben ({ $most }), ist erreicht. Starte zuerst einige davon.
table-error-many-today = Von hier wurden heute zu viele Tische eingerichtet. Die Grenze liegt bei { $most } am Tag.
table-error-fault = Auf dem Server ging etwas schief. Es hat sich nichts geändert. Versuch es noch einmal.
table-error-store = Der Server kann gerade nicht speichern. Es hat sich nichts geändert. Versuch es noch einmal.
table-error-secret = Dieser Link gilt nicht mehr. Bitte um einen neuen.
table-error-link-off = Dieser Link wurde abgeschaltet. Ist es dein Platz, melde dich an, um ihn zu öffnen.
table-error-invitation = Das ist eine Einladung. Nimm zuerst damit Platz.
table-error-not-host = Das kann nur, wer den Tisch leitet.
table-error-spectator = Beim Zuschauen geht das nicht.
table-error-no-spectators = An diesem Tisch ist Zuschauen nicht erlaubt.
table-error-spectators-only = Wer zuschaut, hat bis zum Spielende einen eigenen Chat.
table-error-beside = Unter deiner Adresse spielt jemand an diesem Tisch mit, darum kannst du den Chat der Zuschauenden erst nach dem Spiel lesen.
table-error-no-partner = Du hast an diesem Tisch keinen Partner.
table-error-empty = Diese Nachricht ist leer.
table-error-started = Das Spiel hat schon begonnen.
table-error-not-started = Das Spiel hat noch nicht begonnen.
table-error-over = Das Spiel ist vorbei.
table-error-not-over = Das siehst du, wenn das Spiel vorbei ist.
table-error-paused = Das Spiel ist angehalten.
table-error-not-paused = Das Spiel ist nicht angehalten.
table-error-stale = Das Spiel ist weitergegangen. Sieh noch einmal hin, dann entscheide.
table-error-not-asked = Du bist gerade nicht dran.
table-error-stand-in = Ein Bot spielt für dich. Übernimm zuerst wieder deinen Platz.
table-error-no-stand-in = Für dich spielt kein Bot.
table-error-undo-off = An diesem Tisch lässt sich nichts rückgängig machen.
table-error-no-undo = Das lässt sich nicht rückgängig machen: Es wurde etwas aufgedeckt, oder jemand anders hat gehandelt.
table-error-premove = Das kannst du nicht vorausplanen: Vorher muss etwas anderes geschehen.
table-error-hints-off = An diesem Tisch sind Tipps ausgeschaltet.
table-error-no-hint = Für diese Entscheidung fand sich kein Tipp.
table-error-hints-many = Du hast viele Tipps verlangt. Warte einen Moment.
table-error-rated-position = Ein gewertetes Spiel beginnt von vorn, nicht in einer Stellung.
table-error-rated-pack = Ein gewerteter Tisch spielt mit den Karten und dem Plan des Spiels.
table-error-rated-options = Ein gewerteter Tisch spielt mit den üblichen Optionen.
table-error-rated-clock = Ein gewerteter Tisch braucht eine Uhr.
table-error-rated-hints = An einem gewerteten Tisch gibt es keine Tipps.
table-error-rated-bots = An einem gewerteten Tisch spielen keine Bots.
table-error-rated-twice = An einem gewerteten Tisch braucht jeder Platz ein eigenes Mitglied.
table-error-rated-guests = An einem gewerteten Tisch sitzen nur Mitglieder. Behalte zuerst deinen Namen.
table-error-rated-seated = Auf diesen Plätzen sitzen keine Mitglieder: { $names }.
table-error-rated-sealed = An einem gewerteten Tisch müssen alle die Kartenverteilung versiegeln. Noch nicht versiegelt: { $names }.
table-error-rated-undo = An einem gewerteten Tisch wird nach dem Zug eines anderen nichts zurückgenommen.
table-error-rated-seat = In einem gewerteten Spiel wechselt kein Platz den Besitzer.
table-error-rated-settled = Ob ein Tisch gewertet wird, steht fest, sobald er eingerichtet ist.
table-error-no-chair = Es gibt keinen Platz { $chair }. Die Plätze sind { $known }.
table-error-chair-taken = Platz { $chair } ist besetzt.
table-error-chairs-open = Es sind noch Plätze frei. Besetze sie mit Menschen oder Bots.
table-error-awaited = Noch nicht da: { $names }. Die Partie beginnt, wenn alle da sind. Möchte jemand nicht mitspielen, gib den Platz frei.
table-error-open-salt = Salz wird jetzt zuerst versiegelt, damit niemand das eigene nach dem der anderen wählen kann. Lade die Seite neu.
table-error-unopened = Dein letztes Salz wurde nicht rechtzeitig geöffnet; ein weiteres kannst du an diesem Tisch nicht geben.
table-error-opening = Das Salz wird gerade geöffnet. Am Tisch lässt sich jetzt nichts ändern.
table-error-not-opening = Gerade wird kein Salz geöffnet.
table-error-still-opening = Noch ist Zeit, das Salz zu öffnen: { $seconds ->
    [one] 1 Sekunde.
   *[other] { $seconds } Sekunden.
}
table-error-no-seal = Der Tisch wartet auf kein Salz von dir.
table-error-wrong-salt = Das ist nicht das Salz, das du versiegelt hast.
table-error-chairs = { $wanted ->
    [one] Dieses Spiel hat 1 Platz
   *[other] Dieses Spiel hat { $wanted } Plätze
}, { $found ->
    [one] genannt ist aber 1.
   *[other] genannt sind aber { $found }.
}
table-error-full = Alle Plätze sind besetzt.
table-error-not-person = Auf Platz { $chair } spielt kein Mensch.
table-error-present = Wer auf Platz { $chair } spielt, ist da.
table-error-voted = Du hast schon abgestimmt.
table-error-not-gone = Wer auf Platz { $chair } spielt, kann noch zurückkommen. Warte, bis die Zeit abgelaufen ist.
table-error-bot-agreed = Für andere kann nur der vor dem Spiel vereinbarte Bot spielen: { $bot }.
table-error-asked-already = Die Frage ist schon gestellt und noch nicht beantwortet.
table-error-declined = Die Antwort war gerade Nein. Frag später noch einmal.
table-error-offer-open = Ein anderes Angebot ist noch offen. Antworte darauf oder warte.
table-error-nobody-agrees = Auf der anderen Seite spielt kein Mensch mehr, zustimmen kann also niemand. Spiel weiter, gib auf oder warte, bis jemand den Platz übernimmt.
table-error-offer-declined = Dein letztes Angebot wurde gerade abgelehnt. Versuch es später wieder.
table-error-no-offer = Es gibt kein Angebot, auf das du antworten könntest.
table-error-no-request = Niemand hat dich um diesen Platz gebeten.
table-error-return-soon = Nach diesem Platz wurde eben erst gefragt. Frag in einer Minute noch einmal.
table-error-no-return = Niemand möchte auf diesen Platz zurück.
table-error-return-here = Wer auf diesem Platz spielt, ist da und antwortet allein.
table-error-pause-held = Die Tischleitung hat das Spiel angehalten. Fortsetzen kannst du es, wenn sie eine Weile weg ist oder die Pause lange gedauert hat.
table-error-bot = Für dieses Spiel gibt es keinen Bot „{ $bot }“. Verfügbare Bots: { $known }.
table-error-bots-many = An { $most } deiner Tische spielen schon Bots. Beende zuerst ein Spiel.
table-error-other-game = Das Spiel eines Tischs lässt sich nicht ändern. Richte einen neuen ein.
table-error-language = Die Sprache „{ $language }“ gibt es hier nicht. Wähle eine von { $known }.
table-error-no-moment = Nach Zug { $number } lässt sich das Spiel nicht fortsetzen. Der letzte mögliche Zug ist { $last }.
table-error-position-chance = Ein Tisch teilt selbst aus. Eine Stellung mit vorgegebenem Zufall lässt sich hier nicht spielen.
table-error-position-over = In dieser Stellung ist das Spiel schon vorbei.
table-error-position-broken = Diese Stellung lässt sich nicht zu Ende spielen.
table-error-unreadable = Das ist nicht lesbar, oder das Lesen dauert zu lange.
table-error-busy = Der Server liest gerade für andere. Versuch es gleich noch einmal.
table-error-too-heavy = Mehrere Anfragen von hier brauchten zu lange zum Lesen. Versuch es in einer Minute noch einmal.
table-error-deep = Das ist zu tief verschachtelt.
table-error-many-parts = Das hat zu viele Teile.
table-error-rematch-made = Den Tisch für die Revanche gibt es schon.
table-error-rules = Dieser Tisch begann mit Version { $found } der Regeln; dieser Server spielt Version { $known }. Nimm die Ausgabe, mit der er begann.
table-error-damaged = Dieser Tisch ist beschädigt und nicht spielbar. Sein Protokoll bleibt erhalten, andere Tische sind nicht betroffen.
table-error-plan-full = Die Karte ist voller Zeichen: Die Grenze ist { $most }. Lösche zuerst einige.

table-player = Gast { $number }
table-bye-secret = Dein Link wurde durch einen neuen ersetzt.
table-bye-gone = Dieser Tisch wurde geschlossen, weil lange nichts geschehen ist.
table-bye-missed = Nicht alle sind rechtzeitig gekommen. Deine Suche geht weiter, wo sie war.
table-bots-busy = Die Bots sind an anderen Tischen beschäftigt. Dein Tisch steht in der Warteschlange.
