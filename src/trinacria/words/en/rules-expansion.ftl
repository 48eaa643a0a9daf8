# The rules of La Famiglia for two and three in our own words, one message a rule, by its id.

## Optional rules

LX-OPT-1 = Optional: brute force with or against neutral soldati costs 1 soldato instead of 2.
LX-OPT-2a = Optional: when you take control of an area from neutral soldati, 2 soldati come from your supply to your headquarters, no matter how many neutral soldati were there.
LX-OPT-2b = With that rule there is no other reward for neutral soldati: not for those removed by bonuses, cards, knockout, Strike or Pentito, nor for agitated ones.
LX-OPT-2c = With that rule, moving into a neutral area that was emptied before brings nothing.
LX-OPT-2d = Apart from that, neutral soldati are treated like those of a family.
LX-OPT-3 = Optional: when you move a column, its tokens may also go to empty spaces of the bottom sheet without an icon.
LX-OPT-4 = Optional: Rally may also bring soldati, but no cars, by boat from exactly one other area of yours. Nothing leaves the area of the order.
LX-OPT-5 = Optional: in the management after the encounter phase, once tiles are marked, you may move your tokens to empty tiles of your side, or swap one with your teammate if both agree. If your teammate moves tokens after you, you may move yours again.
LX-OPT-6 = Optional: if a tie is not broken by Bronte, the side with the starting piece wins.

## Components

LX-C-01 = The expansion has a solo board with two sides, 24 area tiles, 7 two-sided Block tokens and 1 Restriction token.

## Fewer than four players

LX-G-01 = A player without a teammate, the solo player, chooses one family and takes its pieces.
LX-G-02 = Each player leads one family and has as many turns as any other.
LX-G-03 = Everyone has 50 soldati as usual. If your supply is empty, you can’t recruit.

## Commission

LX-K-01 = Each solo player also takes the influence tokens of an unused family: their commission tokens.
LX-K-02 = In 1 v 1 each player also takes the soldati of that family: they are the members of their commission.
LX-K-03 = Members can be placed only in the Cupola.
LX-K-04 = At setup, some commission tokens are on your own mat.

## Fictional family

LX-F-01 = At setup, soldati of an unused colour are in some areas: the fictional family.
LX-F-02 = They hold their areas like soldati of a player, but never attack.
LX-F-03 = If they are attacked, a player of the other side plays the defence.
LX-F-04 = They are not neutral: they cannot be agitated, and they bring no soldati to your headquarters.

## Boats and the mat

LX-B-01 = Each solo player has 2 more boats, in the colour of their commission, and uses them like their own: 6 in total.
LX-M-01 = A solo player puts a commission token on top of their own token in the second space of section A of each row, and on the right one of section B: 5 spaces have two tokens.
LX-M-02 = Commission tokens are removed by the same actions as your own.
LX-M-03 = Of two tokens on a space the upper one goes first; the lower one needs another removal.
LX-M-04 = A commission token that you remove may go to a free space of the solo board, and you do the action there; otherwise it goes to the supply.
LX-M-05 = If “influence two institutions” removes two commission tokens, both go to the solo board and you do both actions.

## Planning and victory

LX-P-01 = The planning phase ends as soon as tokens are left in one column of the top sheet only.
LX-P-02 = Then final actions may be done.
LX-P-03 = The remaining tokens go to the same column of the sheet for the next round.
LX-V-01 = A solo player wins with at least { $win_family } Mandamenti at the end of a round.
LX-V-02 = A team wins as usual: { $win_team } together, or { $win_family } by one of its families.
LX-V-03 = If both sides have enough, or neither has after the last round: most Mandamenti, then Bronte, then the starting piece.

## 1 v 1: setting up

LX-1-S01 = The solo board shows its 1 v 1 side; each player puts 6 members in the Cupola.
LX-1-S02 = There are 3 fictional soldati in each of Marsala, Ragusa, Siracusa and Alcamo.
LX-1-S03 = Each player has two of the four corner symbols: those of their side of the board.
LX-1-S04 = One area tile of each symbol is drawn; put 3 fictional soldati in each of these areas.
LX-1-S05 = Neutral soldati are placed as in the base game.
LX-1-S06 = Each player has 2 soldati in every other area with their symbols: 8 areas.
LX-1-S07 = Each player draws 2 character cards and keeps one.
LX-1-S08 = Each player gets 4 more soldati in the headquarters.
LX-1-S09 = The starting player returns 2 money to the supply, the other player 1. Nobody pays the other.
LX-1-S10 = Each player places 2 more soldati from the supply.
LX-1-S11 = Each player puts 4 influence tokens on sheet 0, one by one in turn.

## 1 v 1: solo board

LX-1-R01 = Brute force costs the attacker 1 soldato instead of 2.
LX-1-R02 = A commission token removed from the mat may go to an empty space of the solo board; its action is performed.
LX-1-R03 = Tokens on the solo board stay: each of its actions is done only once in the whole game, by either player.

## 1 v 1: Cupola

LX-1-K01 = The Cupola has 12 seats for members, in a tug-of-war between the players. The seating can change in setup, planning and encounter.
LX-1-K02 = Ordinary soldati never enter the Cupola, and members are nowhere else on the board.
LX-1-K03 = The following applies to the action sheets, the starting resources, control tiles and orders.
LX-1-K04 = Whenever soldati come from your supply to your headquarters, you may take a member instead of each of them, behind your screen. Members have a supply of their own: they can come when your soldati have run out.
LX-1-K05 = Whenever you may place soldati, you may place a member from your headquarters in the Cupola instead of each of them. With Second Wave it comes from the supply, like the soldato.
LX-1-K06 = A member placed in the Cupola sends one enemy member back to its supply.
LX-1-K07 = There are always 12 members in the Cupola.
LX-1-K08 = While one player holds all 12 seats, the other does no actions on the solo board; commission tokens they remove go to the supply.
LX-1-K09 = In the management after the encounter phase, a player with at least 11 members may put a control token on the Cupola, or replace the one there.
LX-1-K10 = If nobody has 11 members then, the control token there is removed.
LX-1-K11 = The Cupola counts as a Mandamento for the end of the game and for control tiles; the player who controls it may mark a tile at once.
LX-1-K12 = The control token stays until the management at the end of the next round, even if the seating changes.
LX-1-K13 = At the start of a round, a player with more than 6 members may place soldati from their headquarters in one area that is empty or theirs: as many as they have members above 6.
LX-1-K14 = Instead of each of these soldati they may seat a member; they may also use fewer.
LX-1-K15 = Then the other player may seat members from their headquarters to bring the Cupola back towards 6 : 6.

## 2 v 1: setting up

LX-2-S01 = The solo board shows its 2 v 1 side; the solo player puts a commission token on each of the 7 round spaces: the extra action tokens.
LX-2-S02 = Agree on the difficulty for the solo player: easy, medium or hard puts 3, 4 or 5 Block tokens on the last extra action tokens.
LX-2-S03 = In an easy game, one locked action of the solo player’s choice is open from the start.
LX-2-S04 = Of the 3 area tiles of each of the solo player’s two symbols, 2 are drawn; put 3 fictional soldati in each of these 4 areas.
LX-2-S05 = The team’s soldati and the neutral ones are placed as in the base game.
LX-2-S06 = The solo player has 2 soldati in every other area with their symbols: 8 areas.
LX-2-S07 = The solo player draws 2 character cards and keeps one; the others get one each.
LX-2-S08 = The solo player gets 5 more soldati and 1 money in the headquarters.
LX-2-S09 = The solo player places 5 more soldati, a lab, a car and a boat from the supply.
LX-2-S10 = The solo player takes the starting piece and pays the other side nothing.
LX-2-S11 = On sheet 0 the solo player puts two influence tokens at a time, 4 in total; the others one at a time, 2 each.

## 2 v 1: solo board

LX-2-R01 = Only the solo player uses the solo board. Its strongest actions are locked at first.
LX-2-R02 = A commission token removed from the mat may go to a free, unlocked space; its action is performed.
LX-2-R03 = On each turn, the solo player may do one extra action: an available extra action token goes, free of charge, to a free unlocked space or to the one with the infinity sign.
LX-2-R04 = Extra action tokens under a Block token are not available.
LX-2-R05 = There is no extra action with a final action.
LX-2-R06 = At the end of a round, the tokens of the solo board go back to its round spaces; surplus tokens leave the game.
LX-2-R07 = At the end of a round, the solo player may move one Block token from a round space to a locked action, which is then open for the rest of the game.

## 2 v 1: order of play

LX-2-T01 = Play goes clockwise from the holder of the starting piece; the two players of the team play one after the other.
LX-2-T02 = The second player of the team may not empty a column from which their teammate took a token in the turn just before.
LX-2-T03 = The Restriction token marks the column that the previous player used.

## Spaces of the solo board

LX-A-01 = Soldati at labs: place 1 soldato from your headquarters at each of your labs, or at up to 3 of them, as printed.
LX-A-02 = Reinforce: place 2 or 3 soldati from your headquarters, as printed, in one area that already has yours, not in an empty one.
LX-A-03 = All other spaces work like those of the action sheets.
