# The page where members look for others to play with.

web-seek-title = Trova avversari
web-seek-about = Due ricerche che si accordano diventano da sole un tavolo.
web-seek-you = Tu
web-seek-seconds = { $seconds } s a decisione
web-seek-minutes = { $minutes } min + { $seconds } s
web-seek-guest = Qui i membri si trovano
web-seek-guest-why = Solo i membri possono cercare, così ognuno sa chi incontra. Tieni il tuo nome e cerca anche tu. Da ospite puoi sederti a ogni tavolo aperto.
web-seek-or = Sai già con chi giocare?
web-seek-own-table = Prepara un tavolo
web-seek-what = Che cosa cerchi?
web-seek-game = Gioco
web-seek-partner = Compagno
web-seek-anybody = Chiunque
web-seek-other-friend = Un altro amico
web-seek-no-friends = Con un amico del club si può cercare in coppia.
web-seek-language = Gli altri parlano
web-seek-any-language = Qualsiasi lingua
web-seek-rated-note = Niente suggerimenti, e non si torna indietro dopo la mossa di un altro
web-seek-rated-days = La partita comincia quando tutti hanno aperto il tavolo.
web-seek-range = Punteggio degli altri
web-seek-range-low = Almeno
web-seek-range-high = Al massimo
web-seek-range-both = da { $low } a { $high }
web-seek-range-any = qualsiasi punteggio
web-seek-mark = tu: { $rating }
web-seek-mark-two = voi due: { $rating }
web-seek-fit = { $count ->
    [one] { $count } membro adatto
   *[other] { $count } membri adatti
}
web-seek-look = Cerca avversari
web-seek-clock = Orologio
web-seek-clock-live = minuti + secondi a decisione
web-seek-clock-days = per ogni turno
web-seek-live = Dal vivo
web-seek-over-days = In più giorni
web-seek-other = Altro
web-seek-own-minutes = Minuti
web-seek-own-seconds = Secondi
web-seek-own-days = Giorni
web-seek-open = Aperte ora
web-seek-pace = Quali ricerche
web-seek-pace-all = Tutte
web-seek-pace-live = Dal vivo
web-seek-pace-days = In più giorni
web-seek-taken-who = { $who }: appena preso
web-seek-none = Ora non cerca nessuno. La tua ricerca sarebbe la prima.
web-seek-somebody = Qualcuno con cui giocare
web-seek-all = Tutti
web-seek-not-yours = Niente per te?
web-seek-say = Di’ che cosa cerchi
web-seek-who = Chi
web-seek-speaks = Parla
web-seek-since = Da
web-seek-act = Che cosa puoi fare
web-seek-taken = appena preso
web-seek-stop-short = Ferma
web-seek-why-language = altra lingua
web-seek-why-low = solo da { $rating }
web-seek-why-high = solo fino a { $rating }
web-seek-yes = sì
web-seek-unrated = non ancora valutato
web-seek-no = no
web-seek-why-guest = solo membri
web-seek-play-with = Gioca con { $who }
web-seek-sit = Siediti
web-seek-play = Gioca
web-seek-note = I punteggi sono quelli del gioco e della modalità richiesti. Ha un pulsante solo ciò che puoi accettare.
web-seek-late = La ricerca è finita
web-seek-late-why = Nessuno è stato trovato in tempo, la connessione è mancata troppo a lungo, o non c’eri quando si è trovato qualcuno.
web-seek-late-week = È passata una settimana e non è venuto nessuno: { $what }.
web-seek-again = Cerca di nuovo
web-seek-asking = In attesa di { $name }
web-seek-waited = Tempo di attesa
web-seek-with = con { $name }
web-seek-leaving = Se lasci questa pagina, la ricerca finisce.
web-seek-change = Cambia
web-seek-stop = Smetti di cercare
web-seek-bot = Intanto gioca contro i bot
web-seek-bot-note = Quando si trova qualcuno, il tavolo dei bot si fa da parte e resta per dopo.
web-seek-bot-along = Viene anche { $name }.
web-seek-bot-play = Gioca contro i bot
web-seek-nobody-live = Nessuno dal vivo?
web-seek-also-days = Cerca anche in più giorni
web-seek-also-note = Quella ricerca resta una settimana, e ricevi un avviso.
web-seek-found-told = Il tavolo si apre tra 5 secondi.
web-seek-found-aside = Il tuo tavolo con i bot è in pausa. Puoi riprenderlo più tardi.
web-seek-found-open = Apri il tavolo
web-seek-found-left = Secondi rimasti
web-seek-asks = { $name } propone di cercare in coppia
web-seek-together = Cerca in coppia
web-seek-days = { $days ->
    [one] { $days } giorno a turno
   *[other] { $days } giorni a turno
}
web-seek-days-short = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
}
web-seek-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
web-seek-usual = { $minutes ->
    [one] A quest’ora di solito ci vuole { $minutes } minuto ({ $count } ricerche).
   *[other] A quest’ora di solito ci vogliono { $minutes } minuti ({ $count } ricerche).
}
web-seek-looking = { $count ->
    [one] Si cerca { $count } avversario
   *[other] Si cercano altre { $count } persone
}
web-seek-found = { $count ->
    [one] Avversario trovato
   *[other] Avversari trovati
}
