# What a browser that is too old for the page shows instead of it.

web-old-title = Este navegador es demasiado antiguo para Trinacria
web-old-note = Trinacria funciona en Chrome y Edge desde la versión { $chrome }, en Firefox desde la versión { $firefox } y en Safari desde la versión { $safari }.
web-old-ways = Actualiza este navegador, o abre la página en uno más reciente. Lo guardado aquí se queda: las mesas y los puestos no se pierden.
