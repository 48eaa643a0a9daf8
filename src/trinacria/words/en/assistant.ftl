# An assistant at the table: the tools of `trinacria mcp`.

assistant-help = Let an assistant play a seat, as a server of the Model Context Protocol on standard input and output: in a game of its own against bots, or at a table.
assistant-help-table = A seat’s link, or an invitation, to a table of a running server. Without it a game against bots begins here.
assistant-help-name = The assistant’s name at the table.
assistant-game-or-table = Choose either a game or --table: a table has its game already.
assistant-name = Assistant
assistant-error-link = “{ $link }” is not a link to a seat. A seat’s link looks like http://127.0.0.1:8000/t/TABLE#s-…; copy all of it.
assistant-error-table = The table cannot be reached: { $reason }

assistant-instructions = You play one seat of a tabletop game with every rule enforced. Call look to see the table and what you are asked. Answer with play and one of the listed actions. Call why_not to learn why an action is not possible, and rule to read a rule by its number. When others are to move, call wait.
assistant-tool-look = See the table as your seat sees it: what happened since you last looked, what you are asked, and the actions you can choose from.
assistant-tool-view = Everything your seat knows about the game, as JSON.
assistant-tool-why_not = Learn why an action is not possible now. The answer names the rule. Nothing is played.
assistant-tool-play = Play an action, as it is listed by look: for example “take R0”. The answer shows what came of it and what you are asked next.
assistant-tool-wait = Wait until it is your turn or the game is over, at most this many seconds.
assistant-tool-rule = Read a rule by its number, for example FA-A4-01.

assistant-your-seat = Your seat: { $seat }
assistant-not-begun = The game has not begun yet. Call wait.
assistant-waiting = It is { $name }’s turn. Call wait.
assistant-anytime = Besides answering, you can also:
