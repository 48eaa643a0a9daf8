# The page: people of a club, invitations, notices, the next table.

web-club-people = People
web-club-members-only = Members of this club see each other here. Become one on the home page, or sign in.
web-club-all = All members
web-club-all-people = All people
web-club-find = Find somebody by name
web-club-nobody = Nobody has a name like that.
web-club-more = Show more
web-club-games = { $count ->
    [0] no games yet
    [one] { $count } game
   *[other] { $count } games
}
web-club-here = here now
web-club-seen = last here { $when }
web-club-waits-at = waits for players: { $table }
web-club-plays-at = playing: { $table }

## Friends

web-club-friends = Friends
web-club-no-friends = No friends yet. Find somebody by name and ask.
web-club-asks = Friend requests
web-club-asked = Requests you sent
web-club-lately = Recently played with
web-club-following = You follow
web-club-blocked = Blocked
web-club-accept = Accept
web-club-refuse = Decline
web-club-take-back = Withdraw
web-club-befriend = Ask to be friends
web-club-unfriend = Unfriend
web-club-follow = Follow
web-club-unfollow = Stop following
web-club-block = Block
web-club-unblock = Unblock
web-club-sure-block = Block { $name }?
web-club-sure-block-note = You can’t sit at the same table, read each other’s messages or invite each other. You stop being friends and following each other. They don’t find out.
web-club-friends-here = Friends
web-club-none-here = None of your friends are here.
web-club-wants-friend = wants to be your friend
web-club-answer = Answer
web-club-followed-play = People you follow are playing

## A profile

web-club-edit = Edit
web-club-invite-to-play = Play together
web-club-friend-since = your friend since { $date }
web-club-finished = { $count ->
    [one] game against people
   *[other] games against people
}
web-club-won-drawn = won, { $drawn } drawn
web-club-streak = { $kind ->
    [won] { $count ->
        [one] 1 win
       *[other] { $count } wins
    }
    [drawn] { $count ->
        [one] 1 draw
       *[other] { $count } draws
    }
    [lost] { $count ->
        [one] 1 defeat
       *[other] { $count } defeats
    }
   *[none] –
}
web-club-longest = in a row; most wins in a row: { $count }
web-club-to-end = played to the end
web-club-seconds = { $count } s
web-club-pace = per decision
web-club-favourite = favourite family
web-club-plays-now = Playing now
web-club-last-games = Last games
web-club-all-games = All games
web-club-no-games = No finished games yet.
web-club-you-and = You and { $name }
web-club-not-met = You haven’t played each other yet.
web-club-against = Against each other: { $won } won, { $drawn } drawn, { $lost } lost
web-club-results = Your last results against each other
web-club-newest-first = your results, newest first
web-club-outcome = { $outcome ->
    [won] won
    [drawn] drawn
   *[lost] lost
}
web-club-outcome-short = { $outcome ->
    [won] W
    [drawn] D
   *[lost] L
}
web-club-as-partners = on the same team
web-club-with-bots = with bots
web-club-games-title = Games
web-club-game = Game
web-club-games-head = Games
web-club-families = Families
web-club-family = Family
web-club-won = Won
web-club-sure = How certain this is

web-club-ratings = Ratings
web-club-rated-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
web-club-place = place { $place } of { $of }
web-club-provisional = provisional
web-club-unrated = not yet rated, { $count } of { $fewest }
web-club-ladder = Ladder
web-club-course = { $first } on { $since }, { $last } on { $until }, highest { $highest } on { $when }.
web-club-band = The line is the rating. The true strength is inside the band in 95 of 100 cases.
web-club-season = { $quarter ->
    [1] Winter { $year }
    [2] Spring { $year }
    [3] Summer { $year }
   *[4] Autumn { $year }
}
web-club-season-of = Season
web-club-place-head = Place
web-club-member = Member
web-club-rating = Rating
web-club-gain = Rating: { $gain }
web-club-ladder-empty = Nobody has a rating in this season yet.
web-club-ladder-note = A rating shows after ten rated games. A question mark is there while it may be off by more than 110.

