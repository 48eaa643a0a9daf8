# The decision bar, for every game.

bar-back = Back
bar-warning = Warning
bar-more = { $count } more
bar-confirm = Confirm actions
bar-confirm-none = Never
bar-confirm-one = Once per action
bar-confirm-each = Every step
bar-forced = Answer obvious questions for me
bar-forced-note = Only where there is a single answer and everyone at the table can see it.
bar-keys-hint = ask for a hint or close it
bar-guide-other = Not in this lesson
