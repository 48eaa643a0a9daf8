# The lessons of a minute: what is told at each stop.

## Boats

guide-lafamiglia-boats-goal-title = Over the water
guide-lafamiglia-boats-goal = Soldati move to adjacent areas. But where a boat of your team lies in a sea that touches their area, they can reach every other area on that sea. Your teammate has a boat in Mare Licata.
guide-lafamiglia-boats-put-title = Put a boat
guide-lafamiglia-boats-put = Your order in Camastra begins with a boat. It goes into a sea that touches the area: Mare Agrigento. From there you could move it one sea further.
guide-lafamiglia-boats-put-do = Choose “Place a boat”.
guide-lafamiglia-boats-chain-title = Two boats, one chain
guide-lafamiglia-boats-chain = Boats in adjacent seas form a chain, your teammate’s included: from here on to Mare Licata. So leave yours here. A third boat in the same sea would be removed together with one of the other two.
guide-lafamiglia-boats-chain-do = Choose “Stay here”.
guide-lafamiglia-boats-across-title = Attack across the sea
guide-lafamiglia-boats-across = Now you can reach every area on both seas. Ragusa has only two soldati. Boats carry no cars.
guide-lafamiglia-boats-across-do = Choose Ragusa on the map.
guide-lafamiglia-boats-end-title = Landed
guide-lafamiglia-boats-end = Ragusa is yours. Both boats stay where they are for your next orders, even if you lose the coast. Boats of the other team neither help nor stop you.

## Strike

guide-lafamiglia-strike-goal-title = A bomb next door
guide-lafamiglia-strike-goal = A Strike removes soldati in an area adjacent by land. It never takes an area over: it weakens it before another order moves in. Riesi has five soldati and a lab.
guide-lafamiglia-strike-begin-title = Carry out the order
guide-lafamiglia-strike-begin = Your order in Enna shows a bomb and a skull of 2. The lab in Riesi takes 1 away, and so would a vest on an order there.
guide-lafamiglia-strike-begin-do = Choose “Strike”.
guide-lafamiglia-strike-car-title = A car makes it stronger
guide-lafamiglia-strike-car = You have a car in Enna, so it can be a car bomb: it adds the lower skull of your Justice row, here 3. That makes 2 + 3 − 1 = 4. The car goes back to the supply.
guide-lafamiglia-strike-car-do = Choose Riesi, then the car bomb.
guide-lafamiglia-strike-end-title = Four fewer
guide-lafamiglia-strike-end = Only one soldato is left in Riesi. The lab and the order there stay. Without the last one, the order would have gone back to its headquarters. A neutral soldato that you remove brings you one of your own.

## Pentito

guide-lafamiglia-pentito-goal-title = One for several
guide-lafamiglia-pentito-goal = A Pentito costs one of your own soldati and removes several in adjacent areas. Your order in Enna shows 2, 2 and 1: three numbers for three different areas.
guide-lafamiglia-pentito-price-title = The price
guide-lafamiglia-pentito-price = First, one of your soldati in Enna goes back to the supply. It may even be the last one there.
guide-lafamiglia-pentito-price-do = Choose “Pentito”.
guide-lafamiglia-pentito-labs-title = Nothing protects
guide-lafamiglia-pentito-labs = Labs and vests don’t help against a Pentito. Riesi has two labs and still loses 2.
guide-lafamiglia-pentito-labs-do = Choose Riesi, and remove 2.
guide-lafamiglia-pentito-second-title = The next area
guide-lafamiglia-pentito-second = Each number is for another area, so now Riesi is safe. Only neutral soldati and those of the other team can be chosen.
guide-lafamiglia-pentito-second-do = Choose Camastra, and remove 2.
guide-lafamiglia-pentito-neutral-title = Neutral soldati pay
guide-lafamiglia-pentito-neutral = The last number is a 1. For each neutral soldato that you remove, one of yours comes from the supply to your headquarters.
guide-lafamiglia-pentito-neutral-do = Choose neutral Caltanissetta.
guide-lafamiglia-pentito-end-title = Five for one
guide-lafamiglia-pentito-end = You lost one soldato, removed five and got one back. You may always remove fewer than shown. A Pentito takes no area: plan a Movement to follow it.

## Agitate

guide-lafamiglia-agitate-goal-title = Others fight for you
guide-lafamiglia-agitate-goal = Agitate sends neutral soldati into battle. The number on your order in Caltagirone says how far away they may be: at 2, one area may lie between. Scordia has four of them.
guide-lafamiglia-agitate-begin-title = Always the last part
guide-lafamiglia-agitate-begin = Agitate comes last in an order. You may attack before it, or skip the attack. Here your own soldati stay at home.
guide-lafamiglia-agitate-begin-do = Choose “Agitate”.
guide-lafamiglia-agitate-choose-title = Which neutral soldati?
guide-lafamiglia-agitate-choose = The neutral areas within reach glow. Four soldati in Scordia are the strongest.
guide-lafamiglia-agitate-choose-do = Choose Scordia.
guide-lafamiglia-agitate-target-title = Where do they attack?
guide-lafamiglia-agitate-target = They go to an adjacent area, but never to one of your own team. Palagonia is held by a single soldato, so all four attack there.
guide-lafamiglia-agitate-target-do = Choose Palagonia.
guide-lafamiglia-agitate-fight-title = It costs you nothing
guide-lafamiglia-agitate-fight = They fight as with one shotgun and nothing else, so the skulls of your order don’t count. Brute force costs two of them, and none of yours.
guide-lafamiglia-agitate-fight-do = Choose brute force.
guide-lafamiglia-agitate-end-title = Neutral ground
guide-lafamiglia-agitate-end = Palagonia is neutral now and helps nobody towards a Mandamento. For each neutral soldato that fell, the defending family could take one from its supply.

