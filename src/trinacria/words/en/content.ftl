# The content packs of La Famiglia.

content-help = La Famiglia’s components: check, copy and draw them.
content-help-option = Use the content pack in DIR instead of the built-in one.
content-help-check = List every fault of the pack in DIR (default: the built-in pack).
content-help-new = Copy the built-in pack to DIR for editing.
content-help-draw = Draw every component as SVG: board, sheets, mats, orders, characters, tiles, solo boards, icons.
content-help-out = Where the pictures go.
content-help-theme = Light pictures, dark ones, or both.
content-faults = { $count ->
    [one] 1 fault
   *[other] { $count } faults
} in { $folder }:
content-sound = { $name }: no faults; hash { $hash }
content-not-empty = it exists and is not an empty folder; name another one
content-copied = The built-in pack is in { $folder }. Edit its files, then: trinacria content check { $folder }
content-drawn = { $count ->
    [one] 1 picture
   *[other] { $count } pictures
} in { $folder }
