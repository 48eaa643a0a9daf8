## What an event refuses

event-error-begun = This event has already begun.
event-error-late = { $count ->
    [one] Nobody can join during the last round.
   *[other] Nobody can join during the last { $count } rounds.
}
event-error-entered = { $name } is already taking part.
event-error-unknown = { $name } is not taking part.
event-error-alone = In this event you enter alone.
event-error-team = In this event you enter as a team of { $count }.
event-error-not-begun = This event hasn’t begun yet.
event-error-over = This event is over.
event-error-few = { $least ->
    [one] At least { $least } player is needed.
   *[other] At least { $least } players are needed.
}
event-error-open = { $count ->
    [one] { $count } table is still playing.
   *[other] { $count } tables are still playing.
}
event-error-paused = The organiser has paused this event: { $reason }
event-error-not-paused = This event is not paused.
event-error-meeting = This event has no such table.
event-error-known = The result of this table is already known.
event-error-score = This can’t be the result of this table.
event-error-reason = Give a reason of up to 200 characters.
event-error-built-on = A later round depends on this result, so it can’t be changed any more.
event-error-unpairable = All who are left have already met, so there can’t be another round.
event-error-rounds = There are no more rounds.
event-error-time = There is still something to play.
event-error-away = That is already so.
event-error-terms = These settings don’t go together.
