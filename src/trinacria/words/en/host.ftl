# The host of a club: what is refused, what the command says, and the host's page.


# ---- what is refused

host-error-key = This link no longer opens the host’s page. Print a new one with “trinacria club host”.
host-error-reason = Give a reason. It goes into the log.
host-error-word = This contains a word the club doesn’t allow. Say it another way.
host-error-suspended = This membership is suspended. You can watch, but not sit down or talk.{ $given ->
    [yes] {" "}Reason: { $reason }
   *[no] {""}
}
host-error-suspended-until = This membership is suspended until the end of { $day } { $month ->
    [m1] January
    [m2] February
    [m3] March
    [m4] April
    [m5] May
    [m6] June
    [m7] July
    [m8] August
    [m9] September
    [m10] October
    [m11] November
   *[m12] December
} { $year }. You can watch, but not sit down or talk.{ $given ->
    [yes] {" "}Reason: { $reason }
   *[no] {""}
}
host-error-day = { $day } is not a day. Write it like 2026-11-30.
host-error-day-over = This day is over. Choose a later one.
host-error-no-code = A number of people and a last day belong to a code: choose admission by code.
host-error-code-count = A code can be for 1 to { $most } people.
host-error-report = No report with the number { $number } is waiting.
host-error-guest = { $name } played as a guest: there is no membership to warn or suspend. Dismiss the report.
host-error-report-seat = Only players and members can report something here.
host-error-no-line = There is nothing here that you can report.
host-error-reports-full = Too many reports are waiting for the host. Try again later.
host-error-many-reports = Too many reports came from here. Try again later.
host-error-no-word = A word must have letters or digits, at most { $most } of them.
host-error-many-words = The list is full ({ $most }). Remove a word first.
host-error-word-there = { $word } is already on the list.
host-error-word-missing = { $word } is not on the list.
host-error-backup-elsewhere = This database is backed up on the server itself, with “trinacria backup FILE”.
host-error-backup-often = A backup was made a moment ago. Wait a minute.

# ---- the command

host-help-command = { $command ->
    [host] Print a new link to the host’s page. The old link stops working.
    [announce] Announce something to everybody on the home page. Without a text, remove the announcement.
    [words] Words the club doesn’t allow in names and chat.
    [add] Add a word.
    [remove] Remove a word.
    [list] List the words.
    [reports] List the reports that wait for you.
    [report] Deal with a report: dismiss it, warn the member, or suspend the member.
   *[warn] Warn a member. They can read it in their list.
}
host-help-until = Last day, such as 2026-11-30.
host-help-reason = Reason. It goes into the log, and the member can read it.
host-help-address = Address of the server, for the link.
host-link = The host’s page: { $address }
    Keep this link to yourself: anyone who has it can run the club. It is shown once.
host-announced = Everybody reads this on the home page: { $text }
host-unannounced = The announcement is removed.
host-word-added = { $word } is on the list.
host-word-removed = { $word } is off the list.
host-words-count = { $count ->
    [0] No words yet.
    [one] { $count } word.
   *[other] { $count } words.
}
host-warned = { $name } was warned.
host-suspended-until = { $name } can only watch until the end of { $day } { $month ->
    [m1] January
    [m2] February
    [m3] March
    [m4] April
    [m5] May
    [m6] June
    [m7] July
    [m8] August
    [m9] September
    [m10] October
    [m11] November
   *[m12] December
} { $year }.
host-report-listed = { $number } – { $kind ->
    [line] A chat line by { $name }
   *[name] The name “{ $name }”
}{ $about ->
    [guest] {" "}(guest)
   *[member] {""}
}: { $reason }
host-reports-count = { $count ->
    [0] No reports are waiting.
    [one] { $count } report is waiting.
   *[other] { $count } reports are waiting.
}
host-report-done = { $act ->
    [dismiss] The report is dismissed.
    [warn] { $name } was warned. The report is settled.
   *[suspend] { $name } is suspended. The report is settled.
}
host-deed = { $what ->
    [suspended] { $ended ->
        [yes] The host suspended { $who } until the end of { $day } { $month ->
    [m1] January
    [m2] February
    [m3] March
    [m4] April
    [m5] May
    [m6] June
    [m7] July
    [m8] August
    [m9] September
    [m10] October
    [m11] November
   *[m12] December
} { $year }.
       *[no] The host suspended { $who }.
    }
    [restored] The host restored { $who }.
    [removed] The host removed a member.
    [warned] The host warned { $who }.
    [dismissed] The host dismissed report { $number }.
    [announced] { $ended ->
        [yes] The host announced until the end of { $day } { $month ->
    [m1] January
    [m2] February
    [m3] March
    [m4] April
    [m5] May
    [m6] June
    [m7] July
    [m8] August
    [m9] September
    [m10] October
    [m11] November
   *[m12] December
} { $year }: { $text }
       *[no] The host announced: { $text }
    }
    [unannounced] The host removed the announcement.
    [word_added] The host put { $word } on the list of unwanted words.
    [word_removed] The host took { $word } off the list of unwanted words.
    [host_key] A new link to the host’s page was made.
   *[backed_up] The host made a backup: { $file }
}{ $given ->
    [yes] {" "}Reason: { $reason }
   *[no] {""}
}

# ---- the host's page

web-host-title = The host’s page
web-host-no-key = This page opens with the host’s link. The server prints it when it first starts; “trinacria club host” prints a new one.
web-host-section = { $section ->
    [reports] Reports
    [members] Members
    [admission] Admission
    [announcement] Announcement
    [words] Words
    [backup] Backup
    [limits] Limits
   *[log] Log
}
web-host-sections = Parts of this page
web-host-waiting = { $count ->
    [0] No reports are waiting
    [one] One report waits for you
   *[other] { $count } reports wait for you
}
web-host-settled = Settled: { $count }
web-host-about = { $kind ->
    [line] A chat line by { $name }
   *[name] The name “{ $name }”
}
web-host-reported = { $at }, { $placed ->
    [yes] at { $place }
   *[no] at a table without a name
}
web-host-reporter = { $named ->
    [yes] Reported by { $reporter }: “{ $reason }”
   *[no] Reported: “{ $reason }”
}
web-host-history = { $member }: member since { $since }, { $warnings ->
    [0] no warnings
    [one] { $warnings } warning
   *[other] { $warnings } warnings
}, { $suspensions ->
    [0] no suspensions
    [one] { $suspensions } suspension
   *[other] { $suspensions } suspensions
}
web-host-guest = Played as a guest: there is no membership to warn or suspend.
web-host-line-stays = Chat stays in the table’s log. The copy shown here is deleted as soon as you decide.
web-host-do = { $act ->
    [dismiss] No fault
    [warn] Warn
    [suspend] Suspend
    [rename] Rename
    [key] New recovery sheet
    [restore] Restore
   *[remove] Remove
}
web-host-ask = { $act ->
    [dismiss] Dismiss the report about { $name }?
    [warn] Warn { $name }?
    [suspend] Suspend { $name }?
    [rename] Rename { $name }?
    [key] Make a new recovery sheet for { $name }?
    [restore] Restore { $name }?
   *[remove] Remove { $name }?
}
web-host-note = { $act ->
    [dismiss] Nothing happens to anybody. The copied lines are deleted.
    [warn] The member sees the warning and its reason in their own list.
    [suspend] The member can watch, but not sit down or talk, until the suspension ends.
    [rename] The member keeps keys, seats and games.
    [key] The old sheet stops working. The member’s devices stay signed in.
    [restore] The member can sit down and talk again.
   *[remove] Everything stored about the member is deleted. Games stay. This can’t be undone.
}
web-host-reason = Reason
web-host-reason-note = It goes into the log, and the member can read it.
web-host-until = Last day
web-host-until-note = Leave it empty for no end.
web-host-new-name = New name
web-host-cancel = Cancel
web-host-sheet = Recovery sheet for { $name }. Pass it on in private: anyone who has it can sign in. It is shown once and works once.
web-host-close = Done
web-host-copy = Copy
web-host-search = Search by name
web-host-state = { $state ->
    [all] All
    [new] New
    [warned] Warned
   *[suspended] Suspended
}
web-host-states = Which members
web-host-count = { $members ->
    [one] { $members } member
   *[other] { $members } members
}, { $new } new this week
web-host-since = Member since { $day }
web-host-last = last here { $day }
web-host-tables-of = { $count ->
    [0] no tables
    [one] { $count } table
   *[other] { $count } tables
}
web-host-warnings = { $count ->
    [one] { $count } warning
   *[other] { $count } warnings
}
web-host-suspended = { $ended ->
    [yes] suspended until the end of { $day }
   *[no] suspended
}
web-host-more = Show more
web-host-acts = What to do with { $name }
web-host-nobody = No matching members.
web-host-who = Who can become a member
web-host-admit = { $who ->
    [open] Anybody
    [code] With a code
   *[closed] Nobody
}
web-host-admit-note = Guests play as before.
web-host-new-code = New code
web-host-code-most = For how many people
web-host-code-any = Leave both empty for no limit.
web-host-code = Code for new members. It is shown once; the one before stops working.
web-host-club-name = Name of the club
web-host-picture = Picture of the club
web-host-save = Save
web-host-saved = Saved.
web-host-announcement = From the host
web-host-announce-note = Everybody reads it on the home page.
web-host-announce = Announce
web-host-take-back = Remove it
web-host-words-note = Names and messages with one of these words are refused. Only whole words count, however they are spelled.
web-host-word = Word
web-host-add = Add
web-host-drop = Remove { $word }
web-host-no-words = No words yet.
web-host-backup-note = The backup is saved next to the database, in the folder “backups”. The newest ten are kept. It contains everything, so it can’t be downloaded here.
web-host-backup = Make a backup
web-host-backed-up = Backup made: { $file }
web-host-limits-note = What a single address can do. The limits are the same for everybody.
web-host-limit = { $what ->
    [requests] Requests
    [work] Tables, seats and other work
    [sockets] Connections
    [keys] Wrong keys
    [members] New members
   *[reports] Reports
}
web-host-at-once = at once
web-host-a-day = per day
web-host-figures = Tables
web-host-tables = { $status ->
    [lobby] Not started yet
    [running] Running
    [paused] Paused
   *[over] Over
}
web-host-nothing = Nothing yet.
web-host-former = A former member

# ---- at a table

web-host-report = Report
web-host-report-line = Report the line by { $name }
web-host-report-name = Report the name { $name }
web-host-report-note = The host reads the line, a few lines around it and your reason. The others at the table don’t find out.
web-host-report-send = Tell the host
web-host-report-done = The host will read it.
