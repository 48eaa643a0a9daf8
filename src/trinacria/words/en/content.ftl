# The content packs of La Famiglia.

content-help = Check, copy and draw the components of La Famiglia.
content-help-option = Use the content pack in DIR instead of the built-in one.
content-help-check = List every error in the pack in DIR. (default: the built-in pack)
content-help-new = Copy the built-in pack to DIR so you can edit it.
content-help-draw = Draw every component as SVG: board, sheets, mats, orders, characters, tiles, solo boards, icons.
content-help-out = Folder for the pictures.
content-help-theme = Light pictures, dark pictures, or both.
content-faults = { $count ->
    [one] 1 error
   *[other] { $count } errors
} in { $folder }:
content-doubt = To check: { $told }
content-sound = { $name }: no errors; hash { $hash }
content-not-empty = the folder exists and is not empty; choose another one
content-copied = Copied the built-in pack to { $folder }. Edit its files, then run: trinacria content check { $folder }
content-drawn = { $count ->
    [one] 1 picture
   *[other] { $count } pictures
} in { $folder }
content-help-balance = Let bots play quick games with the pack in DIR: win rates by family, side and corner, and what stands out. (default: the built-in pack)
content-balance = { $name }: { $games ->
    [one] 1 quick game among bots
   *[other] { $games } quick games among bots
}
content-outliers = What stands out
content-usual = average of its kind
content-order = { $order } ({ $family })
