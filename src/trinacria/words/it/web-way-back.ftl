# La pagina: la via per tornare al proprio posto, e che cosa si chiede al tavolo.

return-title = Il tuo link per tornare
return-seat = Il tuo posto
return-seated = Sei al posto { $number }
return-lead = Apri questo link su qualsiasi dispositivo, quante volte vuoi, e ritrovi il tuo posto.
return-link = Link al tuo posto
return-copied = { $done ->
    [yes] Il link è già copiato. Incollalo in un luogo sicuro.
   *[no] Premi Copia e incolla il link in un luogo sicuro.
}
return-copy = Copia
return-copy-again = Copia di nuovo
return-send = Invia a me
return-calendar = Aggiungi al mio calendario
return-mail = Il tuo link per tornare al tavolo. Tienilo per te: apre il tuo posto.
return-yours = Solo per te.
return-yours-note = Chi ha questo link, anche da un calendario condiviso, può giocare al posto tuo. Gli amici hanno ciascuno il proprio.
return-lost = L’hai perso?
return-lost-note = Questo browser ti ricorda. Altrove, riapri il tuo invito e chiedi al tavolo di farti rientrare.
return-qr = Codice QR del tuo link per tornare
return-camera = Inquadra con il telefono per continuare lì
return-go-on = Vai al tavolo
return-find = Lo ritrovi accanto al tuo posto.
return-rename = Cambia nome
return-new-name = Nuovo nome
return-rename-save = Salva
return-stand-up = Alzati
return-leave-note = Lasci il posto per sempre. Un bot continua finché chi ospita non invita qualcun altro.
return-sure-leave = Lasciare il tuo posto?
return-leave = Lascia il mio posto

## Un invito già usato

return-used = Questo invito è il posto di { $name }
return-used-note = { $name } l’ha usato in un altro browser. Che cosa è vero?
return-me = { $name } sono io
return-me-note = Apri il tuo link, oppure lascia che il tavolo dica di sì.
return-someone = Sono un’altra persona
return-someone-free = C’è ancora un posto libero.
return-someone-note = Ti serve un invito tuo.
return-someone-full = { $by ->
    [host] Chiedi un link a { $host }, che ospita.
   *[nobody] Chiedi un link a chi ospita.
}
return-watch = Voglio solo guardare
return-watch-note = Vedi ciò che è pubblico.
return-own-note = Hai già un posto a questo tavolo.
return-waiting = La domanda è arrivata al tavolo. Appena la risposta è sì, questa pagina apre il tuo posto.
return-waiting-note = Se { $name } è al tavolo in un altro browser, la risposta arriva da lì. A partita iniziata, gli altri possono dire di sì solo dopo un’assenza abbastanza lunga. Lascia aperta questa pagina o torna più tardi.
return-declined = La risposta è no. Apri il tuo link, oppure parla con chi è al tavolo e chiedi di nuovo.

## Che cosa si chiede al tavolo

return-asked = Ritorno a un posto
return-question = { $part ->
    [own] Il tuo invito è stato aperto in un altro browser. Sei tu?
    [player] Qualcuno ha aperto l’invito di { $name } e dice: sono io. { $name } è qui e risponde.
    [voted] Hai detto di sì al ritorno di { $name }. Gli altri devono ancora rispondere.
    [wait] Qualcuno ha aperto l’invito di { $name } e dice: sono io. Potrai dire di sì dopo un’assenza abbastanza lunga.
   *[others] Qualcuno ha aperto l’invito di { $name } in un altro browser e dice: sono io. È vero? Vedrebbe i segreti di { $name }.
}
return-yes = { $part ->
    [own] Sì, sono io
   *[other] Sì, può entrare
}
return-no = { $part ->
    [own] No, non sono io
   *[other] No
}
