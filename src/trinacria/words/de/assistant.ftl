# An assistant at the table: the tools of `trinacria mcp`.

assistant-help = Lässt einen Assistenten einen Platz spielen, als Server des Model Context Protocol über Standardeingabe und -ausgabe: in einer eigenen Partie gegen Bots oder an einem Tisch.
assistant-help-table = Link zu einem Platz, oder eine Einladung, an einem Tisch eines laufenden Servers. Ohne ihn beginnt hier eine Partie gegen Bots.
assistant-help-name = Der Name des Assistenten am Tisch.
assistant-game-or-table = Wähle ein Spiel oder --table: Ein Tisch hat sein Spiel schon.
assistant-name = Assistent
assistant-error-link = „{ $link }“ ist kein Link zu einem Platz. So ein Link sieht aus wie http://127.0.0.1:8000/t/TABLE#s-…; kopiere ihn ganz.
assistant-error-table = Der Tisch ist nicht erreichbar: { $reason }

assistant-instructions = Du spielst einen Platz in einem Brettspiel. Die Regeln werden für dich eingehalten. Rufe look auf, um den Tisch zu sehen und was du gefragt wirst. Antworte mit play und einer der aufgeführten Aktionen. Rufe why_not auf, um zu erfahren, warum eine Aktion nicht möglich ist, und rule, um eine Regel nach ihrer Nummer zu lesen. Ist jemand anders am Zug, rufe wait auf.
assistant-tool-look = Zeigt den Tisch, wie dein Platz ihn sieht: was seit dem letzten Mal geschah, was du gefragt wirst und welche Aktionen zur Wahl stehen.
assistant-tool-view = Alles, was dein Platz über das Spiel weiß, als JSON.
assistant-tool-why_not = Sagt, warum eine Aktion jetzt nicht möglich ist. Die Antwort nennt die Regel. Gespielt wird nichts.
assistant-tool-play = Spielt eine Aktion, wie look sie aufführt, zum Beispiel „take R0“. Die Antwort zeigt, was geschah und was du als Nächstes gefragt wirst.
assistant-tool-wait = Wartet, bis du am Zug bist oder das Spiel vorbei ist, höchstens so viele Sekunden.
assistant-tool-rule = Zeigt eine Regel nach ihrer Nummer, zum Beispiel FA-A4-01.

assistant-your-seat = Dein Platz: { $seat }
assistant-not-begun = Das Spiel hat noch nicht begonnen. Rufe wait auf.
assistant-waiting = { $name } ist am Zug. Rufe wait auf.
assistant-anytime = Außer zu antworten kannst du auch:
