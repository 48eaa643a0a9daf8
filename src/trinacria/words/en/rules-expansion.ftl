# The rules of La Famiglia for two and three in our own words, one message a rule, by its id.

## Optional rules

LX-OPT-1 = Optional: brute force with or against neutral soldati costs 1 soldato instead of 2.
LX-OPT-2a = Optional: when you take control of an area from neutral soldati, 2 soldati come from your supply to your headquarters, however many stood there.
LX-OPT-2b = With that rule there is no other reward for neutral soldati: not for those removed by bonuses, cards, knockout, Strike or Pentito, nor for agitated ones.
LX-OPT-2c = With that rule, whoever moves into a neutral area that was emptied before gets nothing.
LX-OPT-2d = In all else neutral soldati are like those of a family.
LX-OPT-3 = Optional: when you move a column, its tokens may also go to empty spaces of the bottom sheet without an icon.
LX-OPT-4 = Optional: Rally may also bring soldati, but no cars, from exactly one further area of yours by boat. Nothing leaves the area of the order.
LX-OPT-5 = Optional: in the management after the encounter phase, once tiles are marked, you may move your tokens to empty tiles of your side, or swap one with your partner if both agree. If your partner moves tokens after you, you may move yours again.
LX-OPT-6 = Optional: if a tie is not broken by Bronte, the side with the start piece wins.

## Components

LX-C-01 = The expansion has a solo board with two sides, 24 area tiles, 7 two-sided Block tokens and 1 Restriction token.

## Fewer than four players

LX-G-01 = A player without a partner, the solo, chooses one family and takes its pieces.
LX-G-02 = Each player leads one family and has as many turns as any other.
LX-G-03 = Everybody has 50 soldati as usual. With an empty supply nobody can recruit.

## Commission

LX-K-01 = Each solo also takes the influence tokens of an unused family: his commission tokens.
LX-K-02 = In 1 v 1 each player also takes the soldati of that family: they are the members of his commission.
LX-K-03 = Members can be placed only in the Coupole.
LX-K-04 = At set-up some commission tokens lie on your own mat.

## Fictional family

LX-F-01 = At set-up soldati of an unused colour stand in some areas: the fictional family.
LX-F-02 = They hold their areas like soldati of a player, but never attack.
LX-F-03 = If they are attacked, a player of the other side conducts the defence.
LX-F-04 = They are not neutral: they cannot be agitated, and they bring no soldati to your headquarters.

## Boats and the mat

LX-B-01 = Each solo has 2 more boats, of his commission’s colour, and uses them like his own: 6 in all.
LX-M-01 = A solo puts a commission token on his own token in the second space of section A of each row, and on the right one of section B: 5 spaces carry two tokens.
LX-M-02 = Commission tokens are removed by the same actions as your own ones.
LX-M-03 = Of two tokens on a space the upper one goes first; the lower one needs another removal.
LX-M-04 = A commission token that you remove may go to a free space of the solo board, whose action you perform; else it goes to the supply.
LX-M-05 = If “influence two institutions” removes two commission tokens, both go to the solo board and both actions are performed.

## Planning and victory

LX-P-01 = The planning phase ends as soon as tokens are left in one column of the top sheet only.
LX-P-02 = Then final actions may be done.
LX-P-03 = The tokens left go to the same column of the sheet for the next round.
LX-V-01 = A solo wins with at least 5 Mandamenti at the end of a round.
LX-V-02 = A team wins as usual: 6 together, or 5 by one of its families.
LX-V-03 = If both sides have enough, or neither has after the last round: most Mandamenti, then Bronte, then the start piece.

## 1 v 1: setting up

LX-1-S01 = The solo board lies on its 1 v 1 side; each player puts 6 members in the Coupole.
LX-1-S02 = 3 fictional soldati stand in each of Marsala, Ragusa, Siracusa and Alcamo.
LX-1-S03 = Each player has two of the four corner symbols: those of his side of the board.
LX-1-S04 = One area tile of each symbol is drawn; 3 fictional soldati stand in each of these areas.
LX-1-S05 = Neutral soldati stand as in the base game.
LX-1-S06 = Each player has 2 soldati in every other area of his symbols: 8 areas.
LX-1-S07 = Each player draws 2 character cards and keeps one.
LX-1-S08 = Each player gets 4 more soldati in the headquarters.
LX-1-S09 = The starting player returns 2 money to the supply, the other one 1. Nobody pays the other.
LX-1-S10 = Each player places 2 more soldati from the supply.
LX-1-S11 = Each player puts 4 influence tokens on sheet 0, one by one in turn.

