# Who made the games, their settings, and advice for a first game.

credits-about = Play games by other people, right here. They made the games; we only built a place to play them.
credits-by = A game by { $names }
credits-design = Design
credits-illustration = Illustration
credits-graphics = Graphic design
credits-editing = Editing
credits-proofreading = Copy editing
credits-publisher = Published by
credits-players = Players
credits-expansion = For two and three players
credits-buy = Do you like a game? Buy the box: it is better with people round a table, and it pays the people above.
credits-printed = As printed in the rulebooks.
credits-rules = Where our rules come from
credits-strategy = How strong bots play
credits-setting-famiglia = Two gangs recruit in the same street. Small fry vouch for bigger fish, Accountants move people about, Brutes press down prices, and Mercenaries stand in for anyone. At the end, each gang is worth what its members are worth.
credits-setting-lafamiglia = Sicily in the 1980s, during the Second Mafia War. The heads of invented families divide the island between them, in offices by day and in the streets by night: they buy influence, send their soldati out with sealed orders, and fight for twelve Mandamenti.
credits-first = For a first game
credits-first-famiglia = Nothing to prepare: the deck, four cards each, and a street of six. The lesson takes about five minutes.
credits-first-families = Leave out the black and white families and deal the other four at random. There is an option for this when you set up a table.
credits-first-alone = One against two? The book leaves the difficulty open. Start with “easy”: more extra actions, and one locked action is open at once.
