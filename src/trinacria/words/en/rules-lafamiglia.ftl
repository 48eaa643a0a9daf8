# The rules of La Famiglia in our own words, one message a rule, by its id.

## Players and aim

LF-G-01 = La Famiglia is played by exactly four players in two teams of two. Each player leads one family.
LF-G-02 = Victory and defeat are shared by the team; each family is otherwise run independently.
LF-G-03 = The game lasts at most 4 rounds.
LF-G-04 = A team wins early if one of its families controls at least 5 Mandamenti, or both together at least 6. This is examined only in the management after an encounter phase.
LF-G-05 = If nobody has won early, the team with more Mandamenti after round 4 wins.
LF-G-06 = At the start no family controls a Mandamento although every team holds areas.

## Components and limits

LF-C-01 = General: 1 board (with action sheet 0 printed on it), 4 loose action sheets (1-4), money 50 × 1 and 42 × 2, 6 character cards, 6 order charts (1 per family).
LF-C-02 = Neutral pieces: 30 labs, 30 neutral soldati, 8 neutral influence tokens, 1 start piece.
LF-C-03 = There are two sets of the same 11 control tiles, one for each team.
LF-C-04 = Six families: black, blue, green, red, white, yellow.
LF-C-05 = Per family: 1 mat, 13 orders (5 basic + 8 advanced), 1 screen, 3 conflict cards.
LF-C-06 = Per family: 50 soldati, 4 boats, 5 cars, 17+8 influence tokens (17 for the mat, 8 for action sheets and control tiles), 1 bust, 6 control tokens (printed on one side).
LF-C-07 = All pieces are limited to what is in the box except money, which is unlimited.
LF-C-08 = If you are entitled to a piece (other than money) of which none is left in your colour (or in the common stock), you get nothing instead.
LF-C-09 = Labs and neutral soldati are common stock; soldati, boats, cars, influence and control tokens belong to a family.

## Setup

LF-S-01 = Lay out the board; lay action sheet 1 on the free place under the printed sheet 0. Sheet 0 is the top sheet, sheet 1 the bottom sheet. Keep sheets 2-4 ready.
LF-S-02 = Money and grey pieces form the common supply.
LF-S-03 = Form the two teams; partners sit side by side on one side of the board, so everybody sits at one corner.
LF-S-04 = Each team takes a set of control tiles. One team draws 7 of its 11 at random; the other team takes the same 7 out of its set. They lie open between the partners. The other 4 are out of the game.
LF-S-05 = Each team is given 3 of the 6 colours at random and takes the mats; the partners decide who leads which family (the drawn control tiles being known). The third mat of each team is out of the game.
LF-S-06 = For a first game leave out black and white and deal the four other families at random.
LF-S-07 = Each player takes all pieces of his family. What lies behind his screen is his HQ: hidden from the other team, open to his partner.
LF-S-08 = The five basic orders of a family begin in its HQ.
LF-S-09 = Advanced orders go on the mat: the symbol says the row (Justice, Police, Economy, Church), the letter A/B/C the column (A leftmost, B middle, C right where there is one).
LF-S-10 = One own influence token on each of the 17 round spaces of the mat. Looking under them is always allowed.
LF-S-11 = All other wooden pieces are the player’s supply, in front of the screen.
LF-S-12 = A team gets both enemy families’ order charts (so the enemy’s stock of orders is known in kind) and one overview sheet.
LF-S-13 = Deployment: every corner shows a symbol; each player puts one soldato from his supply on every occurrence of his corner’s symbol. This is six areas with 2 or 3 soldati each.
LF-S-14 = Areas with 2-3 grey figures are neutral: one neutral soldato per figure.
LF-S-15 = After that every area of the board holds 2 or 3 soldati of exactly one side.
LF-S-16 = A starting player is drawn at random and takes the start piece.
LF-S-17 = Each player gets one character card at random.
LF-S-18 = Each player takes the money and soldati of his character card from the supply into his HQ.
LF-S-19 = The starting player gives 1 money to the last player in the order of play (an opponent).
LF-S-20 = Then, in order of play, each player puts the units of his card on the board: soldati and cars into areas that already hold own soldati, boats into a sea next to such an area.
LF-S-21 = Then, in the same order, each player puts the labs of his card into areas that hold own soldati.
LF-S-22 = An area never holds more than 2 labs, now or later.
LF-S-23 = One neutral influence token lies on each grey circle of sheet 0, eight in all.
LF-S-24 = Then, in order of play and twice round, each player puts one own influence token from the supply on an empty space of sheet 0 that has no grey circle.

