# The rules of Famiglia in our own words, one message a rule, by its id.

## The cards

FA-C-01 = Famiglia is a game for two.
FA-C-02 = There are 60 cards: 4 families of 15.
FA-C-03 = Every family has five 0s, four 1s, three 2s, two 3s and one 4.
FA-C-04 = Eight of the 0s form two starting sets of four. They are the first hands, so they are not in the deck when the game starts.
FA-C-05 = Each starting set holds one 0 of every family.
FA-C-06 = A card shows its value, its family, the sign of its ability and its points.
FA-C-07 = From value 0 to value 4, a card of La Famiglia is worth 1, 3, 6, 10 and 15 points. A card of any other family is worth 0, 1, 3, 6 and 10.
FA-C-08 = The 52 cards of the deck include twelve 0s, three of each family. All 60 cards together are worth 175 points: 70 in La Famiglia, 35 in each other family.

## Setting up

FA-S-01 = Each player takes one starting set, four cards of value 0, into the hand. A hand is hidden from the other player.
FA-S-02 = Both gangs start empty. A gang is face up for everyone to see.
FA-S-03 = The other 52 cards are shuffled and form the face-down deck. The discard pile starts empty.
FA-S-04 = Chance decides who starts.
FA-S-05 = The top 6 cards of the deck are turned face up: they are the street. 46 cards stay in the deck.

## The turn

FA-T-01 = The players take turns; the starting player goes first.
FA-T-02 = A turn has four steps, always in this order: 1 new cards, 2 Accountant, 3 Brute, 4 recruit. You cannot go back to an earlier step.
FA-T-03 = You may skip any step.
FA-T-04 = Each family’s ability works at most once per turn: one Accountant, one Brute and one Mercenary as joker.
FA-T-05 = A card of value 0 has no ability, whatever its family.
FA-T-06 = A hand may have any number of cards. A card taken from the street is not replaced; the street is refilled only when it is empty at the end of a turn.

## Step 1: new cards

FA-A1-01 = You may bring new cards only while no card in the street has the printed value 0.
FA-A1-02 = Choose any street card, even a 4, and put it away: on the discard pile, or under the deck in the second pass. Then turn over as many cards from the deck into the street as its value.
FA-A1-03 = In the first pass you may bring new cards again and again as long as there is no 0 in the street. As soon as there is one, step 1 is over.
FA-A1-04 = Putting away a card of value v makes the street grow by v − 1. Putting away a 1 just replaces it with another card.

## Step 2: the Accountant

FA-A2-01 = Play an Accountant of value 1 to 4 from your hand to your gang, face up.
FA-A2-02 = An Accountant swaps cards between gang and hand: for each card you pick up from the gang, lay down one from your hand. Only cards that were there before the swap started can change places.
FA-A2-03 = An Accountant’s value is the maximum number of cards to swap. You may swap fewer, or none at all.
FA-A2-04 = The Accountant you have just played can’t be picked up in its own swap.
FA-A2-05 = Cards you pick up can be used at once, in steps 3 and 4 of the same turn.

## Step 3: the Brute

FA-A3-01 = Play a Brute of value 1 to 4 from your hand to your gang, face up.
FA-A3-02 = Choose one street card. For this turn its value is lowered by at least 1 and at most the Brute’s value; you don’t have to use its full strength.
FA-A3-03 = A card can be lowered to 0, but not below.
FA-A3-04 = The lowered value counts only for recruiting this turn; printed value, family, ability and points stay the same. You don’t have to recruit the lowered card.

## Step 4: recruit or pass

FA-A4-01 = Take one card from the street into your hand, or pass.
FA-A4-02 = A card that counts 0 now, printed or lowered, is free.
FA-A4-03 = For a card that counts more than 0, show two cards from your hand: both of its family, and both exactly one lower in value.
FA-A4-04 = If a Brute has lowered the card, its lowered value decides which two cards you must show.
FA-A4-05 = One of the two cards shown to recruit may be a Mercenary used as a joker.
FA-A4-06 = Of the two cards shown to recruit, one goes to your gang and the other back to your hand. You choose which, even when one is a joker.
FA-A4-07 = You can only show cards from your hand. Cards in the gang do not help to recruit.
FA-A4-08 = A turn in which you recruit nothing counts as a pass, whatever you did in steps 1 to 3.

## The families

FA-F-B = Accountants are played in step 2 and swap cards between hand and gang.
FA-F-Y = Brutes are played in step 3 and lower the value of a street card.
FA-F-G1 = A Mercenary of value n can replace a card of any value below n, down to 0.
FA-F-G2 = A Mercenary can replace a card of any family, including its own.
FA-F-G3 = Only one of the two cards shown to recruit can be a joker. The other must be a real card of the right family and value.
FA-F-G4 = Two Mercenaries are fine if one is the real card and the other the joker: G2 and G0 recruit G1. G2 and G1 do not, because neither is a real G0.
FA-F-G5 = You may use a joker even if you have a second real card.
FA-F-R = La Famiglia has no ability, but its cards are worth more points.

## Deck, discard and street

FA-D-01 = If the street is empty at the end of a turn, lay out 6 new cards. If there are no cards left in the deck, the street stays empty.
FA-D-02 = As soon as the last card leaves the deck for the first time, the discard pile is shuffled and becomes the new deck: the second pass starts. If the discard pile is empty too, all cards are in play and the last turns begin.
FA-D-03 = If the deck runs out while new cards are being turned over, the discard pile is shuffled at once and the missing cards come from the new deck. The card just put away is shuffled in as well.
FA-D-04 = If the deck runs out for the first time while an empty street is refilled, the discard pile is shuffled too, and the street is refilled to 6 cards from the new deck.
FA-D-05 = In the second pass, you may bring new cards only once per turn.
FA-D-06 = In the second pass, the card you put away goes under the deck, not on the discard pile, before the new cards are turned over. Everyone may know which cards are at the bottom.
FA-D-07 = If the deck runs out for the first time during your step 1 and there is still no 0 in the street, you may bring new cards exactly once more, by the rules of the second pass. Then step 1 is over, with or without a 0.
FA-D-08 = If the deck of the second pass holds fewer cards than are needed, all that are left are laid out.
FA-D-09 = Once the second pass has started, the discard pile is no longer used.

## The end

FA-E-01 = The end is near when, in the second pass, the last card of the deck comes to the street: all cards are now in play.
FA-E-02 = The turn in which the last card of the deck comes into play is finished as usual.
FA-E-03 = Both players have the same number of turns. If the last card comes in the starting player’s turn, the other player has one more turn; if it comes in the second player’s turn, the game ends with that turn.
FA-E-04 = If the last card comes when the street is refilled after the starting player’s turn, the second player has the last turn.
FA-E-05 = If the last card comes when the street is refilled after the second player’s turn, each player has one more turn.
FA-E-06 = Two passes in a row, by either player first, end the game at once. This no longer applies when the last card of the deck is in play.
FA-E-07 = When the deck is empty, there are no new cards.

## Scoring

FA-V-01 = Each player adds up the points of all their cards, in the hand and in the gang.
FA-V-02 = Cards in the street, the deck and the discard pile count for nobody.
FA-V-03 = The higher total wins.
FA-V-04 = In a tie, the card worth the most points decides. If both players have equally good ones, compare the next best cards, and so on; if all are equal, the game is a draw.
