import type { ContentTexts } from './texts.ts';

export const it: ContentTexts = {
  help: {
    start: {
      title: 'Per iniziare',
      content: '<p>Come registrarti e orientarti.</p>',
      children: {
        signUp: {
          title: 'Come mi registro?',
          content:
            '<p>Tocca <strong>Registrati</strong>, scegli un nome utente e una password di almeno otto caratteri e conferma di avere almeno {age} anni.</p>',
        },
        trial: {
          title: 'Posso provare i giochi gratis?',
          content:
            '<p>Sì. Un account di prova usa soldi finti, che non si possono comprare né prelevare. I giochi riservati agli account reali lo segnalano.</p>',
        },
        find: {
          title: 'Come trovo un gioco?',
          content:
            '<p>Apri una categoria, cerca per nome o filtra per produttore, tipo e scommessa minima. Tocca il cuore per tenere un gioco tra i tuoi preferiti.</p>',
        },
      },
    },
    money: {
      title: 'Depositare e prelevare',
      content: '<p>Come il denaro arriva sul tuo saldo e torna a te.</p>',
      children: {
        cashIn: {
          title: 'Quanto posso depositare?',
          content:
            '<p>Tocca Deposita e scegli un metodo di pagamento. Ognuno mostra l’importo minimo e massimo.</p>',
        },
        withdraw: {
          title: 'Quanto tempo richiede un prelievo?',
          content:
            '<p>Tocca Preleva. Prima di confermare vedi quando arriva il denaro. Poi puoi seguire ogni passo.</p>',
        },
        balance: {
          title: 'Il mio saldo sembra sbagliato',
          content:
            '<p>Chiudi il gioco e aggiorna il saldo. Ogni scommessa e ogni vincita è registrata. Se manca qualcosa, contatta il servizio clienti.</p>',
        },
      },
    },
    games: {
      title: 'Giochi',
      content: '<p>Regole, risultati e interruzioni.</p>',
      children: {
        connection: {
          title: 'Ho perso la connessione durante un round',
          content:
            '<p>I round accettati si concludono anche se sei offline. Apri di nuovo il gioco per vedere com’è finito il tuo.</p>',
        },
        closed: {
          title: 'Un gioco non si apre',
          content:
            '<p>Forse è in manutenzione. Riprova più tardi o scegli un altro gioco dello stesso produttore.</p>',
        },
      },
    },
    saferPlay: {
      title: 'Gioco più sicuro',
      content: '<p>Giocare deve restare un divertimento. Devi avere almeno {age} anni.</p>',
      children: {
        limits: {
          title: 'Imposta un limite',
          content:
            '<p>Nella pagina <strong>Gioca entro i tuoi limiti</strong> puoi limitare quanto depositi, scommetti o perdi, e per quanto tempo giochi. Un limite più basso vale subito; uno più alto deve aspettare e poi richiede la tua conferma.</p>',
        },
        break: {
          title: 'Fai una pausa',
          content:
            '<p>Nella pagina <strong>Gioca entro i tuoi limiti</strong> puoi fare una pausa o autoescluderti. Inizia subito e nessuno può farla finire prima. Puoi comunque prelevare.</p>',
        },
      },
    },
    account: {
      title: 'Account e sicurezza',
      content: '<p>Tieni al sicuro il tuo account.</p>',
      children: {
        password: {
          title: 'Ho dimenticato la password',
          content:
            '<p>Tocca <strong>Password dimenticata</strong> nella pagina di accesso. Riceverai per SMS o e-mail un codice che vale dieci minuti.</p>',
        },
        locked: {
          title: 'Il mio account è bloccato',
          content:
            '<p>Troppe password sbagliate bloccano un account per un po’. Aspetta o contatta il servizio clienti.</p>',
        },
      },
    },
  },
  terms: {
    register: [
      {
        heading: 'Chi può registrarsi',
        paragraphs: [
          'Devi avere almeno {age} anni e l’età legale per giocare nel luogo in cui ti trovi. Registrandoti confermi entrambe le cose. {merchant} può chiederti una prova in qualsiasi momento e chiude gli account di chi è troppo giovane.',
          'È vietato giocare da un luogo in cui il gioco online non è consentito, così come registrarsi per conto di altri.',
        ],
      },
      {
        heading: 'Una persona, un account',
        paragraphs: [
          'Puoi avere un solo account. Il nome, il numero di cellulare e i dati di pagamento devono essere tuoi e veri. Se apri più account, possono essere uniti o chiusi, e le vincite da bonus presi due volte non vengono pagate.',
        ],
      },
      {
        heading: 'I tuoi dati e come vengono usati',
        paragraphs: [
          '{merchant} conserva ciò che inserisci qui, il tuo indirizzo IP e l’ora della registrazione per gestire il tuo account, pagarti, prevenire le frodi e rispettare la legge. Non vende nulla di tutto questo. Puoi chiedere di vedere, correggere o cancellare i tuoi dati; quelli che la legge obbliga {merchant} a conservare restano per il tempo che la legge prevede.',
        ],
      },
      {
        heading: 'La tua password',
        paragraphs: [
          'Scegli una password che non usi altrove e non condividerla con nessuno; {merchant} non la chiede mai. Tutto ciò che viene fatto con il tuo nome utente e la tua password vale come fatto da te, finché non ne segnali il furto.',
        ],
      },
      {
        heading: 'Inviti',
        paragraphs: [
          'Se ti registri con il codice di invito di un agente, entri nel suo team. Il codice non si può cambiare in seguito.',
        ],
      },
      {
        heading: 'Gioca responsabilmente',
        paragraphs: [
          'Il gioco è intrattenimento, non un reddito. Nella pagina “Gioca entro i tuoi limiti” puoi limitare quanto depositi, scommetti o perdi, fare una pausa o autoescluderti. Nessuno può far finire prima una pausa o un’autoesclusione.',
        ],
      },
    ],
    userAgreement: [
      {
        heading: 'Questo accordo',
        paragraphs: [
          'Questo accordo è tra te e {merchant}. Vale ogni volta che usi il sito o l’app. Se non lo accetti, non usarli.',
        ],
      },
      {
        heading: 'Scommesse e risultati',
        paragraphs: [
          'Una scommessa vale quando il server l’ha accettata e da quel momento non si può annullare. Per puntate, risultati e vincite fanno fede i registri del server. Un gioco interrotto viene completato o la sua puntata rimborsata, come dicono le sue regole. Le scommesse e le vincite dovute a un errore evidente sono nulle.',
        ],
      },
      {
        heading: 'Depositi e prelievi',
        paragraphs: [
          'Il denaro entra ed esce solo a tuo nome. {merchant} può verificare la tua identità prima di un prelievo e trattiene il denaro che deriva da frodi o viola la legge finché la questione non è risolta.',
        ],
      },
      {
        heading: 'Cosa non è consentito',
        paragraphs: [
          'Non sono consentiti bot, imbrogli, accordi illeciti tra giocatori, lo sfruttamento di errori in un gioco, il riciclaggio di denaro e disturbi o attacchi al servizio. Gli account che lo fanno vengono chiusi e segnalati dove la legge lo richiede.',
        ],
      },
      {
        heading: 'Disponibilità e responsabilità',
        paragraphs: [
          'Il servizio può fermarsi per manutenzione o per guasti. {merchant} risponde dei danni causati con dolo o colpa grave e del tuo saldo, ma non dei giochi che non erano disponibili.',
        ],
      },
      {
        heading: 'Modifiche, contestazioni e legge',
        paragraphs: [
          'Le modifiche a questo accordo vengono comunicate sul sito prima di entrare in vigore. Se non le accetti, puoi prelevare il tuo saldo e chiudere l’account. Scrivi le contestazioni al servizio clienti, che risponde entro 14 giorni. Si applica la legge delle Filippine.',
        ],
      },
    ],
    login: [
      {
        heading: 'Accesso',
        paragraphs: [
          'Accedendo confermi di essere titolare di questo account, di avere almeno {age} anni e di accettare l’accordo utente nella versione attuale.',
        ],
      },
      {
        heading: 'Tenere al sicuro il tuo account',
        paragraphs: [
          'Esci dai dispositivi che usano anche altri. In “Centro sicurezza” vedi dove hai effettuato l’accesso e puoi chiudere ogni sessione. Dopo diverse password o codici sbagliati, l’accesso viene ritardato per proteggerti.',
        ],
      },
      {
        heading: 'Codici',
        paragraphs: [
          'I codici via SMS o e-mail sono solo per te e valgono pochi minuti. {merchant} non ti chiede mai di leggere un codice ad alta voce. All’estero il tuo operatore può addebitarti i messaggi.',
        ],
      },
      {
        heading: 'Cosa registriamo',
        paragraphs: [
          'Ogni accesso viene registrato con ora, indirizzo IP e dispositivo, così che tu e {merchant} possiate riconoscere gli abusi.',
        ],
      },
    ],
  },
  announcements: {
    maintenance: {
      title: 'Cosa succede durante la manutenzione',
      content:
        '<p>Mentre il sito è chiuso per manutenzione, i giochi <strong>non accettano nuove scommesse</strong>.</p><p>Quelle fatte prima si concludono come sempre. Il tuo saldo è al sicuro.</p>',
    },
    returnToPlayer: {
      title: 'Ritorno al giocatore',
      content:
        '<p>Su tutti i risultati possibili, i giochi restituiscono questa quota delle puntate:</p><table><thead><tr><th scope="col">Gioco</th><th scope="col">Ritorno al giocatore</th></tr></thead><tbody><tr><td>Slot</td><td>95.46%</td></tr><tr><td>Pesca</td><td>96.00%</td></tr><tr><td>Bingo</td><td>95.63%</td></tr></tbody></table><p>Ogni gioco indica il proprio nelle regole. <a href="/m/gameList">Tutti i giochi</a></p>',
    },
    limits: {
      title: 'Gioca entro i tuoi limiti',
      content:
        '<p>Si gioca per divertimento, e solo <strong>dai {age} anni in su</strong>. Prima di giocare decidi quanto tempo e denaro spendere, e fermati lì. Parlane con noi se non è più un divertimento.</p>',
    },
    password: {
      title: 'Non condividere mai la tua password',
      content:
        '<p>Non chiediamo mai la tua password o un codice di verifica, né al telefono né in chat. Se qualcuno lo fa, avvisa il servizio clienti.</p>',
    },
    welcomeBack: {
      title: 'Che bello rivederti',
      content:
        '<p>Tutti i giochi con <a href="/m/jl-slot">jackpot</a> condividono un unico montepremi, e nello <a href="/m/sports">sport</a> inizia una partita ogni due ore.</p>',
    },
    jackpotHow: {
      title: 'Come vincere il jackpot',
      content:
        '<p>L’1% di ogni puntata nei giochi con il marchio JACKPOT va in un unico montepremi. Ogni round estrae un numero che può vincerlo tutto. Le probabilità sono nelle regole del gioco.</p>',
    },
    welcome: {
      title: 'Ti diamo il benvenuto su Araw',
      content:
        '<p>Oltre 600 giochi, tutti in pesos. <a href="/m/register">Registrati</a> in un minuto o <a href="/m/trail">prova prima gratis</a>.</p>',
    },
    firstSteps: {
      title: 'I tuoi primi passi',
      content:
        '<ol><li>Verifica il tuo numero di cellulare.</li><li>Leggi le regole del gioco e il ritorno al giocatore.</li><li>Scegli un gioco e tocca il cuore di quelli che ti piacciono.</li></ol>',
    },
    onePot: {
      title: 'Un montepremi per tutti i giochi con jackpot',
      content:
        '<p>Vi entra l’1% di ogni puntata, e qualsiasi round può vincerlo tutto. Guarda a quanto ammonta sopra le <a href="/m/jl-slot">slot JL</a>.</p>',
    },
    forFun: {
      title: 'Gioca prima per divertimento',
      content:
        '<p>Un <a href="/m/trail">account di prova</a> usa soldi finti, che non si possono comprare né prelevare. Regole e quote sono le stesse del denaro reale, tranne che per il jackpot.</p>',
    },
    matches: {
      title: 'Partite a tutte le ore',
      content:
        '<p>Una partita inizia ogni due ore, un campionato dopo l’altro. Scommetti fino all’inizio; il risultato arriva 90 minuti dopo. <a href="/m/sports">Vedi le partite</a></p>',
    },
    bingo: {
      title: 'Bingo a 75 palline',
      content:
        '<p>Ogni round estrae 36 palline su 75. Le linee complete e i quattro angoli pagano.</p><p><img src="{picture}" alt="Palline del bingo intorno a una cartella"></p>',
    },
    draws: {
      title: 'Un’estrazione ogni minuto',
      content:
        '<p>Le lotterie si estraggono ogni dieci minuti, ogni tre minuti o ogni minuto, da un seme fissato prima della tua scommessa. <a href="/m/lottery">Vedi le lotterie</a></p>',
    },
    sabong: {
      title: 'Sabong: meron, wala o pareggio',
      content:
        '<p>Tre esiti su cui scommettere, ognuno con la sua quota. Il ritorno di ciascuno è nelle regole.</p>',
    },
    jackpotWon: {
      title: 'Il jackpot si può vincere',
      content:
        '<p>Qualsiasi round di un gioco con jackpot può vincerlo, e una puntata doppia raddoppia la tua probabilità. <a href="/m/jl-slot">Guarda quanto c’è nel montepremi</a></p>',
    },
    newGames: {
      title: 'I nuovi giochi hanno un marchio',
      content:
        '<p>I nuovi giochi di Palaro Play, Bahaghari Studios, Mayon Works e altri portano il marchio NUOVO.</p>',
    },
    teamFigures: {
      title: 'I numeri del team sono quelli del momento',
      content:
        '<p>Quanto il tuo team ha scommesso, vinto e perso si somma dal registro ogni volta che guardi.</p>',
    },
    contracts: {
      title: 'I contratti mantengono i loro termini',
      content:
        '<p>Un contratto indica i suoi termini quando viene offerto. Quelli in corso li mantengono.</p>',
    },
    holidayHours: {
      title: 'Orari festivi del servizio clienti',
      content: '<p>Durante le feste rispondiamo in chat dalle 08:00 alle 22:00.</p>',
    },
  },
  banners: {
    games: { title: 'Oltre 600 giochi in pesos', subtitle: 'Da un centavo a round · solo {age}+' },
    jackpot: { title: 'Jackpot del Jeepney', subtitle: 'Ogni round lo fa crescere, uno solo lo vince' },
    sports: { title: 'Tifa per la tua squadra', subtitle: 'Una partita inizia ogni due ore' },
    fishing: { title: 'A pesca a Tubbataha', subtitle: 'Una balena paga 96 volte la puntata' },
    tables: { title: 'I tavoli della baia di Manila', subtitle: 'Sessanta tavoli, aperti giorno e notte' },
    join: { title: 'Entra oggi in Araw', subtitle: 'O prima guardati intorno: oltre 600 giochi' },
    exclusive: { title: 'Solo su Araw: Fortuna del Carabao', subtitle: 'Un’esclusiva di JL Games' },
  },
  goods: {
    'bonus-100': { title: 'Bonus di ₱100', about: 'Subito nel tuo saldo bonus.' },
    'bonus-500': { title: 'Bonus di ₱500', about: 'Subito nel tuo saldo bonus.' },
    parol: {
      title: 'Parol in capiz, 40 cm',
      about: 'Fatto a mano a Pampanga, con lampada e cavo di 2 m.',
    },
    fan: { title: 'Ventaglio abaniko', about: 'In palma di buri intrecciata.' },
    jeepney: { title: 'Modellino di jeepney dipinto a mano', about: 'Pezzo unico, lungo 18 cm.' },
    basketball: { title: 'Pallone da basket, misura 7', about: 'Per palestre e campi all’aperto.' },
    headset: { title: 'Cuffie wireless', about: 'Bluetooth, 30 ore con una carica.' },
  },
};
