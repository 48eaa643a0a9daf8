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
paper-victory = Who wins
paper-setup = Setting up
paper-deck = Deck and street
paper-rules-foot = Printed with Trinacria. A summary only: the rulebook of the box explains the whole game.
