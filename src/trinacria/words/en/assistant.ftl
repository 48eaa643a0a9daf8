# An assistant at the table: the tools of `trinacria mcp`.

assistant-help = Let an assistant play a seat, as a Model Context Protocol server on standard input and output: in its own game against bots, or at a table.
assistant-help-table = Link to a seat, or an invitation, at a table of a running server. Without it, a game against bots starts here.
assistant-help-name = The assistant’s name at the table.
assistant-game-or-table = Choose either a game or --table: a table already has its game.
assistant-name = Assistant
assistant-error-link = “{ $link }” is not a link to a seat. Such a link looks like http://127.0.0.1:8000/t/TABLE#s-…; copy all of it.
assistant-error-table = Can’t reach the table: { $reason }

assistant-instructions = You play one seat in a tabletop game. The rules are enforced for you. Call look to see the table and what you are asked. Answer with play and one of the listed actions. Call why_not to find out why an action is not possible, and rule to read a rule by its number. When it is someone else’s turn, call wait.
assistant-tool-look = See the table as your seat sees it: what happened since you last looked, what you are asked, and the actions you can choose from.
assistant-tool-view = Everything your seat knows about the game, as JSON.
assistant-tool-why_not = Find out why an action is not possible now. The answer names the rule. Nothing is played.
assistant-tool-play = Play an action as listed by look, for example “take R0”. The answer shows what happened and what you are asked next.
assistant-tool-wait = Wait until it is your turn or the game is over, at most this many seconds.
assistant-tool-rule = Read a rule by its number, for example FA-A4-01.

assistant-your-seat = Your seat: { $seat }
assistant-not-begun = The game has not started yet. Call wait.
assistant-waiting = It is { $name }’s turn. Call wait.
assistant-anytime = Besides answering, you can also:
