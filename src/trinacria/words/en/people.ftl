# What members are to each other: what is refused, and what devices are told.

people-error-unknown = There is no member called { $name }.
people-error-self = That is you.
people-error-closed = { $name } isn’t taking requests from you right now.
people-error-many = That is a lot at once. Wait a few minutes.
people-error-chair = This seat is not open any more.
people-error-there = { $name } already sits at this table.
people-error-kept = This seat is kept for somebody who was invited. Try again in a while.
people-error-invitation = This invitation is over.
people-error-host = Only the host of the table can invite people to its seats.
people-error-seat = You can’t sit at this table.
people-error-talk = You can’t write at this table.
seek-error-game = This game or mode is not played here.
seek-error-no-partner = You can look with a teammate only where both sides have two players.
seek-error-friends = { $name } is not among your friends. Only a friend can be asked to be your teammate.
seek-error-many = You are already looking for { $most ->
    [one] { $most } game
   *[other] { $most } games
} over days. Stop one of the searches first.
seek-error-over = This search is over: the seats were just taken, or nobody looks any more.
seek-error-language = They look for people who speak another language.
seek-error-rating = They look for people with another rating.
seek-error-range = No rating is at least { $low } and at most { $high }.

people-help-recount = Count all finished games of members once more.
people-recounted = { $count ->
    [one] { $count } game counted.
   *[other] { $count } games counted.
}

people-push = { $kind ->
    [invited] { $who } invites you to play
    [friend_asked] { $who } would like to be your friend
    [friend_accepted] { $who } is your friend now
    [friend_opened] { $who } has opened a table
    [seek_asked] { $who } asks you to be their teammate
    [seek_found] Opponents found: { $who } plays with you
    [followed_plays] { $who } is playing now
   *[invitation_answered] { $state ->
        [accepted] { $who } accepted your invitation
       *[declined] { $who } declined your invitation
    }
}
people-push-table = { $named ->
    [yes] { $game }, { $table }
   *[no] { $game }
}
people-push-sit = Sit down
people-push-later = Not now
