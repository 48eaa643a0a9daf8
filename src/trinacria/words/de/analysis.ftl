# A finished game looked at again: its chances and turning points, at the command line and on the page.

analysis-help = Zeigt die Siegchancen der Partie in FILE und ihre Wendepunkte.
analysis-help-playouts = Simulationen für jeden Moment. Mehr dauern länger und sind genauer. (sonst: je nach Spiel)
analysis-help-json = Die ganze Reihe als JSON ausgeben.
analysis-looking = Die Partie wird untersucht
analysis-title = Analyse: { $game }
analysis-lead = { $sides }. Jetzt liegt alles offen: Die Chancen gehen von der wirklichen Stellung nach jedem Zug aus, mit gemischten ungezogenen Karten.
analysis-chances = Siegchancen von { $side }
analysis-turning = Wendepunkte
analysis-no-turning = Kein einzelner Zug hat die Chancen stark verändert.
analysis-line = Zeile
analysis-who = Wer
analysis-what = Was
analysis-before = Vorher
analysis-after = Nachher
analysis-chance = Chance
analysis-round = Runde { $number }
analysis-curve = Chancen