## 1 v 1: solo board

LX-1-R01 = Brute force costs the attacker 1 soldato instead of 2.
LX-1-R02 = A commission token removed from the mat may go to an empty space of the solo board; its action is performed.
LX-1-R03 = Tokens on the solo board stay: each of its actions is done once in the whole game, by either player.

## 1 v 1: Coupole

LX-1-K01 = The Coupole has 12 seats for members, fought over like a rope. The seating can change in set-up, planning and encounter.
LX-1-K02 = Ordinary soldati never enter the Coupole, and members are nowhere else on the board.
LX-1-K03 = What follows holds for the action sheets, the starting resources, control tiles and orders.
LX-1-K04 = Whenever soldati come from your supply to your headquarters, you may take a member instead of each of them, behind your screen. Members have a supply of their own: they can come when your soldati have run out.
LX-1-K05 = Whenever you may place soldati, you may place a member of your headquarters in the Coupole instead of each of them. With Second Wave it comes from the supply, like the soldato.
LX-1-K06 = A member placed in the Coupole sends one enemy member back to its supply.
LX-1-K07 = There are always 12 members in the Coupole.
LX-1-K08 = While a player holds all 12 seats, the other performs no actions of the solo board; commission tokens he removes go to the supply.
LX-1-K09 = In the management after the encounter phase a player with at least 11 members may put a control token on the Coupole, or replace the one there.
LX-1-K10 = If nobody has 11 members then, the control token there is removed.
LX-1-K11 = The Coupole counts as a Mandamento for the end of the game and for control tiles; its holder may mark a tile at once.
LX-1-K12 = The control token stays until the management at the end of the next round, even if the seating changes.
LX-1-K13 = At the start of a round a player with more than 6 members may place soldati of his headquarters in one area that is empty or his: as many as he has members above 6.
LX-1-K14 = Instead of each of these soldati he may seat a member; he may also use fewer.
LX-1-K15 = Then the other may seat members of his headquarters to bring the Coupole back towards 6 : 6.

## 2 v 1: setting up

LX-2-S01 = The solo board lies on its 2 v 1 side; the solo puts a commission token on each of the 7 round spaces: the extra action tokens.
LX-2-S02 = The difficulty for the solo is agreed: easy, medium or hard puts 3, 4 or 5 Block tokens on the last extra action tokens.
LX-2-S03 = In an easy game one locked action of the solo’s choice is open from the start.
LX-2-S04 = Of the 3 area tiles of each of the solo’s two symbols 2 are drawn; 3 fictional soldati stand in each of these 4 areas.
LX-2-S05 = The team’s soldati and the neutral ones stand as in the base game.
LX-2-S06 = The solo has 2 soldati in every other area of his symbols: 8 areas.
LX-2-S07 = The solo draws 2 character cards and keeps one; the others get one each.
LX-2-S08 = The solo gets 5 more soldati and 1 money in the headquarters.
LX-2-S09 = The solo places 5 more soldati, a lab, a car and a boat from the supply.
LX-2-S10 = The solo takes the start piece and pays the other side nothing.
LX-2-S11 = On sheet 0 the solo puts two influence tokens at a time, 4 in all; the others one at a time, 2 each.

## 2 v 1: solo board

LX-2-R01 = Only the solo uses the solo board. Its strongest actions are locked at first.
LX-2-R02 = A commission token removed from the mat may go to a free, unlocked space; its action is performed.
LX-2-R03 = In each of his turns the solo may do one extra action: an available extra action token goes, without cost, to a free unlocked space or the one with the infinity sign.
LX-2-R04 = Extra action tokens under a Block token are not available.
LX-2-R05 = There is no extra action with a final action.
LX-2-R06 = At the end of a round the tokens of the solo board go back to its round spaces; surplus ones leave the game.
LX-2-R07 = At the end of a round the solo may move one Block token from a round space onto a locked action, which is open for the rest of the game.

## 2 v 1: order of play

LX-2-T01 = Play goes clockwise from the holder of the start piece; the two players of the team follow one another.
LX-2-T02 = The second player of the team may not empty a column from which his partner took a token in the turn just before.
LX-2-T03 = The Restriction token marks the column that the previous player used.

## Spaces of the solo board

LX-A-01 = Soldati at labs: place 1 soldato of your headquarters with each of your labs, or with up to 3 of them, as printed.
LX-A-02 = Reinforce: place 2 or 3 soldati of your headquarters, as printed, in one area that already holds yours, not in an empty one.
LX-A-03 = All other spaces work like those of the action sheets.
