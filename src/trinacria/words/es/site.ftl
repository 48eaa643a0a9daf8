# La edición estática: la orden que la escribe, y lo que dice la página donde juega en un solo dispositivo.
cli-help-site = Escribe la edición estática en la carpeta OUT: archivos que puede servir cualquier alojamiento web. Se juega contra bots o en una pantalla, solo en el navegador; no hace falta servidor. Necesita npm (Node) y pip.
cli-help-site-short = Escribe una edición que se juega solo en el navegador, para cualquier alojamiento web.
cli-help-site-compress = escribe además cada archivo comprimido, en br y gz, para los servidores web que los envían (nginx, Caddy)
cli-help-site-address = dónde estará la carpeta, como https://me.example/play/: así los mensajeros muestran una imagen con sus enlaces
cli-site-written = Escrito en { $folder }: { $files ->
    [one] { $files } archivo
   *[other] { $files } archivos
}, { $size } MB.
cli-site-compressed = Comprimido: { $size } MB.
cli-site-serve = Pruébalo: python -m http.server --directory { $folder }
site-error-node = La edición estática se hace con Node, y aquí no está. Instala Node 20.19 o posterior.
site-error-hash = { $what } no es lo que se esperaba: su huella es otra. No se ha escrito nada.
site-error-fetch = No se pudo obtener { $what }: { $reason }
site-error-compile = No se pudo compilar el código Python para navegadores: { $reason }
site-error-folder = { $folder } tiene archivos que no son de una edición estática de Trinacria. Elige una carpeta vacía.
site-error-page = En esta instalación falta la página. En un clon, «make web» la construye.
site-error-address = «{ $address }» no es una dirección web. Debería ser como https://me.example/play/.
