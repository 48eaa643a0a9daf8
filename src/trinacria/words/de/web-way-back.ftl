# The page: the way back to one's own seat, and what those at the table are asked about it.

return-title = Dein Rückweg
return-seat = Dein Platz
return-seated = Du sitzt auf Platz { $number }
return-lead = Öffne diesen Link auf jedem Gerät, so oft du willst, und du sitzt wieder an deinem Platz.
return-link = Link zu deinem Platz
return-copied = { $done ->
    [yes] Für dich kopiert. Füg ihn an einem sicheren Ort ein.
   *[no] Drück „Kopieren“ und füg ihn an einem sicheren Ort ein.
}
return-copy = Kopieren
return-copy-again = Noch einmal kopieren
return-send = Mir selbst schicken
return-calendar = In meinen Kalender
return-mail = Dein Rückweg zum Tisch. Behalte ihn für dich: Dieser Link öffnet deinen Platz.
return-yours = Nur für dich.
return-yours-note = Wer diesen Link hat, auch aus einem geteilten Kalender, kann für dich spielen. Freunde bekommen eigene Links.
return-lost = Verloren?
return-lost-note = Dieser Browser erinnert sich an dich. Anderswo öffne noch einmal deine Einladung und bitte den Tisch, dich wieder hereinzulassen.
return-qr = QR-Code deines Rückwegs
return-camera = Richte die Kamera deines Handys hierher, um dort weiterzuspielen
return-go-on = Zum Tisch
return-find = Du findest das hier an deinem Platz wieder.
return-rename = Umbenennen
return-new-name = Neuer Name
return-rename-save = Speichern
return-stand-up = Aufstehen
return-leave-note = Du gibst deinen Platz endgültig auf. Ein Bot spielt weiter, bis die Tischleitung jemand anderen einlädt.
return-sure-leave = Deinen Platz verlassen?
return-leave = Platz verlassen

## A used invitation

return-used = Diese Einladung ist der Platz von { $name }
return-used-note = { $name } hat sich damit in einem anderen Browser hingesetzt. Was stimmt?
return-me = Ich bin { $name }
return-me-note = Öffne deinen eigenen Link, oder lass die Leute am Tisch Ja sagen.
return-someone = Ich bin jemand anders
return-someone-free = Ein anderer Platz ist noch frei.
return-someone-note = Du brauchst eine eigene Einladung.
return-someone-full = { $by ->
    [host] Bitte { $host } (leitet den Tisch) um einen eigenen Link.
   *[nobody] Bitte die Tischleitung um einen eigenen Link.
}
return-watch = Ich möchte nur zuschauen
return-watch-note = Du siehst, was offen liegt.
return-own-note = Du hast an diesem Tisch schon einen Platz.
return-waiting = Die Leute am Tisch werden gefragt. Sagen sie Ja, geht diese Seite an deinen Platz.
return-waiting-note = Solange { $name } in einem anderen Browser da ist, kommt die Antwort von dort. In einem laufenden Spiel können andere erst Ja sagen, wenn { $name } eine Weile weg war. Du kannst diese Seite offen lassen oder später wiederkommen.
return-declined = Die Antwort war Nein. Öffne deinen eigenen Link, oder sprich mit den Leuten am Tisch und frag noch einmal.

## What those at the table are asked

return-asked = Zurück an einen Platz
return-question = { $part ->
    [own] Jemand hat deine Einladung in einem anderen Browser geöffnet. Bist du das?
    [player] Jemand hat die Einladung von { $name } geöffnet und sagt: Das bin ich. { $name } ist da und antwortet.
    [voted] Du hast Ja gesagt: { $name } darf zurückkommen. Die anderen werden noch gefragt.
    [wait] Jemand hat die Einladung von { $name } geöffnet und sagt: Das bin ich. Ja sagen kannst du, wenn { $name } lange genug weg war.
   *[others] Jemand hat die Einladung von { $name } in einem anderen Browser geöffnet und sagt: Das bin ich. Stimmt das? Zu sehen wären dort die Geheimnisse von { $name }.
}
return-yes = { $part ->
    [own] Ja, das bin ich
   *[other] Ja, hereinlassen
}
return-no = { $part ->
    [own] Nein, nicht ich
   *[other] Nein
}
