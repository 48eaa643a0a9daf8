# Los paquetes de componentes de La Famiglia.

content-help = Comprueba, copia y dibuja los componentes de La Famiglia.
content-help-option = Usa el paquete de componentes de DIR en vez del incluido.
content-help-check = Enumera todos los errores del paquete de DIR. (por defecto: el paquete incluido)
content-help-new = Copia el paquete incluido a DIR para que puedas editarlo.
content-help-draw = Dibuja todos los componentes en SVG: tablero, hojas de acciones, tableros de familia, órdenes, personajes, losetas, tableros en solitario, iconos.
content-help-out = Carpeta para los dibujos.
content-help-theme = Dibujos claros, oscuros o ambos.
content-faults = { $count ->
    [one] 1 error
   *[other] { $count } errores
} en { $folder }:
content-doubt = Por comprobar: { $told }
content-sound = { $name }: sin errores; huella { $hash }
content-not-empty = la carpeta existe y no está vacía; elige otra
content-copied = El paquete incluido está copiado en { $folder }. Edita sus archivos y ejecuta: trinacria content check { $folder }
content-drawn = { $count ->
    [one] 1 dibujo
   *[other] { $count } dibujos
} en { $folder }
content-help-balance = Hace que los bots jueguen partidas rápidas con el paquete de DIR: victorias por familia, bando y esquina, y lo que llama la atención. (por defecto: el paquete incluido)
content-balance = { $name }: { $games ->
    [one] 1 partida rápida entre bots
   *[other] { $games } partidas rápidas entre bots
}
content-outliers = Lo que llama la atención
content-usual = media de su clase
content-order = { $order } ({ $family })