## Map and order of play

LF-M-01 = 12 Mandamenti of 3 areas each (36 areas); colours only show which areas belong together.
LF-M-02 = Two areas are adjacent if they share a border of any length (white or brown line).
LF-M-03 = 9 seas; two seas are adjacent if they share a sea border (dotted line).
LF-M-04 = Each coastal area is adjacent to 1 or 2 seas.
LF-M-05 = Land adjacency and sea adjacency are separate relations; areas are not “adjacent” to one another across a sea.
LF-M-06 = Each Mandamento has one round space for a control token, printed in a neighbouring sea.
LF-T-01 = An arrow at each corner names the next player, always one of the other team. So the order of play is a fixed cycle of four in which the teams take turns.
LF-T-02 = The corner symbols are used for deployment only.
LF-T-03 = “In order of play” always means: from the holder of the start piece along the cycle.
LF-T-04 = A change of the start piece takes effect in the next phase, not in the current one.

## Round

LF-R-01 = A round has four parts: planning phase, management, encounter phase, management.
LF-R-02 = The end of the game is examined only in the management after the encounter phase.

## Anytime options

LF-AT-01 = Whenever money matters you may use an anytime option, as often as you like: sell an order, or give money to your partner.
LF-AT-02 = Sell an order: take it out of your HQ, lay it aside in sight of all, and take 1 money. It is out of the game for good.
LF-AT-03 = Only orders in your HQ can be sold: not those on the board, not those still on the mat.
LF-AT-04 = Give money: your partner gets 1, and you put 1 more into the supply. So 2 are spent and 1 arrives.

## Planning phase - general

LF-P-01 = Players take turns in order of play until no influence token is left on the top sheet.
LF-P-02 = In your turn you shift influence tokens from the top sheet to the bottom sheet once: by option A or by option B.
LF-P-03 = Any token may be moved: neutral, own, or another player’s.
LF-P-04 = For each moved token of another player (partner or enemy) its owner gets 1 money from the mover.
LF-P-05 = Option A: one token to an empty action space, and that action is performed. Option B: all tokens of one column, and the action above that column is performed.

## Option A - use an action space

LF-PA-01 = Choose any one token of the top sheet and any empty action space of the bottom sheet; the columns need not match.
LF-PA-02 = A large space with the infinity sign always counts as empty. Every other space holds one token.
LF-PA-03 = If the token is another player’s, pay its owner 1 first, before any money from the space or the action comes in.
LF-PA-04 = If you cannot pay, you must first get the money through an anytime option.
LF-PA-05 = A light number on a space is received in addition to its action. A dark number is paid to the supply before the action.
LF-PA-06 = Of parts joined by “/” you choose exactly one.
LF-PA-07 = Parts joined by “+” may all be done, in any order.
LF-PA-08 = Each part of a space may be done to any extent, or left out.
LF-PA-09 = You may not leave out every part of a space: something with an effect has to be done.
LF-PA-10 = Later sheets offer more and better actions.

## Actions of the action sheets

