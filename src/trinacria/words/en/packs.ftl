# Packs that players bring: on the page, at the table, in the terminal.

packs-title = Content pack
packs-own = Own pack
packs-built-in = Built in
packs-add = Add a pack
packs-add-note = The files of a pack, or one zip archive. They are checked first; only people you invite, or who know the pack’s address, can get them.
packs-checking = Checking the pack…
packs-faults = { $count ->
    [one] This pack has 1 error. Nothing was kept.
   *[other] This pack has { $count } errors. Nothing was kept.
}
packs-expected = Expected: { $fix }
packs-ready = “{ $name }” is ready to play.
packs-known = This pack plays exactly like “{ $name }”, so that one is used.
packs-forget = Remove “{ $name }” from this list
packs-open = About this pack
packs-play = Play with it
packs-archive = Download as zip
packs-hash = Hash
packs-missing = This pack is not on this server. Packs that no table uses are removed after a while.
packs-at-table = Played with { $name }
packs-log = This game is played with the content pack “{ $name }”.
packs-house = House rules
packs-no-house = None: the numbers of the rulebook apply.
packs-house-rounds = { $number ->
    [one] The game lasts 1 round.
   *[other] The game lasts { $number } rounds.
}
packs-house-start_money = Every family starts with { $number } more money.
packs-house-win_family = { $number ->
    [one] A family wins with 1 Mandamento.
   *[other] A family wins with { $number } Mandamenti.
}
packs-house-win_team = { $number ->
    [one] A team wins with 1 Mandamento.
   *[other] A team wins with { $number } Mandamenti.
}
packs-house-mandamento_areas = { $number ->
    [one] It takes 1 area to control a Mandamento.
   *[other] It takes { $number } areas to control a Mandamento.
}
packs-house-tiles_in_play = { $number ->
    [one] 1 control tile is in play.
   *[other] { $number } control tiles are in play.
}
packs-house-labs_per_area = { $number ->
    [one] An area holds 1 lab at most.
   *[other] An area holds { $number } labs at most.
}
packs-balance = Try it out
packs-balance-note = Bots play quick games with this pack, { $games } in all. You can keep using the page meanwhile.
packs-balance-start = { $games ->
    [one] Play 1 game
   *[other] Play { $games } games
}
packs-balance-stop = Stop
packs-balance-more = Continue
packs-balance-progress = { $played } of { $of } games
packs-balance-mode = Players
packs-balance-fair = Win rates, with the range they lie in with 95% certainty
packs-balance-outliers = What stands out
packs-balance-outliers-note = Orders, characters and control tiles farthest from the average of their kind.
packs-balance-none = Nothing yet: play some more games.
packs-balance-rate = { $name }: { $share }%, between { $low }% and { $high }%, in { $games ->
    [one] 1 game
   *[other] { $games } games
}
packs-aspect-first = Starting player’s side
packs-aspect-side = Team and solo player
packs-aspect-family = Families
packs-aspect-corner = Corners
packs-side-pair = Team of two
packs-side-alone = Solo player
packs-corner-nw = North-west
packs-corner-ne = North-east
packs-corner-sw = South-west
packs-corner-se = South-east
packs-kind-order = Order of { $family }
packs-kind-character = Character
packs-kind-tile = Control tile
