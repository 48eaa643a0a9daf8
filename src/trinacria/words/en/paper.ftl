# Print-and-play: what stands on the pages, and the command that makes them.

paper-help = Make PDFs to print and cut out: every component of a pack, or the card game, and a summary of the rules.
paper-help-out = OUT: a PDF file for everything in one, or a folder for one file per kind of component
paper-help-paper = Size of the paper.
paper-help-what = What to print; can be repeated.
paper-help-game = Which game to print.
paper-made = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
} in { $file }
paper-no-such-part = { $game } has no “{ $part }” to print. Choose from: { $known }.
error-nothing-to-print = { $game } has nothing to print.
paper-title = { $game } ({ $pack })
paper-page = { $side ->
    [front] { $title }: { $part }, sheet { $number }, front
    [back] { $title }: { $part }, sheet { $number }, back
   *[single] { $title }: { $part }, sheet { $number }
}
paper-scale = 5 cm: if this ruler is off, print at 100% (“actual size”).
paper-map-place = Row { $row } of { $rows }, page { $column } of { $columns }. Glue the next pages onto the strips beyond the dashed lines.
paper-part-map = Map
paper-part-mats = Family mats
paper-part-sheets = Action sheets
paper-part-charts = Order charts
paper-part-screens = Screens
paper-part-orders = Orders
paper-part-cards = Cards
paper-part-tiles = Control tiles
paper-part-counters = Counters
paper-part-influence = Influence tokens
paper-part-money = Money
paper-part-solo = For two and three players
paper-part-rules = Rules summary
paper-part-overviews = Overview sheets
paper-part-setup = Set-up for two and three
paper-part-cutting = Cutting list
paper-overview-attack = The steps of an attack
paper-overview-announce = Announce
paper-overview-bonus = Attack bonus
paper-overview-defence = Defence bonus
paper-overview-remove = Remove soldati
paper-overview-finesse = Finesse
paper-overview-force = Brute force
paper-overview-knockout = Knockout
paper-overview-taken = The area
paper-screen-anytime = At any time
paper-screen-sell = Sell or give
paper-screen-token = Others’ tokens
paper-screen-force = Brute force
paper-setup-for = Setting up: { $mode }
paper-setup-step = { $number }. { $text }
paper-cut-sheets = { $count ->
    [one] { $part }: 1 sheet
   *[other] { $part }: { $count } sheets
}
paper-cut-count = { $each ->
    [0] { $count }
   *[other] { $grey ->
        [0] { $count } ({ $families } × { $each })
       *[other] { $count } ({ $families } × { $each }, { $grey } grey)
    }
}, { $wide } × { $high } mm
paper-cut-character = Character cards
paper-cut-conflict = Conflict cards
paper-cut-soldato-1 = Soldati, 1 each
paper-cut-soldato-5 = Soldati, 5 each
paper-cut-car = Cars
paper-cut-boat = Boats
paper-cut-bust = Busts for the final action
paper-cut-control = Control tokens
paper-cut-lab = Labs
paper-cut-start = Starting piece
paper-cut-money-1 = Money, 1
paper-cut-money-2 = Money, 2
paper-cut-solo-board = Solo board
paper-cut-area = Area tiles
paper-cut-block = Block tokens
paper-cut-restriction = Restriction token
paper-victory = Who wins
paper-setup = Setting up
paper-setup-board-title = Board
paper-setup-board = Lay out the map. Put sheet 1 below sheet 0, and keep the other sheets at hand. Coins and grey pieces form the supply.
paper-setup-teams-title = Teams
paper-setup-teams = Two against two. Teammates sit side by side, each at a corner. Draw { $tiles } of the { $kinds } control tiles; the other team takes the same ones from its set.
paper-setup-families-title = Families
paper-setup-families = Deal each team 3 family mats. Choose 2 to play with; the third goes back into the box.
paper-setup-pieces-title = Your pieces
paper-setup-pieces = Basic orders go behind your screen, advanced orders beside your mat, one influence token on each of its round spaces. The rest is your supply.
paper-setup-map-title = Soldati
paper-setup-map = Put one of your soldati on every spot with your corner’s symbol, and a grey one on every grey figure.
paper-setup-start-title = Characters
paper-setup-start = Draw the starting player, then deal everyone a character: its money and soldati go behind your screen. The starting player gives 1 money to the player who goes last.
paper-setup-units-title = Units
paper-setup-units = In order of play, add your card’s soldati and cars where you have soldati, and its boats in a sea next to them. Then place its labs, never more than { $labs } in an area.
paper-setup-tokens-title = Sheet 0
paper-setup-tokens = Put a grey influence token on each grey space. Then everyone in turn puts one of theirs on a free space, twice around.
paper-deck = Deck and street
paper-rules-foot = { $game } is a game by { $names }. Printed with Trinacria. A summary only: the rulebook of the box explains the whole game.
