# The rules of La Famiglia in our own words, one message a rule, by its id.

## Players and aim

LF-G-01 = La Famiglia is a game for four, in 2 teams of 2. Each player leads one family.
LF-G-02 = A team wins or loses together. Apart from that, each player leads their own family.
LF-G-03 = The game lasts at most { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
LF-G-04 = A team wins early if one of its families controls at least { $win_family } Mandamenti, or both together at least { $win_team }. This is checked only in the management after an encounter phase.
LF-G-05 = If nobody has won early, the team with more Mandamenti after round { $rounds } wins.
LF-G-06 = Every family starts with areas, but nobody controls a Mandamento yet.

## Pieces and limits

LF-C-01 = Shared by everyone: the board with action sheet 0 printed on it, 4 loose action sheets numbered 1 to 4, money in ones and twos, 6 character cards, and 6 order charts, one per family.
LF-C-02 = The grey pieces are 30 labs, 30 neutral soldati and 8 neutral influence tokens. The starting piece belongs to the player who goes first.
LF-C-03 = Each team has a set of the same 11 control tiles and an overview sheet.
LF-C-04 = There are six families: black, blue, green, red, white and yellow. Four of them play.
LF-C-05 = Each family has a mat, a screen, 3 conflict cards and 13 orders: 5 basic and 8 advanced.
LF-C-06 = Each family has 50 soldati, 4 boats, 5 cars, 6 control tokens, 1 bust and 25 influence tokens: 17 for the mat, 8 for the action sheets and the control tiles.
LF-C-07 = There are never more pieces than the box holds. Only money does not run out.
LF-C-08 = If you should get a piece and none is left, you get nothing instead. If you should get several, you get as many as there are.
LF-C-09 = Labs and neutral soldati belong to the common supply, coloured pieces to their family. What leaves the board goes back to its supply, an order to its owner’s headquarters; only sold orders leave the game.

## Setting up

LF-S-01 = Sheet 0 is printed on the board and is the first top sheet. Sheet 1 is placed below it and is the first bottom sheet; the other sheets are for later rounds.
LF-S-02 = Money and grey pieces form the common supply.
LF-S-03 = Teammates sit next to each other on one side of the board, so each player has a corner.
LF-S-04 = { $tiles_in_play } of the { $tile_kinds } control tiles are drawn at random; both teams play with the same ones, face up. The others are not used.
LF-S-05 = Each team gets 3 of the 6 families at random. 2 of them play; the third is not used. Chance decides who leads which, unless the table lets teammates agree.
LF-S-06 = For a first game, leave out black and white and deal the other four families at random.
LF-S-07 = The area behind your screen is your headquarters. The other team can’t see it; your teammate can.
LF-S-08 = Your 5 basic orders start in your headquarters.
LF-S-09 = Your 8 advanced orders start on your mat. The symbol gives the row: Justice, Police, Economy or Church. The letter gives the position: A on the left, then B, then C if there is one.
LF-S-10 = Each of the 17 round spaces of your mat is covered by one of your influence tokens. You may always look underneath.
LF-S-11 = All your other pieces are your supply, open to everyone.
LF-S-12 = Each team has the order charts of both opposing families, so it always knows which orders they could have.
LF-S-13 = Your corner shows a symbol. Put 1 of your soldati on every spot of the map with that symbol: six areas with 2 or 3 soldati each.
LF-S-14 = An area with grey figures is neutral. Put 1 neutral soldato there for each figure.
LF-S-15 = When everything is in place, every area has 2 or 3 soldati, all of one family or all neutral.
LF-S-16 = The starting player is drawn at random and takes the starting piece.
LF-S-17 = Each player gets a character card at random. No card is dealt twice.
LF-S-18 = Take the money and soldati shown on your character card into your headquarters.
LF-S-19 = The starting player gives 1 money to the player who comes last in the order of play, an opponent.
LF-S-20 = In order of play, put the extra units of your card on the board: soldati and cars where you already have soldati, boats in a sea next to such an area. A boat placed now does not move on, and it can’t be the third in its sea.
LF-S-21 = In the same order, put the labs of your card in areas with your soldati.
LF-S-22 = An area never holds more than { $labs_per_area ->
    [one] 1 lab
   *[other] { $labs_per_area } labs
}, now or later.
LF-S-23 = Put a neutral influence token on each of the 8 grey spaces of sheet 0.
LF-S-24 = In order of play, put 1 of your influence tokens on any empty space of sheet 0 that is not grey, then 1 more in a second turn. Both may be in the same column.

## The map

LF-M-01 = Sicily has 12 Mandamenti of 3 areas each. Colours only show which areas belong together.
LF-M-02 = Two areas are adjacent if they share a border, however short.
LF-M-03 = There are 9 seas around the island. Two seas are adjacent if they share a border.
LF-M-04 = Every area on the coast touches 1 or 2 seas.
LF-M-05 = Two areas that touch the same sea are not adjacent because of it. You need boats to cross the water.
LF-M-06 = Each Mandamento has a round space for a control token, drawn in a sea beside it.

## Order of play

LF-T-01 = The arrow at your corner points to the player who goes after you, always someone from the other team. So the order of play is a fixed circle in which the teams alternate.
LF-T-02 = The symbols at the corners are used for setup only.
LF-T-03 = “In order of play” means: starting with the holder of the starting piece, along the arrows.
LF-T-04 = When the starting piece changes hands, the new order applies from the next phase. The current phase continues as it started.

## The round

LF-R-01 = A round is a planning phase, management, an encounter phase, and management once more.
LF-R-02 = The end of the game is checked only in the management after the encounter phase.

## Anytime options

LF-AT-01 = You may sell orders and give money to your teammate as often as you like, also during other players’ turns. You can do so at the start of your planning turn, whenever you have something to pay, and before or during your own order; your teammate can help you at those moments. Between choosing a space and its token, you may not sell your last order if the space can do nothing without one.
LF-AT-02 = Remove an order in your headquarters from the game for good, place it where everyone can see it, and take { $price_sale } money from the supply.
LF-AT-03 = You can sell only orders in your headquarters, not those on the board or on your mat.
LF-AT-04 = Give { $price_gift_arrives } money to your teammate. It costs you { $price_gift }; the rest goes to the supply.

## The planning phase

LF-P-01 = Players take turns in order of play until there are no influence tokens left on the top sheet. If nobody can pay for a move any more, the last tokens move down to spaces with the sign ∞, without actions and without payment.
LF-P-02 = On your turn, move influence tokens from the top sheet to the bottom sheet once, with option A or option B. You may not pass while you can move; if you can’t, your turn is skipped.
LF-P-03 = You may move any token: a neutral one, your own or another player’s.
LF-P-04 = For each token of another player that you move, pay its owner { $price_token } money. This includes your teammate’s tokens, and the owner gets all of it.
LF-P-05 = Option A: move 1 token to an empty action space and do that action. Option B: move all tokens of one column and do the action above that column.

## Option A: use an action space

LF-PA-01 = Choose any token of the top sheet and any empty action space of the bottom sheet. They need not be in the same column.
LF-PA-02 = An action space holds 1 token. A large space with the sign ∞ always counts as empty.
LF-PA-03 = If the token is another player’s, pay its owner { $price_token } money first. Money from the space or the action comes in only afterwards.
LF-PA-04 = If you don’t have enough money, you must get it first: by selling orders, or with your teammate’s help. You need not sell if you can afford another move that does something.
LF-PA-05 = A light number on a space is money you receive in addition to the action; a black one is money you pay to the supply before it. You can’t use what you receive for that payment.
LF-PA-06 = Parts joined by “/”: choose exactly one.
LF-PA-07 = Parts joined by “+”: you may do both, in any order.
LF-PA-08 = You may do each part as much as you like, or skip it.
LF-PA-09 = You may not skip everything: at least one part must change something, even if it is just 1 piece or 1 money. The number printed on the space does not count. Only if no move has any effect, not even with the money from selling your orders, may a token go to an empty space without effect.
LF-PA-10 = Later sheets offer more actions, and better ones.

## The actions

LF-AC-01 = Recruit: move soldati from your supply into your headquarters. You may take as many as the highest number you can see in your Church row, plus the bonus of the space.
LF-AC-02 = Place: move soldati from your headquarters onto the board, all into one area. You may place as many as the highest number you can see in your Police row, plus the bonus of the space.
LF-AC-03 = Place soldati in an area that has your own, or in one that has none at all. It may be anywhere on the map.
LF-AC-04 = If you place soldati in an area without any, remove 1 lab there, if it has one. This also applies if the area used to be yours.
LF-AC-05 = The number of soldati is a maximum; you may recruit or place fewer. If there are not enough, take what there is.
LF-AC-06 = Issue an order: place 1 order from your headquarters face down in an area with at least 1 of your soldati and no order. If you have no order in your headquarters, you can’t choose this as your only action.
LF-AC-07 = You may look at your orders on the board and show them to your teammate at any time. You may not move, exchange or take them back.
LF-AC-08 = Organize equipment: put 1 car, 1 boat or 1 lab from the supply on the board.
LF-AC-09 = A car goes into an area with at least 1 of your soldati. There may be any number of cars in an area.
LF-AC-10 = A boat goes into a sea that touches an area with at least 1 of your soldati; then you may move it to an adjacent sea. Later it stays there even if you lose the coast.
LF-AC-11 = If your boat is the third in its sea, moved or not, remove it together with one of the other two. You choose which, and it may be anyone’s; both go to their owners’ supplies.
LF-AC-12 = A lab goes into an area with at least 1 of your soldati and fewer than { $labs_per_area ->
    [one] 1 lab
   *[other] { $labs_per_area } labs
}.
LF-AC-13 = Launder money: take 1 money for each lab in areas with your soldati.
LF-AC-14 = Exert influence: remove the leftmost influence token of a row of your mat. You choose the row.
LF-AC-15 = With this sign, the token you remove from your mat goes to your supply.
LF-AC-16 = With this sign, the token you remove goes to a sheet. Put it on an empty space of the top sheet, in a column with at least one other token, or on an empty action space of the bottom sheet, without doing its action. If there is no such space, it goes to your supply.
LF-AC-17 = With either sign, the space you uncover on the mat takes effect and may give you an advanced order.
LF-AC-18 = Final action: put your bust beside the token on this space. Nothing else happens now. A token that came here through option B or from a mat only blocks the space.
LF-AC-19 = Once the top sheet is empty, you may move the token beside your bust to another action space and do the action there. If there are several final actions, they are done in order of play. If you decline, the token stays.
LF-AC-20 = A final action follows the rules of option A: the space must be empty, its printed money counts, and something must happen. Another player’s token costs nothing this time, and the space may not be one for a final action.
LF-AC-21 = After the final action your bust goes back to your supply.

## Option B: gain influence

LF-PB-01 = Choose a column of the top sheet with at least 1 token and move all its tokens to empty action spaces of the bottom sheet, distributed as you like. Those actions are not done.
LF-PB-02 = After moving the tokens, do the action above the column. You may choose the column even if its action would change nothing for you.
LF-PB-03 = First cost of option B: the number printed below the action, paid into the supply.
LF-PB-04 = Second cost of option B: 1 money to the supply for each token moved, including yours and neutral ones.
LF-PB-05 = Third cost of option B: 1 money to its owner for each token of another player.
LF-PB-06 = Pay all costs of option B before moving the tokens and doing the action.
LF-PB-07 = Start player and equipment: take the starting piece, which counts from the next phase. You may also organize equipment: 1 car, 1 boat or 1 lab.
LF-PB-08 = Influence one institution: remove the 2 leftmost tokens of the mat row that belongs to the column. They go to your supply.
LF-PB-09 = If the row has only 1 token left, remove that one; if it has none, remove none. You can’t use another row instead.
LF-PB-10 = Influence two institutions: remove the leftmost token of two different rows of your choice. One goes to your supply, the other to a sheet, without its action. If only one row has tokens, remove 1 and choose where it goes.
LF-PB-11 = With every option B you may also issue one order, before or after the action. It may be an order you have just gained.

## The family mat

LF-FM-01 = Your mat has four rows. Justice, Police and Church give base values; Economy gives instant effects only.
LF-FM-02 = Only the highest base value you can see in a row counts.
LF-FM-03 = Removing an influence token uncovers a space. It shows either a new base value or an instant effect.
LF-FM-04 = Use an instant effect at once, or lose it; you may skip it. The rules of the matching action apply. Two spaces uncovered together take effect from left to right.
LF-FM-05 = A base value applies for the rest of the game, or until you uncover a better one in its row.
LF-FM-06 = In the Justice row, base values for cars alternate with an instant effect: put 1 car in an area with at least 1 of your soldati.
LF-FM-07 = A Justice value is a pair of skulls: the upper number is for a car in Movement (and Attack), the lower one for a car bomb.
LF-FM-08 = The Police row says how many soldati you may place, the Church row how many you may recruit.
LF-FM-09 = The Economy row has three instant effects: take the printed money; put 1 lab in an area of yours with fewer than { $labs_per_area ->
    [one] 1 lab
   *[other] { $labs_per_area } labs
}; or launder money.
LF-FM-10 = Dotted lines divide each row into sections A, B and C. When you remove the first token of a section, the advanced order of that row and letter goes to your headquarters.
LF-FM-11 = Tokens are always taken from the left end of a row.

## Management and control

LF-MG-01 = When the top sheet is empty and the final actions are done, the planning phase ends and management follows.
LF-MG-02 = You control an area if you have at least 1 soldato there.
LF-MG-03 = You control a Mandamento if your family controls at least { $mandamento_areas } of its 3 areas. Two teammates with one area each do not control it.
LF-MG-04 = In management, every family that controls a Mandamento has a control token on it; a family that has lost control takes its token away.
LF-MG-05 = You may show new control at once with a token, crest down; turn it crest up in the next management if you still have control. This is only a reminder.
LF-MG-06 = In the planning phase of round 1 you can’t win a Mandamento, because no area is empty yet. Later you can win one by placing soldati in empty areas.
LF-MG-07 = A Mandamento won in a planning phase can’t go to another family before the encounter phase. If your own soldati leave it, you lose it in the next management.

## The team

LF-TW-01 = Teammates may talk in secret and show each other what they hide. They may use each other’s boats without asking. Giving money to a teammate costs extra, paid to the supply.
LF-TW-02 = Soldati of two families are never in the same area, not even those of teammates, except while they fight there.
LF-TW-03 = You may not move into or through an area of your teammate, nor take it over.
LF-TW-04 = You may not issue orders in areas of your teammate.

## Labs

LF-DL-01 = A lab belongs to the player who controls its area.
LF-DL-02 = Each lab gives 1 defence bonus against Movement (and Attack) and against Strike.
LF-DL-03 = Whenever an area is taken over, remove 1 lab there, if it has one: after Movement (and Attack), by agitated neutral soldati, or when soldati are placed in an empty area. Labs in an empty area stay and belong to nobody.
LF-DL-04 = There are never more than { $labs_per_area ->
    [one] 1 lab
   *[other] { $labs_per_area } labs
} in an area.

## Control tiles

LF-CT-01 = For each Mandamento you control, one of your influence tokens marks a control tile of your team.
LF-CT-02 = A tile holds one token, and only that family has its benefit.
LF-CT-03 = In management, match your tokens on tiles to your Mandamenti. If you have too few, put tokens from your supply on empty tiles; if too many, take back the ones you choose. What can’t be placed now is placed later.
LF-CT-04 = A token may not move from one tile to another.
LF-CT-05 = In each team, tokens are first removed from tiles and then placed, each time in order of play. So a tile that one teammate gives up can be taken by the other.
LF-CT-06 = Each tile works in one phase, planning or encounter, as shown on it.
LF-CT-07 = A tile marked in a management works from the next phase until a management removes the token. Losing the Mandamento in between does not stop it.

## The encounter phase

LF-E-01 = First, all orders on the board are turned face up.
LF-E-02 = You don’t have to carry out an order, or any part of it. An order you decline counts as carried out.
LF-E-03 = All supply orders come before all attack orders.
LF-E-04 = Among supply orders, and then among attack orders, the lower initiative goes first.
LF-E-05 = If orders have the same initiative, the order of play decides: the first player carries out all of those orders, then the next. Among your own you choose the sequence.
LF-E-06 = An order goes back to its owner’s headquarters right after it is carried out. If it has a vest, it stays, and only the vest still counts.
LF-E-07 = At the end of the phase, before management, all orders left on the board go back to the headquarters.
LF-E-08 = If you have no soldato left in an area, your orders there go back to your headquarters at once and your cars there to the supply. An order not yet carried out is lost for this round, even if you win the area back; one that is being carried out continues where it can.

## Orders

LF-O-01 = The left side of an order shows its family and its initiative: in a circle for a supply order, in a star for an attack order. A dot marks a basic order, a symbol with a letter an advanced one.
LF-O-02 = The right side shows one or more parts. They follow the rules of the planning actions, except for where units are placed. A lab may go to any area of yours with fewer than { $labs_per_area ->
    [one] 1 lab
   *[other] { $labs_per_area } labs
}.
LF-O-03 = A soldato with a number: place up to that many soldati. A soldato in a circle: place up to your Police value plus the bonus.
LF-O-04 = Soldati and cars placed by an order always go into the area of the order.
LF-O-05 = A boat placed by an order goes into a sea that touches the area of the order; then it may move to an adjacent sea. Inland, no boat can be placed.
LF-O-06 = Soldati placed by an order come from your headquarters, cars and boats from your supply.
LF-O-07 = A green background marks a supply action. Attack orders may have such actions too.
LF-O-08 = Supply orders place units, bring in money or fill the headquarters with soldati from the supply.
LF-O-09 = A coin with a number: take that much money from the supply. Attack orders may have this too.
LF-O-10 = You may do the parts of an order in any sequence. But Rally comes right before the Movement, and Agitate comes last; soldati placed first may join the attack.
LF-O-11 = Around a real table, supply orders may be carried out at the same time if the players agree. Here they are always carried out by initiative.
LF-O-12 = A vest gives its number as defence bonus to your soldati in the area of the order. It protects from the moment the orders are revealed until the phase ends or the area is lost.
LF-O-13 = An attack order is not carried out if all your soldati in its area were lost before its turn.

## Movement (and Attack)

LF-MV-00 = Only Movement (and Attack), the shotgun, can take over an area.
LF-MV-01 = Rally, if the order shows it: before moving, bring any of your soldati and cars from areas adjacent by land into the area of the order. You don’t have to move afterwards, and it also works on an order without a shotgun.
LF-MV-02 = Rally uses no boats and moves nothing out of the area of the order.
LF-MV-03 = If Rally empties an area, you lose control of it: your orders there go back to your headquarters and cars left there to the supply.
LF-MV-04 = Move at least 1 of your soldati from the area of the order to one adjacent area. All of them may go, including those that came there with the same order.
LF-MV-05 = You may not move into an area of your teammate.
LF-MV-06 = Across water: if the area of the order touches a sea with a boat of your team, you may move to any area that touches that sea. You can use your teammate’s boats like your own; the other team’s boats neither help nor hinder you.
LF-MV-07 = A chain of adjacent seas, each with at least 1 boat of your team, takes you to any area that touches the last sea. The boats stay where they are.
LF-MV-08 = By land, you may take 1 car along from the area of the order, also to an empty area or one of your own. Across water you can’t.
LF-MV-09 = Announce the target, the route, the number of soldati and the car before anything else happens. If you can reach the target by land and by sea, choose the route.
LF-MV-10 = If the target has no soldati, you take it over and the movement ends. Remove 1 lab there.
LF-MV-11 = If the target has your own soldati, the movement ends there. You may also reach it by sea.
LF-MV-12 = If the target has neutral or enemy soldati, you attack.

## Attack and defence bonus

LF-BN-01 = The number at the skull of the order is your attack bonus.
LF-BN-02 = If a car came along, add the highest upper skull you can see in your Justice row, not the sum. If you see none, the car adds 0.
LF-BN-03 = Cars never help the defender.
LF-BN-04 = Each lab in the target area gives 1 defence bonus.
LF-BN-05 = The vests of the defender’s orders in the target area are added up as defence bonus.
LF-BN-06 = If the attack bonus is higher, remove as many defending soldati as the difference. They go back to their supply.
LF-BN-07 = For each neutral soldato removed, for whatever reason, the attacker moves 1 of their own soldati from the supply to their headquarters.
LF-BN-08 = If no defender is left, the attacker takes control and the attack ends. Remove 1 lab there; the defender’s cars go to the supply, and the attacker’s car stays with its soldati.
LF-BN-09 = If the attack bonus is not higher, nobody is removed yet. If there are defenders left, the conflict follows.

## The conflict

LF-CF-01 = The attacker chooses finesse or brute force.
LF-CF-02 = Finesse: attacker and defender take their 3 conflict cards. If the defenders are neutral, the team opposed to the attacker decides which of its families plays for them; if it does not, it is the next one in order of play.
LF-CF-03 = Both choose one card in secret and place it face down.
LF-CF-04 = The attacker first takes or leaves the card the defender played; then the defender, who knows this, takes or leaves the card the attacker played. Your choice is only about the other’s card, even if your own was taken.
LF-CF-05 = If both leave, each keeps their own card; if both take, the cards are swapped. If only one takes, that side has both cards.
LF-CF-06 = Both cards are revealed after the two choices. Each side applies the cards in front of it to itself.
LF-CF-07 = Turncoats are applied before Cowards, and among equals the attacker’s first.
LF-CF-08 = Both cards are always applied as far as possible, even if a side has no soldati left after the first.
LF-CF-09 = Turncoat: 1 soldato of the other side goes to its supply, and 1 of yours comes from your supply into the area, even if there was no one left to turn. Each family has one Turncoat.
LF-CF-10 = Coward: as many of your soldati as printed, 1 or 2, go back to your headquarters, or all if there are fewer. Each family has one Coward 1 and one Coward 2.
LF-CF-11 = Neutral soldati come from the common supply and go back to it. If a Coward sends some of them away, the family fighting them moves as many of its own from the supply into the headquarters.
LF-CF-12 = After finesse the knockout follows.
LF-CF-13 = Variant (off by default): if a side has two identical cards in front of it, only one of them is applied. A Coward 1 and a Coward 2 are not identical.
LF-CF-14 = Brute force: the attacker returns { $price_force ->
    [one] 1 soldato
   *[other] { $price_force } soldati
} to the supply, or the only one there is; then the knockout follows.
LF-CF-15 = After the conflict the cards go back to their owners. All 3 are available again for the next one.

## The knockout

LF-KO-01 = Each side loses one soldato at a time, returned to its supply, until at least one side has none left.
LF-KO-02 = For each neutral soldato removed in the knockout, the attacker moves 1 of their own soldati from the supply to their headquarters.
LF-KO-03 = A side with no soldati left loses all its cars in the contested area. Soldati that a Coward sent home count as lost. A defender who holds out keeps the cars.
LF-KO-04 = If the attacker has no soldati left, the attack is over and nothing is taken.
LF-KO-05 = If the defender has none left and the attacker at least 1, the attacker takes control. Remove 1 lab there.
LF-KO-06 = If neither side has soldati left, the area is empty and nobody controls it. Its labs stay.
LF-KO-07 = If the defender has lost the area, the defender’s orders there go back to the headquarters.

## Two shotguns

LF-SS-01 = An order with 2 shotguns allows a second Movement (and Attack) directly after the first.
LF-SS-02 = The second Movement starts from the area of the order or from the area just moved to. Any of your soldati there may go.
LF-SS-03 = The second Movement follows the same rules; skulls and car give their full bonus both times. There is no second Rally.
LF-SS-04 = You may still take only one car along in total. The car of the first Movement may continue from where it is; if it was lost, no other replaces it.

## Strike

LF-ST-01 = A bomb hits enemy or neutral soldati in an area adjacent by land to the area of the order, never by boat. A Strike never takes over an area.
LF-ST-02 = With a car of yours in the area of the order, the Strike may be a car bomb: add the highest lower skull you can see in your Justice row to the skull of the order. The car goes to the supply afterwards.
LF-ST-03 = Labs and vests of the target protect against a Strike as they do in an attack.
LF-ST-04 = If the attack bonus is higher, remove as many soldati of the target as the difference. Any excess is lost; a Strike without a higher bonus has no effect.
LF-ST-05 = For each neutral soldato removed by a Strike, move 1 soldato from your supply to your headquarters.
LF-ST-06 = If no soldati are left in the target area, its cars go to the supply and the orders there back to the headquarters. The labs stay.
LF-ST-07 = Two bombs: a second Strike directly after the first, on the same area or another, by the same rules.
LF-ST-08 = For two car bombs, two of your cars must be in the area of the order.
LF-ST-09 = The skull of the order counts in both Strikes. If one area is hit twice, its labs and vests count both times.

## Pentito

LF-PN-01 = Pentito: return 1 of your soldati in the area of the order to the supply. It may be your last one; then you lose the area, but you still do the rest.
LF-PN-02 = Then remove soldati from adjacent areas, up to the numbers shown. Each number is for a different area.
LF-PN-03 = No defence bonus helps against Pentito.
LF-PN-04 = Pentito removes only neutral soldati and those of the other team.
LF-PN-05 = You may remove fewer soldati than shown.
LF-PN-06 = For each neutral soldato removed by Pentito, move 1 soldato from your supply to your headquarters.

## Agitate

LF-AG-01 = Agitate is always the last part of an order. You may do it without having attacked, and even if you no longer hold the area of the order.
LF-AG-02 = Choose an area with neutral soldati, at most as far from the area of the order as the number says: 1 is adjacent, 2 has one area between, 3 has two. Count by land, through anyone’s areas.
LF-AG-03 = Any number of those neutral soldati make a Movement (and Attack) into an adjacent area, as by an order with one shotgun and nothing else. They use no boats. An empty area they take over; with other neutral soldati they simply join.
LF-AG-04 = Agitated soldati may not move into an area of your own team.
LF-AG-05 = For each neutral soldato removed in this attack, the defending family may move 1 of its own from the supply to its headquarters.
LF-AG-06 = If the neutral soldati win the area, it is neutral: nobody controls it. Remove 1 lab there. The defender’s cars go to the supply and the orders back to the headquarters.
LF-AG-07 = You act as the attacker: you choose number and target, finesse or brute force, and play your conflict cards. All gains and losses are on the neutral side, and your control tiles do not help.

## The end of a round

LF-EE-01 = After the encounter phase comes management, as after planning. Then check whether the game ends.
LF-EE-02 = If the game continues, the bottom sheet moves up with its tokens and becomes the top sheet. The next sheet is placed below it; an old loose top sheet leaves the game.
LF-EE-03 = The costs of option B are printed on the edge of the top sheet, so they can change from round to round. The actions above the columns stay the same.

## The end of the game

LF-EG-01 = In the management after the encounter phase, a family with at least { $win_family } Mandamenti, or a team with at least { $win_team }, wins for its team. If both teams have reached this, the one with more Mandamenti wins.
LF-EG-02 = If nobody has won that way by the end of round { $rounds }, the team with more Mandamenti wins.
LF-EG-03 = If the teams are tied, the one with at least 1 soldato in Bronte wins. An empty or neutral Bronte helps nobody.
LF-EG-04 = If the teams are tied and neither holds Bronte, the game is a draw after round { $rounds }. Before that it simply continues.

## Special action spaces

LF-XA-01 = Two orders, two areas: put 1 order in each of up to two areas that hold your soldati and no order.
LF-XA-02 = Two orders, one area: put up to 2 orders in one area that holds your soldati and no order. Chain of Command is not needed.
LF-XA-03 = There are never more than 2 orders in one area, not even with Chain of Command. If the first of two moves everyone out, the second goes back without being carried out.
LF-XA-04 = Place soldati from your headquarters, up to your Police value plus 4, in one area that already has your own. It may not be an empty area.
LF-XA-05 = Launder money and gather: take 1 money for each of your labs, then move any of your soldati and cars from adjacent areas into one area with your soldati, without boats. If you empty an area, its orders go back to your headquarters, to be used again, and cars left there are lost.
LF-XA-06 = Remove the 2 leftmost influence tokens of any one row of your mat. They go to your supply.

## Special orders

LF-XO-01 = Green, Church A: after announcing number and target, you may replace 1 defending soldato with 1 of yours from the supply, which joins the attack. If no defender is left, the area is yours at once. If your supply is empty, nobody is replaced.
LF-XO-02 = Yellow, Economy B: place 1 car, build 1 lab, then place 1 soldato from your headquarters beside each of your labs on the whole board, the new one included. If you have too few, you choose where.
LF-XO-03 = Yellow, Economy C: after announcing number and target, you may pay money into the supply; for each 1 paid, 1 defender goes to its supply. If no defender is left, the area is yours at once.
LF-XO-04 = Black, Church B: after announcing number and target, you may replace up to 2 defending soldati with your own from the supply, which join the attack. If no defender is left, the area is yours at once.
LF-XO-05 = Blue, Justice B: one Strike and one Movement (and Attack), in either order. After taking an area that was not yours you may strike from there or from the area of the order; a car bomb needs a car where it starts. Labs and vests count both times.
LF-XO-06 = White, Church A: the area of the order, and up to two adjacent areas with your soldati, each get up to 2 soldati from your headquarters. An adjacent area may be your teammate’s instead, who may then place up to 2 there.
LF-XO-07 = White, Justice B: replace up to 3 enemy or neutral soldati in adjacent areas with your own, as many as your supply has, then move these into the area of the order. No defence bonus helps; areas emptied this way lose their cars and orders.

## Control tiles one by one

LF-XT-01 = Allies (encounter phase): if you could move by land into an empty or neutral area, you may pay 1 money and attack an area adjacent to it instead, but not your teammate’s. A car may come along; the area in between is not affected.
LF-XT-02 = Bribery (encounter phase): in each attack, but not in a Strike, you may pay 1 money right after announcing number and target; 1 defending soldato then goes to its supply. If no defender is left, the area is yours at once.
LF-XT-03 = Chain of Command (planning phase): you may issue an order in an area that already holds one of yours. There are never more than 2.
LF-XT-04 = Delay Detonator (encounter phase): each of your car bombs may hit an area two steps away. It does not matter whose area lies between.
LF-XT-05 = Influence (planning phase): at the beginning of each planning phase you may send 1 soldato from your headquarters to the supply to remove the leftmost token of a row of your mat. The token goes to your supply.
LF-XT-06 = Miniguns (encounter phase): 1 more attack bonus in each Movement (and Attack) that uses a boat, even if the target could be reached by land.
LF-XT-07 = Recruitment (encounter phase): after taking an area by an attack, you may place as many soldati from your headquarters there as the tile says, not fewer. It needs at least 1 of yours left in the area, and does not work after entering an empty area nor with Agitate.
LF-XT-08 = Speedboats (planning phase): at the beginning of each planning phase you may place 1 boat by the usual rules.
LF-XT-09 = The other three of the eleven tiles are our own; the rulebooks do not describe them. Second Wave: when your order places soldati, place 1 more from the supply in its area, or in 1 v 1 a member from the supply in the Cupola. Watchmen: 1 defence bonus in your areas without a lab. Revenue: at the start of planning, take 1 money for each Mandamento you control.

## What is hidden

LF-I-01 = Hidden from the other team: what your headquarters holds, the faces of your orders until they are revealed, and the conflict card you have chosen. Your teammate may see it all.
LF-I-02 = Open to everyone: the board, the mats, the control tiles, the supplies, the sold orders, and which orders each family could have.
LF-I-03 = You can work out the number of soldati in a headquarters: 50 minus those on the board and in the supply. You can keep track of money by counting.
