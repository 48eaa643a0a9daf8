# Un assistente al tavolo: gli strumenti di `trinacria mcp`.

assistant-help = Affida un posto a un assistente, come server Model Context Protocol su standard input e output: in una sua partita contro i bot, o a un tavolo.
assistant-help-table = Link a un posto, o invito, a un tavolo di un server in funzione. Senza, qui comincia una partita contro i bot.
assistant-help-name = Il nome dell’assistente al tavolo.
assistant-game-or-table = Scegli un gioco oppure --table: un tavolo ha già il suo gioco.
assistant-name = Assistente
assistant-error-link = «{ $link }» non è il link di un posto. Un link del genere è fatto così: http://127.0.0.1:8000/t/TABLE#s-…; copialo per intero.
assistant-error-table = Il tavolo non è raggiungibile: { $reason }

assistant-instructions = Occupi un posto in un gioco da tavolo; le regole le applica il programma. Chiama look per vedere il tavolo e che cosa ti si chiede. Rispondi con play e una delle azioni elencate. Chiama why_not per sapere perché un’azione non è possibile, e rule per leggere una regola dal suo numero. Quando tocca ad altri, chiama wait.
assistant-tool-look = Vedere il tavolo dal tuo posto: che cosa è successo dall’ultima volta, che cosa ti si chiede e le azioni tra cui scegliere.
assistant-tool-view = Tutto ciò che il tuo posto sa della partita, in JSON.
assistant-tool-why_not = Sapere perché un’azione ora non è possibile. La risposta cita la regola. Non viene giocato nulla.
assistant-tool-play = Giocare un’azione, così come la elenca look: per esempio «take R0». La risposta mostra che cosa ne è venuto e che cosa ti si chiede dopo.
assistant-tool-wait = Aspettare il tuo turno o la fine della partita, al massimo questi secondi.
assistant-tool-rule = Leggere una regola dal suo numero, per esempio FA-A4-01.

assistant-your-seat = Il tuo posto: { $seat }
assistant-not-begun = La partita non è ancora cominciata. Chiama wait.
assistant-waiting = Tocca a { $name }. Chiama wait.
assistant-anytime = Oltre a rispondere puoi anche:
