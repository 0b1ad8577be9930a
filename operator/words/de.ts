import type { Translated } from './texts.ts';

export const de: Translated<'one' | 'other'> = {
  demands: {
    selfExcluded:
      'Du hast dich selbst vom Spielen ausgeschlossen. Deine Verläufe kannst du weiter ansehen und Geld auszahlen.',
    closed:
      'Einzahlungen sind für dein Konto geschlossen. Deine Verläufe kannst du weiter ansehen und Geld auszahlen.',
    review: 'Wir prüfen dein Konto. Danach kannst du wieder einzahlen.',
    ownLimit:
      'Du hast dein Einzahlungslimit von {amount} erreicht. Wenn es neu beginnt, kannst du wieder einzahlen.',
    limitsOffer:
      'Entscheide zuerst, ob du begrenzen willst, was du einzahlst, setzt oder verlierst. Du kannst auch ablehnen.',
    terms:
      'Unsere Bedingungen haben sich geändert. Lies sie und stimme ihnen zu, bevor du einzahlst. Auszahlen kannst du in jedem Fall.',
    email: 'Bestätige zuerst deine E-Mail-Adresse.',
    mobile: 'Bestätige zuerst deine Handynummer.',
    payeeName: 'Gib zuerst den Namen an, der auf deinem Bankkonto steht.',
    identity: 'Weise zuerst deine Identität nach.',
    receivable:
      'Nach einer Korrektur schuldest du noch {amount}. Deine nächste Einzahlung begleicht das zuerst, danach kannst du wieder auszahlen.',
  },
  accountDemands: {
    review: 'Wir prüfen dieses Konto.',
    waiting: 'Dieses Konto ist neu und kann noch nicht benutzt werden.',
  },
  codes: {
    login: {
      title: 'Dein Code zum Anmelden',
      text: '{code} ist dein Code zum Anmelden.',
    },
    register: {
      title: 'Dein Code zum Registrieren',
      text: '{code} ist dein Code zum Registrieren.',
    },
    password: {
      title: 'Dein Code für ein neues Passwort',
      text: '{code} ist dein Code für ein neues Passwort.',
    },
    identity: {
      title: 'Dein Code zum Bestätigen deiner Nummer',
      text: '{code} ist dein Code zum Bestätigen deiner Nummer.',
    },
    owner: {
      title: 'Dein Code, um zu bestätigen, dass du es bist',
      text: '{code} ist dein Code, um zu bestätigen, dass du es bist.',
    },
    contact: {
      title: 'Dein Code zum Bestätigen dieser Adresse für dein Konto',
      text: '{code} ist dein Code zum Bestätigen dieser Adresse für dein Konto.',
    },
    use_one:
      'Er gilt einmal, {count} Minute lang. Gib ihn niemandem weiter. Wenn du ihn nicht angefordert hast, ignoriere diese Nachricht.',
    use_other:
      'Er gilt einmal, {count} Minuten lang. Gib ihn niemandem weiter. Wenn du ihn nicht angefordert hast, ignoriere diese Nachricht.',
  },
  letters: {
    passwordChanged: {
      title: 'Dein Passwort wurde geändert',
      text: 'Dein Passwort wurde geändert, und du wurdest überall sonst abgemeldet. Wenn du das nicht warst, wende dich sofort an den Kundenservice.',
    },
    emailChanged: {
      title: 'Deine E-Mail-Adresse wurde geändert',
      text: 'Deine E-Mail-Adresse ist jetzt {address}, und du wurdest überall sonst abgemeldet. Wenn du das nicht warst, wende dich sofort an den Kundenservice. Er sperrt das Konto und gibt es dir zurück.',
    },
    mobileChanged: {
      title: 'Deine Handynummer wurde geändert',
      text: 'Deine Handynummer ist jetzt {address}, und du wurdest überall sonst abgemeldet. Wenn du das nicht warst, wende dich sofort an den Kundenservice. Er sperrt das Konto und gibt es dir zurück.',
    },
  },
  fieldRules: {
    username: 'Konto im falschen Format: {least} bis {most} Buchstaben, Ziffern oder Unterstriche',
    password: 'Passwort im falschen Format: 8 bis 64 Zeichen mit einem Buchstaben und einer Ziffer',
    mobile: 'Bitte gib eine gültige Handynummer ein',
    code: 'Gib den Bestätigungscode ein',
    loginPassword: 'Passwort im falschen Format',
    range: '{least} bis {most}',
    digits: 'Falsches Format: {range} Ziffern',
    characters: 'Falsches Format: {range} Zeichen',
    recommender:
      'Falsches Format: {range} Buchstaben, Ziffern oder Unterstriche, also Benutzername oder Nummer der Person, die uns empfohlen hat',
    bankName: 'Falsches Format: {range} Buchstaben, wie der Name auf deinem Bankkonto',
    hyphens: 'Falsches Format: {range} Buchstaben, Ziffern oder Bindestriche',
    dots: 'Falsches Format: {range} Buchstaben, Ziffern oder Punkte',
    handle: 'Falsches Format: {range} Buchstaben, Ziffern, Bindestriche oder Unterstriche',
    lineId: 'Falsches Format: {range} Kleinbuchstaben, Ziffern, Punkte, Bindestriche oder Unterstriche',
    phone: 'Falsches Format: {range} Ziffern, Leerzeichen oder Bindestriche',
  },
  protection: {
    breakOver: {
      title: 'Deine Pause ist vorbei',
      text: 'Du kannst wieder spielen. Deine Limits sind unverändert, und du kannst sie jederzeit senken.',
    },
    exclusionOver: {
      title: 'Dein Selbstausschluss ist vorbei',
      text: 'Du kannst erst spielen, wenn du darum bittest. Nach einer Wartezeit kannst du dann spielen.',
    },
    returned: {
      title: 'Du kannst wieder spielen',
      text: 'Du wolltest wieder spielen, und jetzt kannst du es. Bitte sieh dir zuerst deine Limits an.',
    },
    raiseReady: {
      title: 'Dein Limit kann jetzt geändert werden',
      text: 'Bestätige das höhere Limit, das du wolltest, innerhalb von sieben Tagen. Sonst bleibt dein Limit gleich.',
    },
    review: {
      title: 'Passen deine Limits noch zu dir?',
      text: 'Du hast deine Limits schon länger nicht angesehen. Sieh sie dir unter „Spiele innerhalb deiner Limits“ an.',
    },
  },
  offers: {
    stop: 'Wenn du diese Angebote nicht mehr willst, öffne „Einstellungen“ und dann „Angebote und Neuigkeiten“.',
  },
  deposits: {
    title: 'Einzahlung {number}',
    states: {
      created: 'Auftrag angelegt. Wähle, wie du zahlst.',
      waiting: 'Wir warten auf deine Zahlung.',
      processing: '{method} hat deine Zahlung erhalten. Sie ist auf dem Weg zu deinem Guthaben.',
      inReview: 'Wir prüfen deine Zahlung. Nichts geht verloren.',
      credited: '{amount} sind in deinem Guthaben.',
      failed: 'Deine Zahlung mit {method} ist fehlgeschlagen. Es wurde kein Geld bewegt.',
      cancelled: 'Du hast diesen Auftrag storniert. Es wurde kein Geld bewegt.',
      expired: 'Die Zeit zum Zahlen ist um {time} abgelaufen.',
      refunding: 'Deine Erstattung ist unterwegs.',
      refunded: 'Deine Zahlung wurde dorthin erstattet, woher sie kam.',
      reversed: 'Diese Zahlung wurde zurückgebucht und ist deshalb nicht mehr in deinem Guthaben.',
    },
    owed: 'Davon waren {owed} nicht mehr da. Du musst sie zurückzahlen, bevor du auszahlen kannst.',
    bonus: 'Davon sind {bonus} dein Bonus.',
    settled: '{settled} deiner Zahlung haben beglichen, was du schuldetest.',
  },
  withdrawals: {
    requested: {
      title: 'Auszahlung beantragt',
      text: 'Wir haben deine Auszahlung von {gross} erhalten. Das Geld ist dafür reserviert.',
    },
    inReview: {
      title: 'Auszahlung wird geprüft',
      text: 'Wir prüfen diese Auszahlung. Das Geld bleibt dafür reserviert.',
    },
    approved: {
      title: 'Auszahlung genehmigt',
      text: 'Genehmigt. Als Nächstes senden wir sie.',
    },
    paying: {
      title: 'Auszahlung unterwegs',
      text: '{net} sind auf dem Weg zu {account}.',
    },
    paid: {
      title: 'Auszahlung erledigt',
      text: '{net} wurden an {account} ausgezahlt.',
    },
    rejected: {
      title: 'Auszahlung nicht genehmigt',
      text: 'Sie wurde nicht genehmigt. {gross} sind wieder in deinem Guthaben.',
    },
    cancelled: {
      title: 'Auszahlung storniert',
      text: 'Du hast sie storniert. {gross} sind wieder in deinem Guthaben.',
    },
    failed: {
      title: 'Auszahlung fehlgeschlagen',
      text: 'An {account} konnte nicht ausgezahlt werden. {gross} sind wieder in deinem Guthaben.',
    },
    returned: {
      title: 'Auszahlung kam zurück',
      text: 'Die Zahlung kam zurück. {gross} sind wieder in deinem Guthaben.',
    },
    late: {
      title: 'Auszahlung verzögert sich',
      text: 'Es dauert länger als angekündigt. Wir prüfen weiter, und dein Geld ist sicher.',
    },
  },
  locks: {
    deposit: 'Einzahlung noch umzusetzen',
    transfer: 'Erhaltene Überweisung noch umzusetzen',
    bonus: 'Bonus noch umzusetzen',
    other: 'Geld noch umzusetzen',
  },
  withdrawalEffects: {
    stays: 'Dein aktiver Bonus bleibt, wie er ist.',
    forfeits:
      'Das beendet deinen aktiven Bonus, auch wenn du die Auszahlung später stornierst. Dein eigenes Geld bleibt deins.',
  },
  debts: {
    paid: {
      title: 'Aus deinem Guthaben bezahlt',
      text: '{amount} deines Guthabens haben beglichen, was du schuldetest.',
    },
  },
  paymentPassword: {
    set: {
      title: 'Zahlungs-PIN festgelegt',
      text: 'Deine Zahlungs-PIN wurde festgelegt. Wenn du das nicht warst, wende dich sofort an den Kundenservice.',
    },
    changed: {
      title: 'Zahlungs-PIN geändert',
      text: 'Deine Zahlungs-PIN wurde geändert. Wenn du das nicht warst, wende dich sofort an den Kundenservice.',
    },
    recovered: {
      title: 'Zahlungs-PIN zurückgesetzt',
      text: 'Deine Zahlungs-PIN wurde mit einem Code zurückgesetzt, und du wurdest überall sonst abgemeldet. Neue Auszahlungskonten können nach einem Tag benutzt werden. Wenn du das nicht warst, wende dich sofort an den Kundenservice.',
    },
  },
  payoutAccounts: {
    added: {
      title: 'Auszahlungskonto hinzugefügt',
      text: '{account} kann jetzt deine Auszahlungen empfangen. Wenn du das nicht warst, wende dich sofort an den Kundenservice.',
    },
    addedLater: {
      title: 'Auszahlungskonto hinzugefügt',
      text: '{account} wurde hinzugefügt und kann noch nicht benutzt werden. Wenn du das nicht warst, wende dich sofort an den Kundenservice.',
    },
    approved: {
      title: 'Auszahlungskonto genehmigt',
      text: '{account} wurde genehmigt und kann benutzt werden.',
    },
    chosen: {
      title: 'Standardkonto für Auszahlungen geändert',
      text: '{account} ist jetzt das Standardkonto für deine Auszahlungen.',
    },
    removed: {
      title: 'Auszahlungskonto entfernt',
      text: '{account} wurde entfernt und empfängt keine Auszahlungen mehr.',
    },
  },
  payoutHints: {
    eWallet: 'Handynummer, zum Beispiel 0917 123 4567',
    bank_one: '{count} Ziffer',
    bank_other: '{count} Ziffern',
    bankOr_one: '{digits} oder {count} Ziffer',
    bankOr_other: '{digits} oder {count} Ziffern',
    crypto: 'Adresse bei TRON: 34 Zeichen, beginnt mit T',
  },
  transfers: {
    sent: {
      title: 'Geld an deinen Agenten gesendet',
      text: '{amount} wurden an {account} gesendet.',
    },
    received: {
      title: 'Geld erhalten',
      text: '{account} aus deinem Team hat dir {amount} gesendet.',
    },
    sentDown: {
      title: 'Geld an ein Mitglied gesendet',
      text: '{amount} wurden an {account} gesendet.',
    },
    receivedFromAgent: {
      title: 'Geld erhalten',
      text: 'Dein Agent {account} hat dir {amount} gesendet.',
    },
  },
  envelopes: {
    received: {
      title: 'Ein roter Umschlag für dich',
      text: 'Dein Agent {account} hat dir einen roten Umschlag geschickt. Du kannst ihn bis {time} öffnen.',
    },
    emptied: {
      title: 'Alle roten Umschläge geöffnet',
      text_one: 'Der einzige Anteil aus deinem Regen roter Umschläge wurde geöffnet.',
      text_other: 'Alle {count} Anteile aus deinem Regen roter Umschläge wurden geöffnet.',
    },
    returned: {
      title: 'Regen roter Umschläge beendet',
      text_one: '{opened} von {count} Anteil wurde geöffnet. {amount} sind wieder in deinem Guthaben.',
      text_other: '{opened} von {count} Anteilen wurden geöffnet. {amount} sind wieder in deinem Guthaben.',
    },
  },
  promotionRefusals: {
    tooLittle: 'Du brauchst eine Einzahlung von mindestens {least}.',
    underWay: 'Du machst schon mit.',
    spent: 'Das Budget ist aufgebraucht.',
    often: 'Du hattest sie schon so oft, wie jedes Mitglied sie haben kann.',
    byDeposit: 'Wähle sie beim Einzahlen.',
    noTries: 'Du hast dich so oft beworben, wie es geht.',
    notYet: 'Sie hat noch nicht begonnen.',
    over: 'Sie ist beendet.',
    cashedIn: 'Sie gilt nur für deine erste Einzahlung, und du hast schon eingezahlt.',
    full: 'Alle Plätze sind vergeben.',
    otherInTurnover: 'Du hast einen anderen aktiven Bonus. Diesen kannst du abholen, wenn der andere endet.',
  },
  chosenPromotion: {
    kept: 'Wir halten deinen Platz frei, solange dieser Auftrag offen ist.',
    given: 'Dein Bonus ist bereit. Sieh unter Prämien nach.',
    checked: 'Wir prüfen sie zuerst und schreiben in deinen Posteingang.',
    without: 'Diese Einzahlung ist ohne Aktion: Wir konnten deinen Platz nicht länger frei halten.',
  },
  promotionConditions: {
    newcomers: 'Offen für Mitglieder, die vor ihrer ersten Einzahlung mitmachen.',
    everybody: 'Offen für alle Mitglieder.',
    once: 'Einmal pro Mitglied. Wenn du Zahlungsempfänger, Telefon oder Auszahlungskonto mit einem anderen Mitglied teilst, prüfen wir zuerst.',
    times_one: 'Bis zu {count} Mal pro Mitglied.',
    times_other: 'Bis zu {count} Mal pro Mitglied, nacheinander.',
    firstDeposit: 'Deine erste Einzahlung zählt, wenn sie mindestens {least} beträgt und bis {end} ankommt.',
    deposit: 'Eine Einzahlung zählt, wenn sie mindestens {least} beträgt und bis {end} ankommt.',
    bets: 'Erreiche zwischen dem Mitmachen und {end} gültige Einsätze von {least}, egal bei welchem Spiel.',
    betsOf: 'Erreiche zwischen dem Mitmachen und {end} gültige Einsätze von {least} bei {games}.',
    application_one:
      'Bewirb dich mit ein paar Worten und bis zu drei Bildern. Unser Team prüft sie. Du kannst dich {count} Mal bewerben.',
    application_other:
      'Bewirb dich mit ein paar Worten und bis zu drei Bildern. Unser Team prüft sie. Du kannst dich {count} Mal bewerben.',
    amountOfBets: 'Du bekommst {share}% davon als Bonus, bis zu {most}, wenn die Aktion endet.',
    fixed: 'Du bekommst einen Bonus von {most}.',
    amount: 'Du bekommst {share}% davon als Bonus, bis zu {most}.',
    turnover_one:
      'Setze den Bonus {factor}-mal innerhalb von {count} Tag um, damit er Echtgeld wird. Dein eigenes Echtgeld wird zuerst eingesetzt.',
    turnover_other:
      'Setze den Bonus {factor}-mal innerhalb von {count} Tagen um, damit er Echtgeld wird. Dein eigenes Echtgeld wird zuerst eingesetzt.',
    free: 'Du bekommst ihn als Echtgeld. Kein Umsatz nötig.',
    cap: 'Bis zu {cap} davon können Echtgeld werden.',
    largestBet: 'Einsätze mit Bonusgeld dürfen höchstens {bet} betragen.',
    stays: 'Du behältst den Bonus, wenn du auszahlst.',
    forfeits: 'Du verlierst den Bonus, wenn du auszahlst. Dein eigenes Geld bleibt deins.',
    claim_one: 'Hol ihn innerhalb von {count} Tag ab, nachdem du ihn bekommen hast.',
    claim_other: 'Hol ihn innerhalb von {count} Tagen ab, nachdem du ihn bekommen hast.',
    places_one: 'Begrenzt auf {count} Platz.',
    places_other: 'Begrenzt auf {count} Plätze.',
  },
  gameTypes: {
    RNG: 'Slots',
    FISH: 'Fischen',
    LIVE: 'Live',
  },
  promotionStates: {
    comingSoon: 'Demnächst',
    open: 'Offen',
    joined: 'Dabei',
    applying: 'Beworben',
    process: 'Wird geprüft',
    rejected: 'Abgelehnt',
    claimable: 'Zum Abholen',
    issued: 'Ausgegeben',
    claimed: 'Abgeholt',
    closed: 'Beendet',
  },
  promotionDecisions: {
    refused: {
      title: 'Aktion nicht genehmigt',
      text: 'Wir haben deine Bewerbung geprüft und konnten sie nicht genehmigen. Von deinem Guthaben wurde nichts abgezogen.',
    },
    issued: {
      title: 'Aktion genehmigt',
      text: 'Dein Bonus liegt unter Prämien.',
    },
  },
  rewardStates: {
    inTurnover: 'Aktiv',
    done: 'Abgeschlossen',
    forfeited: 'Aufgegeben',
    expired: 'Abgelaufen',
    revoked: 'Zurückgenommen',
  },
  rewardSources: {
    points: 'Punkteshop',
    rank: 'Preis der Rangliste',
    levelMonth: 'Monatliches Level-Geschenk',
    levelUpgrade: 'Geschenk zum Level-Aufstieg',
    levelBirthday: 'Geburtstagsgeschenk',
    referral: 'Freund eingeladen',
    welcome: 'Über den Link eines Freundes dabei',
  },
  rewards: {
    waits: {
      title: 'Deine Prämie ist bereit',
      text: 'Hol {amount} unter Prämien ab. Bedingungen und Frist findest du dort.',
    },
    bonusEnds: {
      title: 'Dein Bonus endet bald',
      text: 'Dein Bonus von {amount} endet innerhalb eines Tages. Was dann übrig ist, verfällt; dein eigenes Geld bleibt deins.',
    },
    levelReached: {
      title: 'Du hast {name} erreicht',
      text: 'Was dir {name} bringt und wie du es behältst, steht unter VIP-Vorteile.',
    },
  },
  missions: {
    logInToday: 'Melde dich heute an',
    logIns_one: 'Melde dich an {count} Tag an',
    logIns_other: 'Melde dich an {count} Tagen an',
    cashIns: 'Zahle mindestens {target} ein',
    validBets: 'Erreiche {target} an abgerechneten Wetten',
    games_one: 'Spiele {count} Spiel',
    games_other: 'Spiele {count} verschiedene Spiele',
  },
  referralStates: {
    deposit: 'Erste Einzahlung fehlt noch',
    bets: 'Einsätze fehlen noch',
    done: 'Vollständig',
    ended: 'Zeit abgelaufen',
    inReview: 'Wird geprüft',
    refused: 'Zählt nicht',
  },
  referralReasons: {
    person: 'Das scheinst du selbst zu sein.',
    payoutAccount: 'Nutzt dasselbe Auszahlungskonto wie du.',
    device: 'Nutzt dasselbe Gerät wie du.',
  },
  contracts: {
    offered: {
      title: 'Du hast ein Vertragsangebot',
      text: '{account} bietet dir einen Vertrag an. Er gilt, sobald du ihn annimmst.',
    },
    accepted: {
      title: 'Vertrag angenommen',
      text: '{account} hat den Vertrag angenommen. Er beginnt mit dem nächsten Zeitraum.',
    },
    declined: {
      title: 'Vertrag abgelehnt',
      text: '{account} hat den Vertrag abgelehnt.',
    },
    ended: {
      title: 'Vertrag beendet',
      text: 'Dein Vertrag mit {account} ist beendet. Bereits begonnene Zeiträume werden noch bezahlt.',
    },
    owes: {
      title: 'Du schuldest eine Zahlung',
      text: 'Dein Guthaben reichte nicht für {amount} an {account} für {day}. Wir zahlen, sobald Geld eingeht. Bis dahin kannst du keine neuen Angebote machen.',
    },
    owed: {
      title: 'Dir steht eine Zahlung zu',
      text: 'Das Guthaben von {account} reichte nicht für {amount} für {day}. Du bekommst sie, sobald Geld eingeht.',
    },
  },
  goodsCategories: {
    bonus: 'Bonus',
    home: 'Für zu Hause',
    sport: 'Sport',
    tech: 'Technik',
  },
  goodsOrderStates: {
    placed: 'Auftrag erteilt',
    packed: 'Verpackt',
    sent: 'Unterwegs',
    delivered: 'Zugestellt',
    cancelled: 'Storniert, Punkte zurück',
  },
  goodsOrders: {
    sent: {
      title: 'Dein Auftrag ist unterwegs',
      text: '{title} ist unterwegs. Sendungsnummer: {parcel}.',
    },
    delivered: {
      title: 'Dein Auftrag wurde zugestellt',
      text: '{title} wurde zugestellt.',
    },
    cancelled: {
      title: 'Deine Punkte sind zurück',
      text_one: '{title} konnte nicht zugestellt werden. Du hast deinen {count} Punkt zurück.',
      text_other: '{title} konnte nicht zugestellt werden. Du hast alle {count} Punkte zurück.',
    },
  },
  points: {
    opening: 'Startpunkte',
    earned: 'Aus abgerechneten Wetten',
    redeemed: 'Eingelöst: {title}',
    returned: 'Punkte zurück: {title}',
  },
  chat: {
    greeting:
      'Hallo {name}, ich bin Aya. Frag mich etwas zu Einzahlung, Auszahlung oder Passwort, oder verlange einen Menschen.',
    answers: {
      deposit:
        'Tippe auf Einzahlen und wähle eine Zahlungsmethode. Bei jeder stehen der kleinste und der größte Betrag.',
      withdraw:
        'Tippe auf Auszahlen. Vor dem Bestätigen siehst du, wann das Geld ankommt. Danach kannst du jeden Schritt verfolgen.',
      password:
        'Tippe bei der Anmeldung auf „Passwort vergessen?“. Du bekommst per SMS oder E-Mail einen Code, der zehn Minuten gilt. Wir fragen nie nach deinem Passwort.',
      human: 'Einen Moment bitte, ich hole jemanden aus dem Team.',
      unknown: 'Das habe ich leider nicht verstanden. Wähle unten ein Thema oder verlange einen Menschen.',
    },
    taken: 'Hallo, hier ist Ben. Ich habe deine Nachrichten gelesen. Wie kann ich helfen?',
    noted: 'Danke, ich habe es notiert und melde mich hier.',
    words: {
      deposit: 'einzahl, aufladen',
      withdraw: 'auszahl, abheben',
      password: 'passwort, anmeld',
      human: 'mensch, person, mitarbeiter, jemand',
    },
    buttons: {
      deposit: 'Einzahlen',
      withdraw: 'Auszahlen',
      password: 'Passwort',
      human: 'Mit einem Menschen sprechen',
    },
    page: {
      back: 'Zurück',
      talk: 'Unterhaltung',
      you: 'Du',
      message: 'Deine Nachricht',
      send: 'Senden',
      topics: 'Themen',
      writing: '{agent} schreibt …',
      used: 'Dieser Chat ist beendet. Geh zurück und öffne ihn erneut.',
      failed: 'Wir konnten deine Nachricht nicht bestätigen. Sende sie noch einmal: Sie zählt nicht doppelt.',
      tooMany: 'Das war viel auf einmal. Warte eine Minute und sende es dann noch einmal.',
    },
  },
  inbox: {
    welcome: {
      title: 'Willkommen bei Araw',
      content:
        '<p>Schön, dass du da bist. Sieh dich in der <a href="/m/home">Lobby</a> um und tippe bei Spielen, die dir gefallen, auf das Herz. Entscheide vor dem Spielen, wie viel du ausgeben willst.</p>',
    },
    newLogin: {
      title: 'Neue Anmeldung in deinem Konto',
      content:
        '<p>Jemand hat sich auf einem neuen Gerät in deinem Konto angemeldet. Wenn du das nicht warst, <a href="/m/changePsw">ändere dein Passwort</a> und sieh unter <a href="/m/securityCenter">Sicherheit</a> nach.</p>',
    },
    jackpot: {
      title: 'Der Jackpot ist jetzt in den Spielen',
      content:
        '<p>Alle Spiele mit dem Zeichen JACKPOT teilen sich einen Topf, und jede Runde kann ihn gewinnen. Den Betrag siehst du über den <a href="/m/jl-slot">JL-Slots</a>, die Regeln in jedem Spiel.</p>',
    },
    protection: {
      title: 'Sieh, wie dein Konto geschützt ist',
      content:
        '<p>Unter <a href="/m/securityCenter">Sicherheit</a> siehst du, wie dein Konto geschützt ist und was du noch tun kannst.</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: 'Missionen',
      content:
        '<p>Erfülle, was ein Tag oder eine Woche verlangt, und hol die Prämie ab. <a href="/m/leaderBoard">Zu den Missionen</a></p>',
    },
    REFERRAL: {
      title: 'Freunde einladen',
      content:
        '<p>Schick Freunden deinen Link: Wenn sie einzahlen und spielen, bekommt ihr beide eine Prämie. <a href="/m/inviteFriends">Zu deinem Link</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: 'Erste Einzahlung verdoppelt',
    reload: 'Bonus von 20% auf weitere Einzahlungen',
    shareYourWin: 'Teile deinen Gewinn',
    slotsAndFishing: 'Slots und Fischen, zusammen 5,000',
  },
};
