# The worked examples of Famiglia's rulebook: what each is about, and what is asked. Cards are written as codes and shown as cards.

example-FA-01 = New cards
example-FA-01-ask-1 = You put R2 away from the street. How many cards are in the street then?
example-FA-02 = Recruiting with a pair
example-FA-02-ask-1 = You hold two B2. Which card can you recruit with them?
example-FA-03 = The last cards
example-FA-03-ask-1 = This is the second pass through the deck, and two cards are left in it. You put R3 under the deck. How many cards are in the street then?
example-FA-03-ask-2 = The last card of the deck has come. How many more turns are there after yours?
example-FA-04 = The Accountant
example-FA-04-ask-1 = You have played B2 to your gang. Which swap is allowed?
example-FA-05 = The Brute
example-FA-05-ask-1 = You want G4 from the street. How do you get it?
example-FA-06 = The Mercenary
example-FA-06-ask-1 = You want R3. Which two cards can you show? The first one goes to your gang.
example-sum-street = cards in the street
example-sum-away = put away
example-sum-new = new cards, as many as its value
