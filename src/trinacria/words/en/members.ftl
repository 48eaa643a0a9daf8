# What members see on their own pages, and what is refused there.

web-member-find = Find opponents
web-member-sign-in = Sign in
web-member-keep = Keep my name and games
web-member-lead = You are known on all your devices. { $count ->
    [0] No e-mail, no password.
    [one] Your table comes with you. No e-mail, no password.
   *[other] Your { $count } tables come with you. No e-mail, no password.
}
web-member-name = Your name in the club
web-member-name-length = 2 to 24 characters
web-member-free = Available. Others will see it.
web-member-taken = { $name } is taken, or looks too much like a member’s name.
web-member-others = Available:
web-member-code = Code for new members
web-member-kept = The club stores your name, your games and public keys. Nobody can sign in with a stolen database. You can leave at any time and take a file with everything.
web-member-keep-this = Keep this name
web-member-already = I’m a member already: sign in
web-member-welcome = Welcome, { $name }
web-member-second = This browser knows you now. Add a second key, so that you lose nothing if you lose this browser.
web-member-passkey = Passkey
web-member-best = best
web-member-passkey-note = Sign in on your other devices with your fingerprint, face or PIN.
web-member-passkey-address = Passkeys need a secure address (https). Use the sheet or the code.
web-member-passkey-browser = This browser has no passkeys. Use the sheet or the code.
web-member-passkey-add = Add a passkey
web-member-passkey-kept = Passkey saved.
web-member-passkey-in = Unlock as you unlock your device: fingerprint, face or PIN.
web-member-passkey-use = Use a passkey
web-member-passkey-from = { $device }, last used { $date }
web-member-passkey-out = Remove the passkey?
web-member-passkey-out-note = You can’t sign in with it any more. Devices that are signed in stay signed in.
web-member-remove = Remove
web-member-sheet = Recovery sheet
web-member-sheet-note = Signs you in once, then you get a new one. Shown only now.
web-member-sheet-show = Show the sheet
web-member-sheet-of = Recovery sheet for { $name } at { $site }
web-member-sheet-use = Works once: open { $address } and type the letters.
web-member-sheet-lost = Close without the sheet?
web-member-sheet-lost-note = You have neither printed, copied nor saved it, and it isn’t shown again. You can make a new one on your page.
web-member-sheet-lost-yes = Close
web-member-sheet-in = Each sheet works once. You get a new one afterwards.
web-member-sheet-field = Letters on the sheet
web-member-sheet-next = Your sheet is used up. This is the next one, shown only now.
web-member-sheet-have = I have the new sheet
web-member-sheet-none = None yet
web-member-sheet-from = Made { $date }
web-member-print = Print
web-member-copy = Copy
web-member-copied = Copied
web-member-copy-link = Copy the link
web-member-save = Save
web-member-saved = Saved.
web-member-phone = On my phone
web-member-phone-note = Scan a code, and the phone is signed in too.
web-member-computer = On my computer
web-member-computer-note = Type a number there, and the computer is signed in too.
web-member-phone-show = Show the code
web-member-keys-later = You’ll find all your keys on your page.
web-member-later = Later
web-member-done = Done
web-member-scan = Scan the code, or open { $address } and type the number.
web-member-qr = Code that signs another device in
web-member-good = Good for { $left } more, for one device, once.
web-member-ending = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
web-member-time-up = Time is up.
web-member-new-code = New code
web-member-devices = Your devices
web-member-device = A device
web-member-here = This browser
web-member-waiting-phone = Waiting for your phone
web-member-waiting-computer = Waiting for your computer
web-member-appears = It appears here by itself.
web-member-arrived = Signed in just now
web-member-nobody-else = Keep it to yourself: anyone who scans it can sign in as you. All your devices hear of each new one.
web-member-number = Number on another device
web-member-number-note = On a device that is signed in, open your page and choose “On my phone” or “On my computer”.
web-member-six = Six digits
web-member-code-scanned = Sign in with the code
web-member-code-scanned-note = The code comes from a device that is signed in. It works once.
web-member-in-here = Sign in on this device
web-member-lost = Lost everything? The host of this server can give you a new key.
web-member-mine = Your page
web-member-since = Member since { $date }
web-member-about = About you
web-member-line = A line about you
web-member-face = Your face
web-member-face-choose = Choose a face
web-member-face-letter = My first letter
web-member-keys = Your keys
web-member-more-keys = Add a key
web-member-used = Last used { $date }
web-member-out = Sign out
web-member-out-of = Sign out { $device }
web-member-out-here = Sign out here?
web-member-out-here-note = This browser forgets your seats. You get them back when you sign in again. Without a second key you can’t.
web-member-out-all = Sign out everywhere
web-member-out-all-note = All devices are signed out, this one too. You can come back only with a passkey or the recovery sheet.
web-member-link-off = Turn off the link to my seat
web-member-link-sure = Turn off the link?
web-member-link-note = The link no longer opens your seat, on any device. You keep the seat wherever you are signed in.
web-member-link-yes = Turn off
web-member-link-is-off = The link to your seat is off. You keep the seat wherever you are signed in.
web-member-deeds = Activity
web-member-leave = Leave the club
web-member-export-note = One file with everything the club knows about you, finished games included.
web-member-export = Save my data
web-member-exported = The file is saved.
web-member-leave-note = Leaving deletes your name, keys and devices. Finished games stay. After 30 days, others can take your name.
web-member-leave-type = Type { $name } to leave
web-member-leave-yes = Leave for good
web-member-not-you = Wasn’t that you?
web-member-look = Look at your keys
web-member-was-me = It was me
web-member-older = Older tables
web-member-hello = Hello, { $name }
web-member-waits = { $count ->
    [0] Nobody is waiting for you, { $name }
    [one] A table is waiting for you, { $name }
   *[other] { $count } tables are waiting for you, { $name }
}
web-member-lead-home = Play a bot, or open a table and invite somebody.
web-member-next = Next table: { $table }
web-member-offer-title = Keep this game?
web-member-offer = Keep your name and games on all your devices. No e-mail, no password.
web-member-not-now = Not now

club-error-passkey = This passkey doesn’t open anything here. Try again, or use another way to sign in.
club-error-passkey-late = That took too long. Try again.
club-error-passkey-site = Passkeys need a secure address (https). Use the recovery sheet or the code.
club-error-passkeys = You have { $most } passkeys already. Remove one first.
club-error-many-names = Too many names were tried from here. Wait a minute.
