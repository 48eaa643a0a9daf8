# Members of a server: the host's command, and what is refused.

club-help = Members of a server and how its club is run. Works while the server runs.
club-help-command = { $command ->
    [list] List the members.
    [key] Print a new recovery sheet for a member who has lost all devices.
    [rename] Give a member another name.
    [suspend] Suspend a member until further notice: they can only watch.
    [restore] Let a suspended member play again.
    [remove] Remove a member and everything stored about them. Their games stay.
    [admission] Choose who can become a member: everybody, those with a code, or nobody.
    [name] Name the club.
    [picture] Choose the picture of the club: a person of Famiglia, such as r2-1. Without one, remove it.
   *[log] Show what members and the host have done.
}
club-help-count = How many lines to show.
club-help-code-count = How many people can join with the code.
club-listed = { $name }, since { $since }{ $state ->
    [suspended] , suspended
   *[member] {""}
}
club-count = { $count ->
    [0] No members yet.
    [one] { $count } member.
   *[other] { $count } members.
}
club-key-given = Recovery sheet for { $name }: { $sheet }
    Pass it on in private: anyone who has it can sign in. It works once.
club-renamed = { $before } is now called { $after }.
club-suspended = { $name } can only watch until you restore the membership.
club-restored = { $name } can sit down and talk again.
club-removed = { $name } is no longer a member.
club-admission = { $who ->
    [open] Anyone can become a member.
    [code] New members need this code: { $code }
   *[closed] Nobody can become a member any more.
}
club-admitted = { $who ->
    [open] Anyone can become a member.
    [code] New members need a code.
   *[closed] Nobody can become a member.
}
club-code-left = { $left ->
    [0] The code is used up: { $most } joined with it.
    [one] { $left } more person can join with the code, of { $most }.
   *[other] { $left } more people can join with the code, of { $most }.
}
club-code-until = The code works until the end of { $day }.
club-named = The club is called { $name }.
club-pictured = { $shown ->
    [yes] The club’s picture is { $person }.
   *[no] The club has no picture now.
}
club-former = A former member
club-deed = { $what ->
    [joined] { $who } became a member.
    [sheet] { $who } made a recovery sheet.
    [sheet_used] { $who } signed in with the recovery sheet.
    [paired] { $who } added a device{ $named ->
        [no] {""}
       *[yes] : { $device }
    }.
    [passkey] { $who } added a passkey.
    [passkey_used] { $who } signed in with a passkey.
    [passkey_out] { $who } removed a passkey.
    [renamed] { $before } is now called { $after }.
    [described] { $who } changed the profile.
    [signed_out] { $who } signed out a device{ $named ->
        [no] {""}
       *[yes] : { $device }
    }.
    [signed_out_all] { $who } signed out everywhere.
    [link_off] { $who } turned off the link to a seat.
    [left] A member left.
    [key_given] The host made a new recovery sheet for { $who }.
    [suspended] The host suspended { $who }.
    [restored] The host restored { $who }.
    [removed] The host removed a member.
   *[club] The host changed how the club is run.
}
club-error-none = This server has no members: everybody plays as a guest.
club-error-closed = This club takes no new members. Ask the host.
club-error-admission-code = This code doesn’t let you in. Ask the host for the current one.
club-error-code-used = This code has been used as often as it can be. Ask the host for a new one.
club-error-code-ended = This code has expired. Ask the host for a new one.
club-error-picture = There is no picture { $person }. Choose one of these: { $known }.
club-error-name-length = A name must have { $least } to { $most } characters.
club-error-name-letters = A name can only have letters, digits, spaces, dots, hyphens and apostrophes.
club-error-name-taken = The name { $name } is taken, or looks like one that is. Choose another.
club-error-key = This device is not signed in. Sign in again.
club-error-suspended = This membership is suspended. Ask the host.
club-error-sheet = This recovery sheet isn’t valid. Only the newest one works, and only once.
club-error-number = Name and number don’t match, or the number is too old. Show a new one on your other device.
club-error-pairing = This code is too old or was already used. Show a new one on your other device.
club-error-devices = You are signed in on { $most } devices already. Sign one out first.
club-error-device = This device was already signed out.
club-error-seat = You don’t have this seat.
club-error-leave-name = Type your name exactly as it is written to leave the club.
club-error-unknown = There is no member called { $name }.
club-error-many-keys = Too many attempts from here. Wait a minute.
club-error-many-members = Too many new members came from here today. Try again tomorrow.
club-error-no-database = There is no database at { $file }.
