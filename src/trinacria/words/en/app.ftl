# The app on a phone or a desk: what the system shows of it, and what it says without a network.

app-description = La Famiglia and Famiglia, two tabletop games: with friends or bots, every rule enforced, no account.
app-new = New table
app-watch = Watch and replay
app-replay = Replays
app-rules = Rules
app-offline = No connection
app-offline-note = The server can’t be reached right now. Your games are safe there: nothing is lost, and this page carries on as soon as the connection is back.
app-offline-again = Try again
app-offline-still = Still no connection.
app-offline-tables = Your seats, kept on this device
app-offline-none = No seats are kept on this device.
app-offline-meanwhile = Meanwhile
app-offline-read = Read the rules of { $game }
app-share-nothing = Nothing was shared. Share a game record: a text file that Trinacria wrote.

app-link-title = { $state ->
    [lobby] { $named ->
        [yes] Play { $game } at “{ $table }”
       *[no] Play { $game }
    }
    [over] { $named ->
        [yes] Replay: { $game } at “{ $table }”
       *[no] Replay: { $game }
    }
   *[running] { $named ->
        [yes] { $game } at “{ $table }”
       *[no] A game of { $game }
    }
}
app-link-note = { $state ->
    [lobby] { $count ->
        [0] A table is waiting for players. Open the link and take a seat; no account needed.
        [one] { $names } is waiting for you. Open the link and take a seat; no account needed.
       *[other] { $names } are waiting for you. Open the link and take a seat; no account needed.
    }
    [over] { $count ->
        [0] A finished game, move by move.
       *[other] { $names }: the finished game, move by move.
    }
   *[running] { $count ->
        [0] A game in progress. Open the link to watch.
       *[other] { $names }: a game in progress. Open the link to watch.
    }
}
app-locale = en_GB
