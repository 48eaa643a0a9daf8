# Members of a server: the host's command, and what is refused.

club-help = Mitglieder eines Servers und wie sein Club geführt wird. Geht auch bei laufendem Server.
club-help-command = { $command ->
    [list] Listet die Mitglieder auf.
    [key] Gibt ein neues Rettungsblatt für ein Mitglied aus, das alle Geräte verloren hat.
    [rename] Gibt einem Mitglied einen anderen Namen.
    [suspend] Sperrt ein Mitglied bis auf Weiteres: Es kann nur zuschauen.
    [restore] Lässt ein gesperrtes Mitglied wieder mitspielen.
    [remove] Entfernt ein Mitglied und alles, was darüber gespeichert ist. Die Spiele bleiben.
    [admission] Legt fest, wer Mitglied werden kann: alle, wer einen Code hat, oder niemand.
    [name] Gibt dem Club einen Namen.
    [picture] Wählt das Bild des Clubs: eine Person aus Famiglia, etwa r2-1. Ohne Angabe wird es entfernt.
   *[log] Zeigt, was Mitglieder und Clubleitung getan haben.
}
club-help-count = Wie viele Zeilen gezeigt werden.
club-help-code-count = Wie viele mit dem Code beitreten können.
club-listed = { $name }, seit { $since }{ $state ->
    [suspended] , gesperrt
   *[member] {""}
}
club-count = { $count ->
    [0] Noch keine Mitglieder.
    [one] { $count } Mitglied.
   *[other] { $count } Mitglieder.
}
club-key-given = Rettungsblatt für { $name }: { $sheet }
    Gib es unter vier Augen weiter: Wer es hat, kann sich anmelden. Es gilt einmal.
club-renamed = { $before } heißt jetzt { $after }.
club-suspended = { $name } kann nur zuschauen, bis du die Mitgliedschaft wiederherstellst.
club-restored = { $name } kann sich wieder hinsetzen und schreiben.
club-removed = { $name } ist kein Mitglied mehr.
club-admission = { $who ->
    [open] Alle können Mitglied werden.
    [code] Neue Mitglieder brauchen diesen Code: { $code }
   *[closed] Niemand kann mehr Mitglied werden.
}
club-admitted = { $who ->
    [open] Alle können Mitglied werden.
    [code] Neue Mitglieder brauchen einen Code.
   *[closed] Niemand kann Mitglied werden.
}
club-code-left = { $left ->
    [0] Der Code ist aufgebraucht: { $most } sind damit beigetreten.
    [one] Noch { $left } Person von { $most } kann mit dem Code beitreten.
   *[other] Noch { $left } Personen von { $most } können mit dem Code beitreten.
}
club-code-until = Der Code gilt bis zum Ende des Tages { $day }.
club-named = Der Club heißt { $name }.
club-pictured = { $shown ->
    [yes] Das Bild des Clubs ist { $person }.
   *[no] Der Club hat jetzt kein Bild.
}
club-former = Ein ehemaliges Mitglied
club-deed = { $what ->
    [joined] { $who } ist Mitglied geworden.
    [sheet] { $who } hat ein Rettungsblatt gemacht.
    [sheet_used] { $who } hat sich mit dem Rettungsblatt angemeldet.
    [paired] { $who } hat ein Gerät hinzugefügt{ $named ->
        [no] {""}
       *[yes] : { $device }
    }.
    [passkey] { $who } hat einen Passkey hinzugefügt.
    [passkey_used] { $who } hat sich mit einem Passkey angemeldet.
    [passkey_out] { $who } hat einen Passkey entfernt.
    [renamed] { $before } heißt jetzt { $after }.
    [described] { $who } hat das Profil geändert.
    [signed_out] { $who } hat ein Gerät abgemeldet{ $named ->
        [no] {""}
       *[yes] : { $device }
    }.
    [signed_out_all] { $who } hat sich überall abgemeldet.
    [link_off] { $who } hat den Link zu einem Platz abgeschaltet.
    [left] Ein Mitglied ist gegangen.
    [key_given] Die Clubleitung hat ein neues Rettungsblatt für { $who } gemacht.
    [suspended] { $who } wurde von der Clubleitung gesperrt.
    [restored] { $who } wurde von der Clubleitung wieder zugelassen.
    [removed] Die Clubleitung hat ein Mitglied entfernt.
   *[club] Die Clubleitung hat geändert, wie der Club geführt wird.
}
club-error-none = Dieser Server hat keine Mitglieder: Alle spielen als Gäste.
club-error-closed = Dieser Club nimmt keine neuen Mitglieder auf. Frag die Clubleitung.
club-error-admission-code = Mit diesem Code kommst du nicht herein. Frag die Clubleitung nach dem aktuellen.
club-error-code-used = Dieser Code ist aufgebraucht. Bitte die Clubleitung um einen neuen.
club-error-code-ended = Dieser Code ist abgelaufen. Bitte die Clubleitung um einen neuen.
club-error-picture = Ein Bild { $person } gibt es nicht. Wähle eines von diesen: { $known }.
club-error-name-length = Ein Name hat { $least } bis { $most } Zeichen.
club-error-name-letters = Ein Name besteht nur aus Buchstaben, Ziffern, Leerzeichen, Punkten, Bindestrichen und Apostrophen.
club-error-name-taken = Der Name { $name } ist vergeben oder sieht einem vergebenen ähnlich. Wähle einen anderen.
club-error-key = Dieses Gerät ist nicht angemeldet. Melde dich noch einmal an.
club-error-suspended = Diese Mitgliedschaft ist gesperrt. Frag die Clubleitung.
club-error-sheet = Dieses Rettungsblatt öffnet nichts. Es gilt nur das neueste, und nur einmal.
club-error-number = Name und Zahl passen nicht zusammen, oder die Zahl ist zu alt. Zeig auf deinem anderen Gerät eine neue.
club-error-pairing = Dieser Code ist zu alt oder schon benutzt. Zeig auf deinem anderen Gerät einen neuen.
club-error-devices = Du bist schon auf { $most } Geräten angemeldet. Melde zuerst eines ab.
club-error-device = Dieses Gerät ist schon abgemeldet.
club-error-seat = Das ist nicht dein Platz.
club-error-leave-name = Um den Club zu verlassen, tippe deinen Namen genau so, wie er geschrieben ist.
club-error-unknown = Es gibt kein Mitglied namens { $name }.
club-error-many-keys = Zu viele Versuche von hier. Warte eine Minute.
club-error-many-members = Von hier kamen heute zu viele neue Mitglieder. Versuch es morgen noch einmal.
club-error-no-database = Unter { $file } gibt es keine Datenbank.