## Invitations

web-club-invite-member = Invite a member
web-club-invite-to-seat = Invite somebody to seat { $number }
web-club-invite = Invite
web-club-invited = Invited
web-club-invite-note = The seat is held for two minutes, or for two days in a turn-by-turn game. The link to it still works.
web-club-invited-now = { $name } is invited
web-club-sent = { $state ->
    [accepted] is at the table
    [declined] { $said ->
        [yes] not now: “{ $why }”
       *[no] not now
    }
    [withdrawn] withdrawn
    [late] did not answer in time
   *[open] invited
}
web-club-invites = { $name } invites you
web-club-sit-there = with { $names }
web-club-time-left = Time to answer
web-club-kept = Seat kept for { $left }
web-club-fold = Put aside
web-club-more-invitations = { $count ->
    [one] 1 more invitation
   *[other] { $count } more invitations
}
web-club-not-now = Not now
web-club-why-hour = In an hour
web-club-why-tonight = Tonight
web-club-why-tomorrow = Tomorrow
web-club-why-busy = I’m in another game
web-club-why-none = Give no reason

## Notices

web-club-notices = Notices
web-club-news = News
web-club-no-notices = Nothing yet.
web-club-former = A former member
web-club-notice = { $kind ->
    [friend_asked] { $who } wants to be your friend.
    [friend_accepted] { $who } is your friend now.
    [invited] { $who } invited you to “{ $table }”{ $state ->
        [open] .
        [accepted] . You sat down.
        [declined] . You declined.
        [withdrawn] , then withdrew it.
       *[other] . It is too late now.
    }
    [invitation_answered] { $state ->
        [accepted] { $who } is now at “{ $table }”.
       *[other] { $who } can’t come to “{ $table }”{ $said ->
            [yes] : “{ $why }”
           *[no] .
        }
    }
    [seek_asked] { $who } asked you to be their teammate.
    [seek_found] { $who } plays with you at “{ $table }”.
    [friend_opened] { $who } is waiting for players at “{ $table }”.
   *[followed_plays] { $who } has started a game at “{ $table }”.
}
web-club-unseen = { $count ->
    [0] Notices
    [one] Notices, 1 new
   *[other] Notices, { $count } new
}
web-club-meeting = How others reach me
web-club-take-requests = Others may ask to be my friend
web-club-take-invitations = Who may invite me to a seat
web-club-from-all = all members
web-club-from-friends = friends only
web-club-from-nobody = nobody
web-club-device-note = { $state ->
    [on] Invitations, friends and games, as ticked below, even when this page is closed.
   *[off] Off. Your browser will ask for permission first.
}
web-club-tell-me = Tell me when
web-club-on-page = On the page
web-club-on-device = On devices
web-club-kind = { $kind ->
    [friend_asked] somebody wants to be my friend
    [friend_accepted] somebody accepts my request
    [invited] I am invited to a seat
    [invitation_answered] my invitation is answered
    [seek_asked] a friend wants me as a teammate
    [seek_found] somebody is found for a game over days
    [friend_opened] a friend is waiting for players
   *[followed_plays] somebody I follow starts a game
}
web-club-quiet = Quiet hours on devices
web-club-quiet-since = Quiet from
web-club-quiet-until = Quiet until
web-club-hide = Hide from everybody
web-club-hide-together = results against each other
web-club-hide-pace = time per decision
web-club-languages = Languages I speak

## The next table

web-club-next-table = { $count ->
    [one] Next table: 1 is waiting for you
   *[other] Next table: { $count } are waiting for you
}
web-club-looking = You are looking for opponents: back to the search
web-club-next-short = Next table
web-club-last-one = That was the last one.
web-club-seek-again = Not everyone came in time. Your search goes on where it was.
web-club-none-waits = No table is waiting for you.
web-club-tabs = Pages
web-club-tab-home = Home
web-club-tab-play = Play
web-club-tab-games = Games
web-club-tab-news = Notices