LF-AC-01 = Recruit: move soldati from your supply to your HQ, up to your Church value plus the bonus of the space.
LF-AC-02 = Place: move soldati from your HQ into one area, up to your Police value plus the bonus of the space.
LF-AC-03 = Soldati are placed in an area that holds own soldati or no soldati at all, anywhere on the map.
LF-AC-04 = If soldati are placed in an area that held none, one lab there is removed.
LF-AC-05 = The number of soldati to place is a maximum; fewer may be placed.
LF-AC-06 = Issue an order: put one from your HQ face down into an area with at least 1 own soldato and without an order.
LF-AC-07 = You may look at your laid orders and show them to your partner, but not move, exchange or take them back.
LF-AC-08 = Organize equipment: put 1 car, 1 boat or 1 lab on the board.
LF-AC-09 = A car goes into an area with at least 1 own soldato. There is no limit of cars in an area.
LF-AC-10 = A boat goes into a sea next to an area with at least 1 own soldato. Then it may move on to one adjacent sea.
LF-AC-11 = If the new boat ends in a sea that then holds three, it and one of the other two, chosen by whoever placed it, go back to their supplies.
LF-AC-12 = A lab goes into an area with at least 1 own soldato and fewer than 2 labs.
LF-AC-13 = Launder money: take 1 money for each own lab on the board.
LF-AC-14 = Exert influence: remove the leftmost influence token of one row of your mat, whichever row you like.
LF-AC-15 = In one version of exerting influence the token goes to your supply.
LF-AC-16 = In the other version the token goes to an empty space of the top sheet, in a column that holds another token, or to an empty action space of the bottom sheet, whose action is not performed.
LF-AC-17 = Either way the mat shows what the token hid: a base value or an instant effect, and perhaps an advanced order.
LF-AC-18 = Final action: put your bust beside the token on this space; nothing else happens now.
LF-AC-19 = Once the top sheet is empty, as the last thing in planning, you may move the token beside your bust to another action space and do what is printed there.
LF-AC-20 = A final action follows the rules of option A, but nothing is paid again for another player’s token.
LF-AC-21 = After the final action the bust returns to the supply.

## Option B - gain influence

LF-PB-01 = Choose a column of the top sheet with at least 1 token; move all its tokens to empty action spaces of the bottom sheet, as you like (any number on infinity spaces, one on others). Those actions are not performed.
LF-PB-02 = After the tokens have moved, the action above their column is performed.
LF-PB-03 = Option B costs the number printed at the column, to the supply.
LF-PB-04 = Option B costs 1 more for each moved token, whoever owns it, to the supply.
LF-PB-05 = Option B costs 1 more for each moved token of another player, to its owner.
LF-PB-06 = All costs of option B are paid before its action.
LF-PB-07 = Start player: take the start piece, which counts from the next phase on, and organize equipment if you like.
LF-PB-08 = Influence one institution: remove the 2 leftmost tokens of the row of your mat that belongs to the column; they go to your supply.
LF-PB-09 = If that row has only 1 token, 1 is removed; if it has none, none. No other row takes its place.
LF-PB-10 = Influence two institutions: remove the leftmost token of two different rows. One goes to your supply, the other to a sheet.
LF-PB-11 = With option B you may also issue one order, before or after the action; an order just gained may be used.

## Family mat

LF-FM-01 = Four rows: Justice, Police, Economy, Church. Justice, Police, Church give base values; Economy gives only instant effects.
LF-FM-02 = Only the highest visible base value of a row counts.
LF-FM-03 = Removing an influence token reveals a space: either a new base value (light ground) or an instant effect.
LF-FM-04 = An instant effect happens at once and once, by the rules of the matching action.
LF-FM-05 = A base value holds for the rest of the game or until a better one of the row is revealed.
LF-FM-06 = Justice row: base values for attacking/striking with a car alternate with the instant effect “1 car into an area with at least 1 own soldato”.
LF-FM-07 = Justice base values come as a pair of skull numbers: upper half = car in Movement (and Attack), lower half = car bomb.
LF-FM-08 = Police row: base value for Place soldati. Church row: base value for Recruit soldati.
LF-FM-09 = Economy row, three kinds of instant effect: the printed amount of money; 1 lab into an own area with fewer than 2 labs, if possible; launder money.
LF-FM-10 = The spaces of a row are grouped in sections A, B, C (dotted lines). Removing the first token of a section (its leftmost) gives the advanced order of that row and letter; it goes to the HQ.
LF-FM-11 = Tokens are always removed from the left of a row.

