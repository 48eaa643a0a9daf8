# The page: the way back to one's own seat, and what those at the table are asked about it.

return-title = Your way back
return-seat = Your seat
return-seated = You sit at seat { $number }
return-lead = Open this link on any device, as often as you like, and you are in your seat again.
return-link = Link to your seat
return-copied = { $done ->
    [yes] Copied for you. Paste it somewhere safe.
   *[no] Press Copy and paste it somewhere safe.
}
return-copy = Copy
return-copy-again = Copy again
return-send = Send to myself
return-calendar = Add to my calendar
return-mail = Your way back to the table. Keep it to yourself: this link opens your seat.
return-yours = Only for you.
return-yours-note = Anyone who has this link, also from a shared calendar, can play for you. Friends get their own links.
return-lost = Lost it?
return-lost-note = This browser remembers you. Elsewhere, open your invitation again and ask the table to let you back in.
return-qr = QR code of your way back
return-camera = Point your phone’s camera here to continue there
return-go-on = Go to the table
return-find = You will find this again at your seat.
return-rename = Rename
return-new-name = New name
return-rename-save = Save
return-stand-up = Stand up
return-leave-note = You give up your seat for good. A bot plays on until the host invites someone else.
return-sure-leave = Leave your seat?
return-leave = Leave my seat

## A used invitation

return-used = This invitation is { $name }’s seat
return-used-note = { $name } sat down with it in another browser. Which is true?
return-me = I am { $name }
return-me-note = Open your own link, or let the people at the table say yes.
return-someone = I am someone else
return-someone-free = Another seat is still free.
return-someone-note = You need an invitation of your own.
return-someone-full = { $by ->
    [host] Ask { $host }, the host, for a link of your own.
   *[nobody] Ask the host for a link of your own.
}
return-watch = I only want to watch
return-watch-note = You see what is public.
return-own-note = You already have a seat at this table.
return-waiting = The people at the table are being asked. This page goes to your seat when they say yes.
return-waiting-note = While { $name } is there in another browser, the answer comes from there. In a running game, others can say yes only after { $name } has been away for a while. You can keep this page open or come back to it later.
return-declined = The answer was no. Open your own link, or talk to the people at the table and ask again.

## What those at the table are asked

return-asked = Back to a seat
return-question = { $part ->
    [own] Someone opened your invitation in another browser. Is that you?
    [player] Someone opened { $name }’s invitation and says: that is me. { $name } is here and answers.
    [voted] You said yes: { $name } may come back. The others are still being asked.
    [wait] Someone opened { $name }’s invitation and says: that is me. You can say yes once { $name } has been away long enough.
   *[others] Someone opened { $name }’s invitation in another browser and says: that is me. Is that true? They would see { $name }’s secrets.
}
return-yes = { $part ->
    [own] Yes, that is me
   *[other] Yes, let them in
}
return-no = { $part ->
    [own] No, not me
   *[other] No
}
