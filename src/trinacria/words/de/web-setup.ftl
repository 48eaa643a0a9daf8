# The page: setting up a table.

web-setup-title = Tisch einrichten
web-setup-how = Wie möchtest du spielen?
web-setup-preset-friends = Heute Abend mit Freunden
web-setup-preset-friends-note = Alle bekommen einen Link. Keine Uhr.
web-setup-preset-days = Ohne Eile
web-setup-preset-days-note = 2 Tage pro Zug. Du erfährst, wenn du dran bist.
web-setup-preset-bots = Gegen Bots
web-setup-preset-bots-note = Beginnt sofort.
web-setup-preset-screen = Ein Bildschirm
web-setup-preset-screen-note = Reihum weitergeben. Ein Vorhang verdeckt Karten.
web-setup-who = Wer wo sitzt
web-setup-players = { $count ->
    [one] Allein
    [2] Zu zweit
    [3] Zu dritt
    [4] Zu viert
   *[other] Zu { $count }
}
web-setup-seat-me = { $name }, du
web-setup-seat-open = { $as ->
    [partner] Partner
   *[friend] Jemand
}
web-setup-note-me = richtet den Tisch ein
web-setup-note-open = bekommt einen Link
web-setup-note-bot = ist sofort da
web-setup-note-same-screen = an diesem Bildschirm
web-setup-seats-note = { $partners ->
    [yes] Volle Linie: deine Seite. Gestrichelt: die andere. Drück auf einen Platz für einen Menschen, einen Bot oder dich.
   *[no] Wer anfängt, wird ausgelost. Drück auf einen Platz für einen Menschen, einen Bot oder dich.
}
web-setup-terms = Wie ihr spielt
web-setup-no-clock = Keine Uhr
web-setup-everyone-here = Alle sind da.
web-setup-late = Ist die Zeit um: { $what ->
    [rated] du verlierst.
    [bot_plays_once] Ein Bot spielt diesen einen Zug.
    [bot_takes_seat] Ein Bot übernimmt den Platz.
   *[nothing] Nichts geschieht.
}
web-setup-options = { $count ->
    [0] Optionen: alles wie üblich
   *[other] Optionen:
}
web-setup-differs = { $count ->
    [one] 1 weicht ab
   *[other] { $count } weichen ab
}
web-setup-standard = Tipps und Rückgängig sind an.
web-setup-except = Anders als üblich: { $what }.
web-setup-name = { $count ->
    [one] Dein Name: { $names }
   *[other] Namen: { $names }
}
web-setup-name-note = Du kannst ihn auch am Tisch ändern.
web-setup-name-of = Name auf Platz { $number }
web-setup-watching = { $on ->
    [true] Gäste dürfen zuschauen
   *[false] Niemand darf zuschauen
}
web-setup-listed = { $on ->
    [true] In der Liste für alle auf diesem Server
   *[false] Nicht öffentlich aufgeführt
}
web-setup-more = Mehr
web-setup-own-pack = anderes Material
web-setup-more-note = { $packs ->
    [yes] Spielmaterial, nachweislich fair
   *[no] Nachweislich fair
}
web-setup-sum = { $links ->
    [0] { $people ->
        [0] { $bots ->
            [one] 1 Bot ist bereit.
           *[other] { $bots } Bots sind bereit.
        }
       *[other] Alle spielen an diesem Bildschirm.
    }
    [one] 1 Link zu verschicken{ $bots ->
        [0] .
        [one] , 1 Bot.
       *[other] , { $bots } Bots.
    }
   *[other] { $links } Links zu verschicken{ $bots ->
        [0] .
        [one] , 1 Bot.
       *[other] , { $bots } Bots.
    }
}
web-setup-way-back = Auch du bekommst deinen eigenen Rückweg.
web-setup-go = { $way ->
    [open] Tisch öffnen
    [screen] An diesem Bildschirm beginnen
    [watch] Den Bots zuschauen
   *[bots] { $bots ->
        [one] Gegen 1 Bot beginnen
       *[other] Gegen { $bots } Bots beginnen
    }
}
web-setup-rated = Gewertetes Spiel
web-setup-unrated = { $why ->
    [guest] Gewertet spielen nur Mitglieder. Behalte zuerst deinen Namen.
    [seats] Gewertet braucht jeder Platz ein Mitglied: Verschicke Links, statt Bots oder einen gemeinsamen Bildschirm zu nehmen.
    [clock] Gewertete Spiele brauchen eine Uhr.
   *[options] Gewertete Spiele nutzen die üblichen Optionen und den Inhalt des Spiels.
}