## End of planning, management, control of Mandamenti

LF-MG-01 = When the top sheet is empty and final actions are done, the planning phase ends and management follows.
LF-MG-02 = A family controls an area if it has at least 1 soldato there.
LF-MG-03 = A family controls a Mandamento if it controls at least 2 of its 3 areas. Two partners with one area each do not.
LF-MG-04 = In management: a family that controls a Mandamento has a control token in its space; a family that lost control takes the token away.
LF-MG-05 = Advice only: place the token at once when control is won, crest down; turn it crest up in the next management if control still holds; remove it at once when control is lost.
LF-MG-06 = Note of the rulebook: control of a Mandamento cannot be won in the planning phase of round 1 (no empty areas yet); later it can, by placing soldati in empty areas.
LF-MG-07 = Note of the rulebook: once won in a planning phase it cannot change hands in that planning phase.

## Team rules

LF-TW-01 = Partners may talk secretly, show each other hidden pieces, give each other money only at a loss, and use each other’s boats.
LF-TW-02 = Soldati of two families are never in one area (also not of partners), except as attacker and defender during a conflict.
LF-TW-03 = A family may not move into, through or take over an area of the partner.
LF-TW-04 = No orders in areas of the partner.

## Labs

LF-DL-01 = A lab belongs to whoever controls its area.
LF-DL-02 = Each lab gives 1 defence bonus against Movement (and Attack) and Strike.
LF-DL-03 = Every take-over by another family (or by agitated neutrals) costs the area 1 lab, whether it happens by Movement (and Attack) or by placing soldati in an empty area.
LF-DL-04 = Never more than 2 labs in an area.

## Control tiles

LF-CT-01 = For each Mandamento controlled, a family has one influence token (from its supply) on a control tile of its team.
LF-CT-02 = A tile holds one token only; only that family has the tile’s benefit.
LF-CT-03 = In management, after the control tokens: count own control tokens and own tokens on tiles. More Mandamenti: put tokens on empty tiles until equal. Fewer: take tokens off (to the supply) until equal. Equal: nothing.
LF-CT-04 = Tokens may not be moved from tile to tile.
LF-CT-05 = If one partner has lost and the other has gained, removals come before placements.
LF-CT-06 = Every tile shows the phase (planning or encounter) in which it works.
LF-CT-07 = A tile marked in a management works already in the phase that follows it.

## Encounter phase - sequence

LF-E-01 = First, all orders on the board are revealed.
LF-E-02 = Everything on an order is optional: the order as a whole and each partial action.
LF-E-03 = All supply orders come before all attack orders.
LF-E-04 = Within supply orders and within attack orders, the lower initiative comes first.
LF-E-05 = Orders of equal initiative follow the order of play.
LF-E-06 = An executed order without a vest goes back to its owner’s HQ; an executed order with a vest stays (only the vest still matters).
LF-E-07 = At the end of the phase, before management, all remaining orders go back to the HQs.
LF-E-08 = If a family loses an area (no own soldato left), its orders there go back to its HQ at once, executed or not; an order not yet executed is lost for this round.

## Order tokens

LF-O-01 = Left part of an order: family colour; dot = basic, symbol + letter = advanced (no meaning in this phase); initiative in a circle = supply order, in a star = attack order.
LF-O-02 = Right part: one or more partial actions, with the usual rules of the planning actions except for the placing of units.
LF-O-03 = Soldato symbol with a number: that number of soldati may be placed. Soldato symbol in a circle: Police base value + bonus.
LF-O-04 = Soldati and cars placed by an order always go into the area of the order.
LF-O-05 = Boats placed by an order go into a sea adjacent to the area of the order and may then be moved by one sea. No adjacent sea: no boat.
LF-O-06 = Soldati placed come from the HQ, cars and boats from the supply.
LF-O-07 = Green ground = supply action; such actions can also be on attack orders.
LF-O-08 = Supply orders can place units, give money, or move soldati from the supply to the HQ.
LF-O-09 = Coin n: take n money from the supply; also possible on attack orders.
LF-O-10 = The parts of an order may be done in any order, but Rally comes before the Movement and Agitate last.
LF-O-11 = Supply orders could be executed all at once; here they follow their initiative.
LF-O-12 = Vest n: passive; n defence bonus for the soldati of the owner until the end of the phase.
LF-O-13 = An attack order whose area lost all own soldati before its turn is not executed.

## Movement, steps 0 and 1

LF-MV-00 = The shotgun is the only kind of attack by which an area can be taken over.
LF-MV-01 = Step 0, Rally (only if the symbol is on the order): before moving, move any number of own soldati and own cars from areas adjacent by land into the area of the order.
LF-MV-02 = Rally does not use boats and moves nothing out of the area of the order.
LF-MV-03 = Emptying an area by Rally loses its control: orders there return to the HQ, cars left there are lost.
LF-MV-04 = Step 1: move any number (at least 1) of own soldati from the area of the order into one adjacent area. All may go.
LF-MV-05 = You may not move into an area of your partner.
LF-MV-06 = Across water: if the area of the order touches a sea with at least 1 boat of the own team, the target may be any area touching that sea.
LF-MV-07 = Chain: a path of seas, each adjacent to the next and each with at least 1 boat of the own team, links the area of the order with any area touching the last sea.
LF-MV-08 = By land, 1 car may be taken along from the area of the order; across water none.
LF-MV-09 = The number of soldati, the target and the car are announced before the next step.
LF-MV-10 = Target without soldati: the movement is over, the area is taken over; 1 lab there (if any) is removed.
LF-MV-11 = If the target holds own soldati, the movement is over.
LF-MV-12 = If the target holds neutral or enemy soldati, it is attacked.

## Step 2 - bonuses

LF-BN-01 = The number at the skull of the order is an attack bonus.
LF-BN-02 = If a car came along, the highest visible number of the upper half of your Justice row is an attack bonus.
LF-BN-03 = Cars never help the defender.
LF-BN-04 = Each lab in the target area is a defence bonus of 1.
LF-BN-05 = The vests of the defender’s orders in the target area are a defence bonus.
LF-BN-06 = If the attack bonus is higher than the defence bonus, as many defending soldati as the difference go to their supply.
LF-BN-07 = For each neutral soldato removed by the bonus, the attacker moves one own soldato from the supply to the HQ.
LF-BN-08 = If no defender is left after the bonuses, the attacker takes the area without a conflict: one lab is removed, the defender’s cars go to the supply, his orders to his HQ.
LF-BN-09 = If the attack bonus is not higher, nobody is removed. While defenders are left, the conflict follows.

## Step 3 - conflict

LF-CF-01 = The attacker chooses finesse or brute force.
LF-CF-02 = For finesse, attacker and defender take their three conflict cards. For neutral defenders the team opposed to the attacker says which of its families plays.
LF-CF-03 = Both choose one card at the same time and lay it face down before them.
LF-CF-04 = First the attacker decides: take the defender’s played card or leave it. Then the defender decides in the same way about the attacker’s played card. Each decides only about the card the other one played, even if his own card has been taken.
LF-CF-05 = If both leave, each has his own card; if both take, the cards are swapped; if one takes and the other leaves, the taker has both.
LF-CF-06 = Both cards are revealed and each side applies the cards lying before it to its own side.
LF-CF-07 = Turncoats are applied before Cowards.
LF-CF-08 = Both cards are always applied, even if a side has no soldati left after the first.
LF-CF-09 = Turncoat: one enemy soldato of the contested area goes to its supply, and one own soldato comes from the supply into the area.
LF-CF-10 = Coward: one or two own soldati, as printed, go back from the contested area to the HQ.
LF-CF-11 = For each neutral soldato sent away by a Coward, the family that fights them moves one own soldato from the supply to the HQ.
LF-CF-12 = After the cards the knockout follows.
LF-CF-13 = Variant: if a side has two identical cards before it, only one is applied.
LF-CF-14 = Brute force: the attacker loses 2 of his attacking soldati to the supply; then the knockout follows.
LF-CF-15 = The conflict cards return to their owners after each conflict, so all three are always there.

