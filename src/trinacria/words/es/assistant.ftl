# Un asistente en la mesa: las herramientas de `trinacria mcp`.

assistant-help = Deja que un asistente juegue en un puesto, como servidor del Model Context Protocol por la entrada y la salida estándar: en una partida propia contra bots o en una mesa.
assistant-help-table = Enlace a un puesto, o invitación, de una mesa de un servidor en marcha. Sin él, aquí empieza una partida contra bots.
assistant-help-name = El nombre del asistente en la mesa.
assistant-game-or-table = Elige un juego o --table: una mesa ya tiene su juego.
assistant-name = Asistente
assistant-error-link = «{ $link }» no es un enlace a un puesto. Un enlace así es como http://127.0.0.1:8000/t/TABLE#s-…; cópialo entero.
assistant-error-table = No se puede conectar con la mesa: { $reason }

assistant-instructions = Juegas en un puesto de un juego de mesa. Las reglas se aplican solas. Llama a look para ver la mesa y lo que se te pregunta. Responde con play y una de las acciones de la lista. Llama a why_not para saber por qué una acción no es posible, y a rule para leer una regla por su número. Cuando no sea tu turno, llama a wait.
assistant-tool-look = Mira la mesa como se ve desde tu puesto: qué ha pasado desde la última vez, qué se te pregunta y qué acciones puedes elegir.
assistant-tool-view = Todo lo que tu puesto sabe de la partida, en JSON.
assistant-tool-why_not = Averigua por qué una acción no es posible ahora. La respuesta nombra la regla. No se juega nada.
assistant-tool-play = Juega una de las acciones que da look, por ejemplo «take R0». La respuesta muestra qué ha pasado y qué se te pregunta después.
assistant-tool-wait = Espera a que sea tu turno o acabe la partida, como mucho este número de segundos.
assistant-tool-rule = Lee una regla por su número, por ejemplo FA-A4-01.

assistant-your-seat = Tu puesto: { $seat }
assistant-not-begun = La partida aún no ha empezado. Llama a wait.
assistant-waiting = Es el turno de { $name }. Llama a wait.
assistant-anytime = Además de responder, también puedes:
