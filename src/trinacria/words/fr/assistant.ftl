# Un assistant à la table : les outils de `trinacria mcp`.

assistant-help = Laisser un assistant tenir une place, comme serveur Model Context Protocol sur l’entrée et la sortie standard : dans sa propre partie contre des bots, ou à une table.
assistant-help-table = Lien vers une place, ou invitation, d’une table sur un serveur en marche. Sans lui, une partie contre des bots commence ici.
assistant-help-name = Le nom de l’assistant à la table.
assistant-game-or-table = Choisissez un jeu ou --table : une table a déjà son jeu.
assistant-name = Assistant
assistant-error-link = « { $link } » n’est pas le lien d’une place. Un tel lien ressemble à http://127.0.0.1:8000/t/TABLE#s-… ; copiez-le en entier.
assistant-error-table = La table est injoignable : { $reason }

assistant-instructions = Tu tiens une place dans un jeu de société ; les règles sont appliquées pour toi. Appelle look pour voir la table et ce qu’on te demande. Réponds avec play et l’une des actions de la liste. Appelle why_not pour savoir pourquoi une action n’est pas possible, et rule pour lire une règle par son numéro. Quand c’est à un autre de jouer, appelle wait.
assistant-tool-look = Voir la table depuis ta place : ce qui s’est passé depuis la dernière fois, ce qu’on te demande et les actions possibles.
assistant-tool-view = Tout ce que ta place sait de la partie, en JSON.
assistant-tool-why_not = Savoir pourquoi une action n’est pas possible maintenant. La réponse cite la règle. Rien n’est joué.
assistant-tool-play = Jouer une action, telle que look la nomme : par exemple « take R0 ». La réponse montre ce qui en résulte et ce qu’on te demande ensuite.
assistant-tool-wait = Attendre ton tour ou la fin de la partie, au plus ce nombre de secondes.
assistant-tool-rule = Lire une règle par son numéro, par exemple FA-A4-01.

assistant-your-seat = Ta place : { $seat }
assistant-not-begun = La partie n’a pas encore commencé. Appelle wait.
assistant-waiting = C’est à { $name } de jouer. Appelle wait.
assistant-anytime = En plus de répondre, tu peux aussi :