## Ultima Azione

guide-lafamiglia-final-goal-title = The last word
guide-lafamiglia-final-goal = This space does nothing at once. It keeps a token ready for you: when the top sheet is empty, you do one more action with it, after everybody else.
guide-lafamiglia-final-put-title = Put your bust there
guide-lafamiglia-final-put = Your bust goes beside the token, and you get the money printed on the space.
guide-lafamiglia-final-put-do = Choose this space: Justice, the third one.
guide-lafamiglia-final-wait-title = The last token
guide-lafamiglia-final-wait = Blue takes the last token of the top sheet. Nobody else has a turn now: planning would be over.
guide-lafamiglia-final-last-title = Your final action
guide-lafamiglia-final-last = Now your token moves on to another free space, and you do the action there. The printed money counts, but the token itself costs nothing.
guide-lafamiglia-final-last-do = Choose the space that issues an order: Justice, the second one.
guide-lafamiglia-final-order-title = Nobody can answer
guide-lafamiglia-final-order = Everyone else has finished planning, so nobody can answer the order you issue now.
guide-lafamiglia-final-order-do = Choose Enna.
guide-lafamiglia-final-end-title = Planning is over
guide-lafamiglia-final-end = The orders are revealed, and your bust is back in the supply. You could also have declined the action; then the token would have stayed.

## The commission

guide-lafamiglia-commission-goal-title = Two tokens on a space
guide-lafamiglia-commission-goal = Without a teammate you also have a commission. Five spaces of your mat carry two tokens: the upper one is the commission’s, and it comes off first.
guide-lafamiglia-commission-influence-title = Remove a token
guide-lafamiglia-commission-influence = Every action that removes tokens of your mat can remove one of the commission, too. This space removes the leftmost token of a row.
guide-lafamiglia-commission-influence-do = Choose this space of the bottom sheet.
guide-lafamiglia-commission-row-title = Which row?
guide-lafamiglia-commission-row = In the Church row your first token is gone, so the next space is a doubled one. Its upper token belongs to the commission.
guide-lafamiglia-commission-row-do = Choose the Church row.
guide-lafamiglia-commission-board-title = To the solo board
guide-lafamiglia-commission-board = A commission token may go to a free space of the solo board, and you do the action there at once. This one issues two orders.
guide-lafamiglia-commission-board-do = Choose the space with two orders.
guide-lafamiglia-commission-orders-title = Two orders at once
guide-lafamiglia-commission-orders = The two orders go to different areas of yours: first Enna, then Licata.
guide-lafamiglia-commission-orders-do = Choose Enna.
guide-lafamiglia-commission-end-title = Once in a game
guide-lafamiglia-commission-end = In 1 v 1 the token stays there: neither of you can use that space again. The strong spaces are a race. In 2 v 1 the spaces are free again in each round.

## The Cupola

guide-lafamiglia-coupole-goal-title = Twelve seats
guide-lafamiglia-coupole-goal = The Cupola is a council of twelve seats. You have nine, your opponent three. With more than six you may place soldati at the start of a round; with eleven it counts as a Mandamento.
guide-lafamiglia-coupole-place-title = Any action that places
guide-lafamiglia-coupole-place = You seat members whenever you may place soldati: by a space, an order or a tile. This space places.
guide-lafamiglia-coupole-place-do = Choose this space: Police, the first one.
guide-lafamiglia-coupole-seat-title = Members instead of soldati
guide-lafamiglia-coupole-seat = For each soldato you could place, you may seat a member from your headquarters. Each sends one of your opponent’s members home. You have two of them.
guide-lafamiglia-coupole-seat-do = Seat 2 members.
guide-lafamiglia-coupole-claim-title = Control of the Cupola
guide-lafamiglia-coupole-claim = The encounter is over. With eleven seats you may put your control token on the Cupola. It counts as a Mandamento and stays until the end of the next round.
guide-lafamiglia-coupole-claim-do = Put your control token there.
guide-lafamiglia-coupole-end-title = More soldati, too
guide-lafamiglia-coupole-end = Eleven seats are five more than six: at the start of the round you may place up to five soldati in one area. Then your opponent may bring members to even out the seats.

## The solo board

guide-lafamiglia-solo-board-goal-title = A board of your own
guide-lafamiglia-solo-board-goal = You play alone against two, and only you use this board. On each turn you may do one extra action here, with a token from the round spaces. Some tokens are blocked, and the upper actions are locked.
guide-lafamiglia-solo-board-extra-title = One extra action
guide-lafamiglia-solo-board-extra = It comes before or after your move and costs nothing. This space recruits.
guide-lafamiglia-solo-board-extra-do = Choose the space that recruits.
guide-lafamiglia-solo-board-turn-title = Then your move
guide-lafamiglia-solo-board-turn = Now comes the usual move: a token and its space, or a column. This is the last token, so the round ends after it.
guide-lafamiglia-solo-board-turn-do = Choose this space: Police, the first one.
guide-lafamiglia-solo-board-unlock-title = Open an action
guide-lafamiglia-solo-board-unlock = At the end of a round you may move a Block token to a locked action. That action is then open, and the token that was blocked is free. This one issues two orders.
guide-lafamiglia-solo-board-unlock-do = Choose the first locked action.
guide-lafamiglia-solo-board-end-title = Ready again
guide-lafamiglia-solo-board-end = The tokens are back on the round spaces, and you have one more of them. Each round brings more extra actions: that is how one holds out against two.
