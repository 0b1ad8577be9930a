import type { Translated } from './texts.ts';

export const it: Translated<'one' | 'many' | 'other'> = {
  demands: {
    selfExcluded: 'Ti sei autoescluso dal gioco. Puoi ancora vedere i tuoi movimenti e prelevare.',
    closed: 'I depositi sono chiusi per il tuo conto. Puoi ancora vedere i tuoi movimenti e prelevare.',
    review: 'Stiamo controllando il tuo conto. Dopo potrai depositare di nuovo.',
    ownLimit:
      'Hai raggiunto il tuo limite di deposito di {amount}. Potrai depositare di nuovo quando si azzera.',
    limitsOffer: 'Decidi prima se vuoi limitare quanto depositi, scommetti o perdi. Puoi anche dire di no.',
    terms:
      'I nostri termini sono cambiati. Leggili e accettali prima di depositare. Puoi prelevare in ogni caso.',
    email: 'Conferma prima il tuo indirizzo e-mail.',
    mobile: 'Conferma prima il tuo numero di cellulare.',
    payeeName: 'Aggiungi prima il nome sul tuo conto bancario.',
    identity: 'Verifica prima la tua identità.',
    receivable:
      'Devi ancora {amount} dopo una correzione. Il tuo prossimo deposito paga prima questo, poi potrai prelevare di nuovo.',
  },
  accountDemands: {
    review: 'Stiamo controllando questo conto.',
    waiting: 'Questo conto è nuovo e non si può ancora usare.',
  },
  codes: {
    login: {
      title: 'Il tuo codice per accedere',
      text: '{code} è il tuo codice per accedere.',
    },
    register: {
      title: 'Il tuo codice per registrarti',
      text: '{code} è il tuo codice per registrarti.',
    },
    password: {
      title: 'Il tuo codice per impostare una nuova password',
      text: '{code} è il tuo codice per impostare una nuova password.',
    },
    identity: {
      title: 'Il tuo codice per verificare il tuo numero',
      text: '{code} è il tuo codice per verificare il tuo numero.',
    },
    owner: {
      title: 'Il tuo codice per confermare che sei tu',
      text: '{code} è il tuo codice per confermare che sei tu.',
    },
    contact: {
      title: 'Il tuo codice per confermare questo indirizzo per il tuo conto',
      text: '{code} è il tuo codice per confermare questo indirizzo per il tuo conto.',
    },
    use_one:
      'Vale una volta sola, per {count} minuto. Non condividerlo con nessuno. Se non l’hai chiesto, ignora questo messaggio.',
    use_many:
      'Vale una volta sola, per {count} minuti. Non condividerlo con nessuno. Se non l’hai chiesto, ignora questo messaggio.',
    use_other:
      'Vale una volta sola, per {count} minuti. Non condividerlo con nessuno. Se non l’hai chiesto, ignora questo messaggio.',
  },
  letters: {
    passwordChanged: {
      title: 'La tua password è stata cambiata',
      text: 'La tua password è stata cambiata e sei uscito dal conto ovunque altrove. Se non sei stato tu, contatta subito il servizio clienti.',
    },
    emailChanged: {
      title: 'Il tuo indirizzo e-mail è stato cambiato',
      text: 'Il tuo indirizzo e-mail ora è {address} e sei uscito dal conto ovunque altrove. Se non sei stato tu, contatta subito il servizio clienti. Bloccherà il conto e te lo restituirà.',
    },
    mobileChanged: {
      title: 'Il tuo numero di cellulare è stato cambiato',
      text: 'Il tuo numero di cellulare ora è {address} e sei uscito dal conto ovunque altrove. Se non sei stato tu, contatta subito il servizio clienti. Bloccherà il conto e te lo restituirà.',
    },
  },
  fieldRules: {
    username: 'Formato del conto errato: da {least} a {most} lettere, cifre o trattini bassi',
    password: 'Formato della password errato: da 8 a 64 caratteri con una lettera e una cifra',
    mobile: 'Inserisci un numero di cellulare valido',
    code: 'Inserisci il codice di verifica',
    loginPassword: 'Formato della password errato',
    range: 'da {least} a {most}',
    digits: 'Formato errato: {range} cifre',
    characters: 'Formato errato: {range} caratteri',
    recommender:
      'Formato errato: {range} lettere, cifre o trattini bassi, come il nome utente o il numero di chi ci ha consigliato',
    bankName: 'Formato errato: {range} lettere, come il nome sul tuo conto bancario',
    hyphens: 'Formato errato: {range} lettere, cifre o trattini',
    dots: 'Formato errato: {range} lettere, cifre o punti',
    handle: 'Formato errato: {range} lettere, cifre, trattini o trattini bassi',
    lineId: 'Formato errato: {range} lettere minuscole, cifre, punti, trattini o trattini bassi',
    phone: 'Formato errato: {range} cifre, spazi o trattini',
  },
  protection: {
    breakOver: {
      title: 'La tua pausa è finita',
      text: 'Puoi giocare di nuovo. I tuoi limiti non sono cambiati e puoi abbassarli quando vuoi.',
    },
    exclusionOver: {
      title: 'La tua autoesclusione è finita',
      text: 'Non puoi giocare finché non lo chiedi. Poi potrai giocare dopo un periodo di attesa.',
    },
    returned: {
      title: 'Puoi giocare di nuovo',
      text: 'Hai chiesto di tornare a giocare e ora puoi farlo. Controlla prima i tuoi limiti.',
    },
    raiseReady: {
      title: 'Ora puoi cambiare il tuo limite',
      text: 'Conferma entro sette giorni il limite più alto che hai chiesto. Se non lo fai, il tuo limite resta uguale.',
    },
    review: {
      title: 'I tuoi limiti vanno ancora bene per te?',
      text: 'È passato un po’ da quando hai controllato i tuoi limiti. Guardali in “Gioca entro i tuoi limiti”.',
    },
  },
  offers: { stop: 'Per non ricevere più queste offerte, apri Impostazioni e poi Offerte e novità.' },
  deposits: {
    title: 'Deposito {number}',
    states: {
      created: 'Ordine creato. Scegli come pagare.',
      waiting: 'In attesa del tuo pagamento.',
      processing: '{method} ha ricevuto il tuo pagamento. È in arrivo sul tuo saldo.',
      inReview: 'Stiamo controllando il tuo pagamento. Niente va perso.',
      credited: '{amount} è sul tuo saldo.',
      failed: 'Il tuo pagamento con {method} non è riuscito. Nessun denaro è stato spostato.',
      cancelled: 'Hai annullato questo ordine. Nessun denaro è stato spostato.',
      expired: 'Il tempo per pagare è scaduto alle {time}.',
      refunding: 'Il tuo rimborso è in arrivo.',
      refunded: 'Il tuo pagamento è stato rimborsato alla provenienza.',
      reversed: 'Questo pagamento è stato stornato, quindi non è più sul tuo saldo.',
    },
    owed: 'Di questo importo, {owed} non c’era più. Devi restituirlo prima di poter prelevare.',
    bonus: 'Di questo importo, {bonus} è il tuo bonus.',
    settled: '{settled} del tuo pagamento ha saldato quanto dovevi.',
  },
  withdrawals: {
    requested: {
      title: 'Prelievo richiesto',
      text: 'Abbiamo ricevuto il tuo prelievo di {gross}. Il denaro è in sospeso per questo.',
    },
    inReview: {
      title: 'Prelievo in verifica',
      text: 'Stiamo controllando questo prelievo. Il denaro resta in sospeso per questo.',
    },
    approved: {
      title: 'Prelievo approvato',
      text: 'Approvato. Ora lo inviamo.',
    },
    paying: {
      title: 'Prelievo in arrivo',
      text: '{net} è in arrivo su {account}.',
    },
    paid: {
      title: 'Prelievo pagato',
      text: '{net} è stato pagato su {account}.',
    },
    rejected: {
      title: 'Prelievo non approvato',
      text: 'Non è stato approvato. {gross} è di nuovo sul tuo saldo.',
    },
    cancelled: {
      title: 'Prelievo annullato',
      text: 'L’hai annullato. {gross} è di nuovo sul tuo saldo.',
    },
    failed: {
      title: 'Prelievo non riuscito',
      text: 'Non è stato possibile pagare su {account}. {gross} è di nuovo sul tuo saldo.',
    },
    returned: {
      title: 'Prelievo tornato indietro',
      text: 'Il pagamento è tornato indietro. {gross} è di nuovo sul tuo saldo.',
    },
    late: {
      title: 'Prelievo in ritardo',
      text: 'Ci vuole più tempo del previsto. Continuiamo a controllare e il tuo denaro è al sicuro.',
    },
  },
  locks: {
    deposit: 'Deposito ancora da scommettere',
    transfer: 'Trasferimento ricevuto ancora da scommettere',
    bonus: 'Bonus ancora da scommettere',
    other: 'Denaro ancora da scommettere',
  },
  withdrawalEffects: {
    stays: 'Il tuo bonus attivo resta com’è.',
    forfeits: 'Questo chiude il tuo bonus attivo, anche se poi annulli il prelievo. Il tuo denaro resta tuo.',
  },
  debts: {
    paid: {
      title: 'Pagato dal tuo saldo',
      text: '{amount} del tuo saldo ha pagato quanto dovevi.',
    },
  },
  paymentPassword: {
    set: {
      title: 'PIN di pagamento impostato',
      text: 'Il tuo PIN di pagamento è stato impostato. Se non sei stato tu, contatta subito il servizio clienti.',
    },
    changed: {
      title: 'PIN di pagamento cambiato',
      text: 'Il tuo PIN di pagamento è stato cambiato. Se non sei stato tu, contatta subito il servizio clienti.',
    },
    recovered: {
      title: 'PIN di pagamento reimpostato',
      text: 'Il tuo PIN di pagamento è stato reimpostato con un codice e sei uscito dal conto ovunque altrove. I nuovi conti di prelievo si possono usare dopo un giorno. Se non sei stato tu, contatta subito il servizio clienti.',
    },
  },
  payoutAccounts: {
    added: {
      title: 'Conto di prelievo aggiunto',
      text: '{account} ora può ricevere i tuoi prelievi. Se non sei stato tu, contatta subito il servizio clienti.',
    },
    addedLater: {
      title: 'Conto di prelievo aggiunto',
      text: '{account} è stato aggiunto e non si può ancora usare. Se non sei stato tu, contatta subito il servizio clienti.',
    },
    approved: {
      title: 'Conto di prelievo approvato',
      text: '{account} è stato approvato e si può usare.',
    },
    chosen: {
      title: 'Conto di prelievo predefinito cambiato',
      text: '{account} ora è il conto predefinito per i tuoi prelievi.',
    },
    removed: {
      title: 'Conto di prelievo rimosso',
      text: '{account} è stato rimosso e non riceverà più prelievi.',
    },
  },
  payoutHints: {
    eWallet: 'Numero di cellulare, per esempio 0917 123 4567',
    bank_one: '{count} cifra',
    bank_many: '{count} cifre',
    bank_other: '{count} cifre',
    bankOr_one: '{digits} o {count} cifra',
    bankOr_many: '{digits} o {count} cifre',
    bankOr_other: '{digits} o {count} cifre',
    crypto: 'Indirizzo su TRON: 34 caratteri, inizia con T',
  },
  transfers: {
    sent: {
      title: 'Denaro inviato al tuo agente',
      text: '{amount} è stato inviato a {account}.',
    },
    received: {
      title: 'Denaro ricevuto',
      text: '{account} del tuo team ti ha inviato {amount}.',
    },
    sentDown: {
      title: 'Denaro inviato a un membro',
      text: '{amount} è stato inviato a {account}.',
    },
    receivedFromAgent: {
      title: 'Denaro ricevuto',
      text: 'Il tuo agente {account} ti ha inviato {amount}.',
    },
  },
  envelopes: {
    received: {
      title: 'Una busta rossa per te',
      text: 'Il tuo agente {account} ti ha inviato una busta rossa. Puoi aprirla fino a {time}.',
    },
    emptied: {
      title: 'Tutte le buste rosse aperte',
      text_one: 'L’unica quota della tua pioggia di buste rosse è stata aperta.',
      text_many: 'Tutte le {count} quote della tua pioggia di buste rosse sono state aperte.',
      text_other: 'Tutte le {count} quote della tua pioggia di buste rosse sono state aperte.',
    },
    returned: {
      title: 'Pioggia di buste rosse terminata',
      text_one: '{opened} di {count} quota è stata aperta. {amount} è di nuovo sul tuo saldo.',
      text_many: '{opened} di {count} quote sono state aperte. {amount} è di nuovo sul tuo saldo.',
      text_other: '{opened} di {count} quote sono state aperte. {amount} è di nuovo sul tuo saldo.',
    },
  },
  promotionRefusals: {
    tooLittle: 'Serve un deposito di {least} o più.',
    underWay: 'Stai già partecipando.',
    spent: 'Il suo budget è esaurito.',
    often: 'L’hai avuta tutte le volte consentite a ogni membro.',
    byDeposit: 'Sceglila quando depositi.',
    noTries: 'Ti sei candidato tutte le volte possibili.',
    notYet: 'Non è ancora iniziata.',
    over: 'È terminata.',
    cashedIn: 'Vale solo per il tuo primo deposito e hai già depositato.',
    full: 'Tutti i posti sono occupati.',
    otherInTurnover: 'Hai un altro bonus attivo. Potrai riscuotere questo quando l’altro termina.',
  },
  chosenPromotion: {
    kept: 'Teniamo il tuo posto finché questo ordine è aperto.',
    given: 'Il tuo bonus è pronto. Guarda in Ricompense.',
    checked: 'Prima controlliamo, poi ti scriviamo nella posta in arrivo.',
    without: 'Questo deposito è senza promozione: non potevamo più tenere il tuo posto.',
  },
  promotionConditions: {
    newcomers: 'Per i membri che partecipano prima del loro primo deposito.',
    everybody: 'Per tutti i membri.',
    once: 'Una volta per membro. Se condividi beneficiario, telefono o conto di prelievo con un altro membro, prima controlliamo.',
    times_one: 'Fino a {count} volta per membro.',
    times_many: 'Fino a {count} volte per membro, una dopo l’altra.',
    times_other: 'Fino a {count} volte per membro, una dopo l’altra.',
    firstDeposit: 'Il tuo primo deposito conta se è di {least} o più e arriva entro il {end}.',
    deposit: 'Un deposito conta se è di {least} o più e arriva entro il {end}.',
    bets: 'Fai {least} di scommesse valide su qualsiasi gioco dalla tua partecipazione al {end}.',
    betsOf: 'Fai {least} di scommesse valide su {games} dalla tua partecipazione al {end}.',
    application_one:
      'Candidati con qualche parola e fino a tre immagini. Il nostro team le controlla. Puoi candidarti {count} volta.',
    application_many:
      'Candidati con qualche parola e fino a tre immagini. Il nostro team le controlla. Puoi candidarti {count} volte.',
    application_other:
      'Candidati con qualche parola e fino a tre immagini. Il nostro team le controlla. Puoi candidarti {count} volte.',
    amountOfBets: 'Ricevi il {share}% di queste come bonus, fino a {most}, dopo la fine della promozione.',
    fixed: 'Ricevi un bonus di {most}.',
    amount: 'Ne ricevi il {share}% come bonus, fino a {most}.',
    turnover_one:
      'Scommetti {factor} × il bonus entro {count} giorno per trasformarlo in saldo reale. Prima si usa il tuo saldo reale.',
    turnover_many:
      'Scommetti {factor} × il bonus entro {count} giorni per trasformarlo in saldo reale. Prima si usa il tuo saldo reale.',
    turnover_other:
      'Scommetti {factor} × il bonus entro {count} giorni per trasformarlo in saldo reale. Prima si usa il tuo saldo reale.',
    free: 'Viene pagato come saldo reale. Non serve scommettere.',
    cap: 'Fino a {cap} può diventare saldo reale.',
    largestBet: 'Le scommesse con il denaro del bonus non possono superare {bet}.',
    stays: 'Se prelevi, mantieni il bonus.',
    forfeits: 'Se prelevi, perdi il bonus. Il tuo denaro resta tuo.',
    claim_one: 'Riscuotilo entro {count} giorno da quando lo ricevi.',
    claim_many: 'Riscuotilo entro {count} giorni da quando lo ricevi.',
    claim_other: 'Riscuotilo entro {count} giorni da quando lo ricevi.',
    places_one: 'Limitato a {count} posto.',
    places_many: 'Limitato a {count} posti.',
    places_other: 'Limitato a {count} posti.',
  },
  gameTypes: {
    RNG: 'slot',
    FISH: 'pesca',
    LIVE: 'live',
  },
  promotionStates: {
    comingSoon: 'In arrivo',
    open: 'Aperta',
    joined: 'Partecipi',
    applying: 'Candidatura inviata',
    process: 'In verifica',
    rejected: 'Rifiutata',
    claimable: 'Da riscuotere',
    issued: 'Assegnata',
    claimed: 'Riscossa',
    closed: 'Chiusa',
  },
  promotionDecisions: {
    refused: {
      title: 'Promozione non approvata',
      text: 'Abbiamo controllato la tua candidatura e non abbiamo potuto approvarla. Non è stato tolto nulla dal tuo saldo.',
    },
    issued: {
      title: 'Promozione approvata',
      text: 'Il tuo bonus è in Ricompense.',
    },
  },
  rewardStates: {
    inTurnover: 'Attivo',
    done: 'Completato',
    forfeited: 'Rinunciato',
    expired: 'Scaduto',
    revoked: 'Annullato',
  },
  rewardSources: {
    points: 'Negozio punti',
    rank: 'Premio della classifica',
    levelMonth: 'Regalo mensile di livello',
    levelUpgrade: 'Regalo per il nuovo livello',
    levelBirthday: 'Regalo di compleanno',
    referral: 'Amico invitato',
    welcome: 'Registrato con il link di un amico',
  },
  rewards: {
    waits: {
      title: 'La tua ricompensa è pronta',
      text: 'Riscuoti {amount} in Ricompense. Lì trovi i termini e la scadenza.',
    },
    bonusEnds: {
      title: 'Il tuo bonus sta per finire',
      text: 'Il tuo bonus di {amount} finisce entro un giorno. Allora perdi ciò che ne resta; il tuo denaro resta tuo.',
    },
    levelReached: {
      title: 'Hai raggiunto {name}',
      text: 'Guarda in Vantaggi VIP cosa ti offre {name} e come mantenerlo.',
    },
  },
  missions: {
    logInToday: 'Accedi oggi',
    logIns_one: 'Accedi per {count} giorno',
    logIns_many: 'Accedi per {count} giorni',
    logIns_other: 'Accedi per {count} giorni',
    cashIns: 'Deposita {target} o più',
    validBets: 'Fai {target} di scommesse concluse',
    games_one: 'Gioca a {count} gioco',
    games_many: 'Gioca a {count} giochi diversi',
    games_other: 'Gioca a {count} giochi diversi',
  },
  referralStates: {
    deposit: 'Manca il primo deposito',
    bets: 'Mancano le scommesse',
    done: 'Completo',
    ended: 'Tempo scaduto',
    inReview: 'In verifica',
    refused: 'Non conta',
  },
  referralReasons: {
    person: 'Sembra che sia tu.',
    payoutAccount: 'Usa il tuo stesso conto di prelievo.',
    device: 'Usa il tuo stesso dispositivo.',
  },
  contracts: {
    offered: {
      title: 'Hai un’offerta di contratto',
      text: '{account} ti offre un contratto. Vale appena lo accetti.',
    },
    accepted: {
      title: 'Contratto accettato',
      text: '{account} ha accettato il contratto. Inizia con il prossimo periodo.',
    },
    declined: {
      title: 'Contratto rifiutato',
      text: '{account} ha rifiutato il contratto.',
    },
    ended: {
      title: 'Contratto terminato',
      text: 'Il tuo contratto con {account} è terminato. I periodi già iniziati vengono ancora pagati.',
    },
    owes: {
      title: 'Devi un pagamento',
      text: 'Il tuo saldo non bastava per {amount} a {account} per il {day}. Pagheremo appena arriva denaro. Fino ad allora non puoi fare nuove offerte.',
    },
    owed: {
      title: 'Ti spetta un pagamento',
      text: 'Il saldo di {account} non bastava per {amount} per il {day}. Lo ricevi appena arriva denaro.',
    },
  },
  goodsCategories: {
    bonus: 'Bonus',
    home: 'Per la casa',
    sport: 'Sport',
    tech: 'Tecnologia',
  },
  goodsOrderStates: {
    placed: 'Ordinato',
    packed: 'Imballato',
    sent: 'In consegna',
    delivered: 'Consegnato',
    cancelled: 'Annullato, punti restituiti',
  },
  goodsOrders: {
    sent: {
      title: 'Il tuo ordine è in consegna',
      text: '{title} è in consegna. Numero del pacco: {parcel}.',
    },
    delivered: {
      title: 'Il tuo ordine è stato consegnato',
      text: '{title} è stato consegnato.',
    },
    cancelled: {
      title: 'I tuoi punti sono tornati',
      text_one: 'Non è stato possibile consegnare {title}. Hai riavuto il tuo {count} punto.',
      text_many: 'Non è stato possibile consegnare {title}. Hai riavuto tutti i {count} punti.',
      text_other: 'Non è stato possibile consegnare {title}. Hai riavuto tutti i {count} punti.',
    },
  },
  points: {
    opening: 'Punti iniziali',
    earned: 'Da scommesse concluse',
    redeemed: 'Riscattato: {title}',
    returned: 'Punti restituiti: {title}',
  },
  chat: {
    greeting:
      'Ciao {name}, sono Aya. Chiedimi di depositi, prelievi o password, oppure chiedi di parlare con una persona.',
    answers: {
      deposit: 'Tocca Deposita e scegli un metodo di pagamento. Ognuno mostra l’importo minimo e massimo.',
      withdraw:
        'Tocca Preleva. Prima di confermare vedi quando arriva il denaro. Poi puoi seguire ogni passo.',
      password:
        'Tocca “Password dimenticata?” nella pagina di accesso. Riceverai per SMS o e-mail un codice che vale dieci minuti. Non chiediamo mai la tua password.',
      human: 'Un momento, chiamo un collega.',
      unknown: 'Scusa, non ho capito. Scegli un argomento qui sotto o chiedi di una persona.',
    },
    taken: 'Ciao, sono Ben. Ho letto i tuoi messaggi. Come posso aiutarti?',
    noted: 'Grazie, ho preso nota e ti rispondo qui.',
    words: {
      deposit: 'deposit, ricaric',
      withdraw: 'prelev, preliev',
      password: 'password, acced, accesso',
      human: 'persona, umano, qualcuno',
    },
    buttons: {
      deposit: 'Deposita',
      withdraw: 'Preleva',
      password: 'Password',
      human: 'Parla con una persona',
    },
    page: {
      back: 'Indietro',
      talk: 'Conversazione',
      you: 'Tu',
      message: 'Il tuo messaggio',
      send: 'Invia',
      topics: 'Argomenti',
      writing: '{agent} sta scrivendo…',
      used: 'Questa chat è terminata. Torna indietro e aprila di nuovo.',
      failed: 'Non siamo riusciti a confermare il tuo messaggio. Invialo di nuovo: non conterà due volte.',
      tooMany: 'Era molto in una volta. Aspetta un minuto e invialo di nuovo.',
    },
  },
  inbox: {
    welcome: {
      title: 'Ti diamo il benvenuto su Araw',
      content:
        '<p>Che bello averti qui. Guarda la <a href="/m/home">lobby</a> e tocca il cuore dei giochi che ti piacciono. Prima di giocare, decidi quanto spendere.</p>',
    },
    newLogin: {
      title: 'Nuovo accesso al tuo conto',
      content:
        '<p>Qualcuno ha fatto l’accesso al tuo conto da un nuovo dispositivo. Se non sei stato tu, <a href="/m/changePsw">cambia la password</a> e controlla il <a href="/m/securityCenter">centro sicurezza</a>.</p>',
    },
    jackpot: {
      title: 'Il jackpot ora è nei giochi',
      content:
        '<p>Tutti i giochi con il segno JACKPOT condividono un montepremi e ogni turno può vincerlo. Vedi l’importo sopra gli <a href="/m/jl-slot">slot JL</a> e le regole in ogni gioco.</p>',
    },
    protection: {
      title: 'Guarda come è protetto il tuo conto',
      content:
        '<p>Il <a href="/m/securityCenter">centro sicurezza</a> mostra come è protetto il tuo conto e cos’altro puoi fare.</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: 'Missioni',
      content:
        '<p>Fai ciò che chiede un giorno o una settimana e riscuoti la ricompensa. <a href="/m/leaderBoard">Alle missioni</a></p>',
    },
    REFERRAL: {
      title: 'Invita amici',
      content:
        '<p>Manda il tuo link agli amici: quando depositano e giocano, ricevete entrambi una ricompensa. <a href="/m/inviteFriends">Al tuo link</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: 'Primo deposito raddoppiato',
    reload: 'Bonus del 20% su un nuovo deposito',
    shareYourWin: 'Condividi la tua vincita',
    slotsAndFishing: 'Slot e pesca, 5,000 in tutto',
  },
};
