# Packs that players bring: on the page, at the table, in the terminal.

packs-title = Componenti
packs-own = Scatola propria
packs-built-in = Scatola inclusa
packs-add = Aggiungi una scatola
packs-add-note = I file di una scatola, o un archivio zip. Prima vengono controllati; li può avere solo chi inviti o chi conosce l’indirizzo della scatola.
packs-checking = Controllo della scatola…
packs-faults = { $count ->
    [one] Questa scatola ha 1 errore. Non è stato conservato nulla.
   *[other] Questa scatola ha { $count } errori. Non è stato conservato nulla.
}
packs-expected = Previsto: { $fix }
packs-ready = «{ $name }»: la scatola è pronta.
packs-known = Questa scatola si gioca esattamente come «{ $name }», quindi si usa quella.
packs-forget = Togli «{ $name }» da questo elenco
packs-open = Informazioni su questa scatola
packs-play = Gioca con questa
packs-archive = Scarica come zip
packs-hash = Impronta
packs-missing = Questa scatola non è su questo server. Le scatole che nessun tavolo usa vengono eliminate dopo un po’.
packs-at-table = Componenti: { $name }
packs-log = Questa partita si gioca con i componenti «{ $name }».
packs-house = Regole della casa
packs-no-house = Nessuna: valgono i numeri del regolamento.
packs-house-rounds = { $number ->
    [one] La partita dura 1 round.
   *[other] La partita dura { $number } round.
}
packs-house-start_money = { $number ->
    [one] Ogni famiglia comincia con 1 moneta in più.
   *[other] Ogni famiglia comincia con { $number } monete in più.
}
packs-house-win_family = { $number ->
    [one] Una famiglia vince con 1 mandamento.
   *[other] Una famiglia vince con { $number } mandamenti.
}
packs-house-win_team = { $number ->
    [one] Una squadra vince con 1 mandamento.
   *[other] Una squadra vince con { $number } mandamenti.
}
packs-house-mandamento_areas = { $number ->
    [one] Per controllare un mandamento serve 1 territorio.
   *[other] Per controllare un mandamento servono { $number } territori.
}
packs-house-tiles_in_play = { $number ->
    [one] È in gioco 1 tessera controllo.
   *[other] Sono in gioco { $number } tessere controllo.
}
packs-house-labs_per_area = { $number ->
    [one] Un territorio ha al massimo 1 laboratorio.
   *[other] Un territorio ha al massimo { $number } laboratori.
}
packs-balance = Mettilo alla prova
packs-balance-note = I bot giocano partite veloci con questa scatola, { $games } in tutto. Intanto puoi continuare a usare la pagina.
packs-balance-start = { $games ->
    [one] Gioca 1 partita
   *[other] Gioca { $games } partite
}
packs-balance-stop = Ferma
packs-balance-more = Continua
packs-balance-progress = { $played } partite su { $of }
packs-balance-mode = Giocatori
packs-balance-fair = Percentuali di vittoria, con l’intervallo in cui si trovano al 95%
packs-balance-outliers = Che cosa spicca
packs-balance-outliers-note = Gli ordini, i personaggi e le tessere controllo più lontani dalla media del loro tipo.
packs-balance-none = Ancora niente: servono altre partite.
packs-balance-rate = { $name }: { $share }%, tra { $low }% e { $high }%, in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
packs-aspect-first = Parte del primo giocatore
packs-aspect-side = Squadra e chi gioca da solo
packs-aspect-family = Famiglie
packs-aspect-corner = Angoli
packs-side-pair = Squadra di due
packs-side-alone = Da solo
packs-corner-nw = Nord-ovest
packs-corner-ne = Nord-est
packs-corner-sw = Sud-ovest
packs-corner-se = Sud-est
packs-kind-order = Ordine: { $family }
packs-kind-character = Personaggio
packs-kind-tile = Tessera controllo
