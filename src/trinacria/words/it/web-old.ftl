# Ciò che un browser troppo vecchio mostra al posto della pagina.

web-old-title = Questo browser è troppo vecchio per Trinacria
web-old-note = Trinacria funziona in Chrome ed Edge dalla versione { $chrome }, in Firefox dalla versione { $firefox } e in Safari dalla versione { $safari }.
web-old-ways = Aggiorna questo browser oppure apri la pagina in uno più recente. Niente va perso: i tavoli e i posti conservati qui restano.