## Step 4 - knockout and result

LF-KO-01 = Knockout: one attacker and one defender at a time go to their supplies, until a side has none.
LF-KO-02 = For each neutral soldato removed in the knockout, the attacker moves one own soldato from the supply to the HQ.
LF-KO-03 = A side that lost all its soldati in the conflict loses all its cars in the contested area (attacker as well as defender).
LF-KO-04 = If no attacker is left, the attack is over and nothing is taken.
LF-KO-05 = If no defender is left and at least one attacker is, the attacker takes the area; one lab there is removed.
LF-KO-06 = If neither side has a soldato left, the area is empty. Nobody controls it, and its labs stay.
LF-KO-07 = The orders of a defender who lost the area return to his HQ.

## Two shotguns

LF-SS-01 = An order with 2 shotguns allows a second Movement (and Attack) directly after the first.
LF-SS-02 = The second Movement starts from the area of the order or from the area the first one led to.
LF-SS-03 = The second Movement follows the rules of the first; skulls and the car count both times.
LF-SS-04 = Even with two Movements only one car may come along in all.

## Strike

LF-ST-01 = A bomb strikes soldati in an area directly adjacent (land) to the area of the order; never by boat. It never takes over an area.
LF-ST-02 = With at least 1 own car in the area of the order, the strike may be a car bomb: add the highest visible skull number of the lower half of the own Justice row (not the sum) to the skull number of the order. That car goes to the supply afterwards.
LF-ST-03 = Attack and defence bonuses as in step 2: labs and vests of the target count.
LF-ST-04 = If attack is higher, remove the difference in soldati from the target; surplus is lost.
LF-ST-05 = For each neutral soldato removed by a Strike, you move one own soldato from the supply to the HQ.
LF-ST-06 = If a Strike leaves no soldati, the cars there are removed and the orders there return. Labs stay.
LF-ST-07 = Two bombs: a second strike directly after the first, on the same or another area, same rules.
LF-ST-08 = Both strikes as car bombs need two cars in the area of the order.
LF-ST-09 = Skulls of the order count for both strikes; labs and vests of a target hit twice count both times.

## Pentito

LF-PN-01 = Pentito: remove 1 own soldato from the area of the order to your supply.
LF-PN-02 = Then remove soldati from adjacent areas, up to the pictured numbers; each number is for another area.
LF-PN-03 = Against Pentito there is no defence bonus of any kind.
LF-PN-04 = Pentito removes only neutral soldati or soldati of the other team.
LF-PN-05 = With Pentito you may remove fewer than pictured.
LF-PN-06 = For each neutral soldato removed by Pentito, you move one own soldato from the supply to the HQ.

## Agitate

LF-AG-01 = Agitate is the last part of an attack order, after its attack.
LF-AG-02 = Choose an area with neutral soldati within the printed distance of the area of the order: 1 = adjacent, 2 = one area between, 3 = two areas between. The number is a maximum.
LF-AG-03 = Any number of those neutral soldati make a Movement (and Attack) into an adjacent area, as by an order with one shotgun and no other symbol.
LF-AG-04 = Agitated soldati may not move into an area of your own team.
LF-AG-05 = For every neutral soldato removed in this attack the defending family may move 1 own soldato from supply to HQ.
LF-AG-06 = If the neutral soldati take control, 1 lab of the area is removed (if any).
LF-AG-07 = The agitating player acts as attacker (chooses number, target, finesse or force, plays his conflict cards).

## End of the encounter phase

LF-EE-01 = After the encounter phase comes the same management as after planning, and then the test for the end of the game.
LF-EE-02 = If the game goes on, the old top sheet leaves it, the bottom sheet with its tokens becomes the top sheet, and the next sheet becomes the bottom sheet.
LF-EE-03 = The costs of option B are those of the sheet that lies on top; the actions above the columns stay the same.

## End of the game

LF-EG-01 = A family with at least 5 Mandamenti, or a team with at least 6, wins for its team.
LF-EG-02 = After round 4 without such a win, the team with more Mandamenti wins.
LF-EG-03 = If the teams are equal, the team that controls Bronte wins.
LF-EG-04 = If the teams are equal and neither controls Bronte, round 4 ends in a draw, and an earlier round goes on.

## Appendix I - special action spaces

LF-XA-01 = Two orders, two areas: put 1 order in each of up to two areas that hold own soldati and no order.
LF-XA-02 = Two orders, one area: put 2 orders in one area that holds own soldati and no order; the tile Chain of Command is not needed.
LF-XA-03 = There are never more than 2 orders in one area, whatever tile you have.
LF-XA-04 = Reinforce: place up to your Police value plus 4 soldati from the HQ into one area that already holds own soldati; an empty area will not do.
LF-XA-05 = Launder and gather: take 1 money for each own lab, and choose an own area into which any number of own soldati and cars come from adjacent areas, not by boat.
LF-XA-06 = Clear a row: remove the 2 leftmost tokens of one row of your mat; they go to your supply.

## Appendix II - orders explained by text

LF-XO-01 = Once number and target are announced, 1 defending soldato may be replaced by 1 own from the supply, who joins the attackers; the defender goes to its supply.
LF-XO-02 = Place 1 car, build 1 lab, then place 1 soldato from the HQ with each own lab on the board, the new one included. With too few soldati you choose where.
LF-XO-03 = Once number and target are announced, you may pay any number of money to the supply; one defender leaves for each.
LF-XO-04 = Once number and target are announced, up to 2 defending soldati are replaced by own ones from the supply; they go to their supply.
LF-XO-05 = One Strike and one Movement, in either order. After taking an area the Strike may start from there or from the area of the order; labs and vests count each time.
LF-XO-06 = Place 2 soldati from the HQ in the area of the order and 2 in each of up to two adjacent areas of your own. An adjacent area may also be your partner’s, who may then place 2 of his own there.
LF-XO-07 = Replace up to 3 enemy or neutral soldati in adjacent areas by own ones from the supply and move these into the area of the order; the others go to their supply.

## Appendix III - control tiles explained by text

LF-XT-01 = Allies: for each Movement without a boat you may pay 1 money and, instead of an empty or neutral area that you could enter, attack an area next to it.
LF-XT-02 = Bribery: in each Movement, right after the target is announced, you may pay 1 money to remove 1 defending soldato. It does not help a Strike.
LF-XT-03 = Chain of Command: you may issue an order in an area that already holds one of yours, but never a third.
LF-XT-04 = Delay Detonator: your car bombs may hit an area at distance 2, whoever lies between.
LF-XT-05 = Influence: at the beginning of planning you may discard 1 soldato from your HQ to remove the leftmost token of a row of your mat to the supply.
LF-XT-06 = Miniguns: an attack made with a boat has an attack bonus of 1 more, even if the target could be reached by land.
LF-XT-07 = Recruitment: after taking an area by attack you may place exactly 2 soldati from your HQ there.
LF-XT-08 = Speedboats: at the beginning of planning you may place 1 boat by the usual rules.
LF-XT-09 = Three tiles are ours: Second Wave places 1 more soldato when an order places some, Watchmen gives a defence bonus of 1 in own areas without a lab, Revenue gives 1 money for each Mandamento at the beginning of planning.

## Information

LF-I-01 = Hidden from the enemy team: HQ contents (money, soldati, orders), faces of laid orders until the reveal, chosen conflict card. Open to the partner.
LF-I-02 = Public: everything on the board, mats, control tiles, supplies, orders removed from the game, kinds of orders each family owns (order charts).
LF-I-03 = The number of soldati in an enemy HQ can be computed from what lies on the board and in the supply.
