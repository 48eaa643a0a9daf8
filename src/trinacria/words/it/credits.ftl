# Chi ha fatto i giochi, dove sono ambientati e consigli per la prima partita.

credits-about = Qui si gioca a giochi creati da altri. I giochi sono loro; noi abbiamo solo costruito un posto dove giocarli.
credits-by = Un gioco di { $names }
credits-design = Ideazione
credits-illustration = Illustrazioni
credits-graphics = Grafica
credits-editing = Redazione
credits-proofreading = Revisione
credits-publisher = Edizione
credits-players = Giocatori
credits-expansion = In due e in tre
credits-buy = Un gioco ti piace? Compra la scatola: attorno a un tavolo è più bello, e sostiene chi l’ha fatta.
credits-printed = Come stampato nei regolamenti.
credits-rules = Da dove vengono le nostre regole
credits-strategy = Come giocano i bot forti
credits-setting-famiglia = Due bande reclutano nella stessa strada. I pesci piccoli garantiscono per quelli grossi, i Contabili spostano la gente, i Picchiatori fanno scendere i prezzi e i Mercenari stanno al posto di chiunque. Alla fine ogni banda vale quanto valgono i suoi membri.
credits-setting-lafamiglia = La Sicilia degli anni Ottanta, durante la seconda guerra di mafia. I capi di famiglie inventate si spartiscono l’isola, di giorno negli uffici e di notte nelle strade: comprano influenza, mandano i soldati con ordini sigillati e si contendono dodici mandamenti.
credits-first = Per la prima partita
credits-first-famiglia = Niente da preparare: il mazzo, quattro carte a testa e una strada di sei. La lezione dura circa cinque minuti.
credits-first-families = Lascia fuori le famiglie nera e bianca e distribuisci a caso le altre quattro. C’è un’opzione apposta quando prepari il tavolo.
credits-first-alone = Uno contro due? Il regolamento lascia aperta la difficoltà. Comincia con «facile»: più azioni aggiuntive, e un’azione bloccata è subito aperta.
