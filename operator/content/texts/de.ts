import type { ContentTexts } from './texts.ts';

export const de: ContentTexts = {
  help: {
    start: {
      title: 'Erste Schritte',
      content: '<p>So registrierst du dich und findest dich zurecht.</p>',
      children: {
        signUp: {
          title: 'Wie registriere ich mich?',
          content:
            '<p>Tippe auf <strong>Registrieren</strong>, wähle einen Benutzernamen und ein Passwort mit mindestens acht Zeichen und bestätige, dass du mindestens {age} Jahre alt bist.</p>',
        },
        trial: {
          title: 'Kann ich Spiele kostenlos testen?',
          content:
            '<p>Ja. Ein Testkonto nutzt Spielgeld, das du weder kaufen noch auszahlen kannst. Spiele nur für echte Konten sagen das dazu.</p>',
        },
        find: {
          title: 'Wie finde ich ein Spiel?',
          content:
            '<p>Öffne eine Kategorie, suche nach dem Namen oder filtere nach Anbieter, Spielart und Mindesteinsatz. Tippe auf das Herz, um ein Spiel in deinen Favoriten zu behalten.</p>',
        },
      },
    },
    money: {
      title: 'Einzahlen und auszahlen',
      content: '<p>So kommt Geld in dein Guthaben und wieder zu dir.</p>',
      children: {
        cashIn: {
          title: 'Wie viel kann ich einzahlen?',
          content:
            '<p>Tippe auf Einzahlen und wähle eine Zahlungsmethode. Bei jeder stehen der kleinste und der größte Betrag.</p>',
        },
        withdraw: {
          title: 'Wie lange dauert eine Auszahlung?',
          content:
            '<p>Tippe auf Auszahlen. Vor dem Bestätigen siehst du, wann das Geld ankommt. Danach kannst du jeden Schritt verfolgen.</p>',
        },
        balance: {
          title: 'Mein Guthaben stimmt nicht',
          content:
            '<p>Schließe das Spiel und aktualisiere dein Guthaben. Jede Wette und jeder Gewinn wird aufgezeichnet. Fehlt etwas, kontaktiere den Kundenservice.</p>',
        },
      },
    },
    games: {
      title: 'Spiele',
      content: '<p>Regeln, Ergebnisse und Unterbrechungen.</p>',
      children: {
        connection: {
          title: 'Meine Verbindung brach mitten in einer Runde ab',
          content:
            '<p>Angenommene Runden werden abgerechnet, auch wenn du offline bist. Öffne das Spiel erneut und sieh, wie deine ausging.</p>',
        },
        closed: {
          title: 'Ein Spiel lässt sich nicht öffnen',
          content:
            '<p>Vielleicht wird es gerade gewartet. Versuche es später erneut oder nimm ein anderes Spiel desselben Anbieters.</p>',
        },
      },
    },
    saferPlay: {
      title: 'Sicherer spielen',
      content: '<p>Spielen soll Spaß machen. Du musst mindestens {age} Jahre alt sein.</p>',
      children: {
        limits: {
          title: 'Limit festlegen',
          content:
            '<p>Auf der Seite <strong>Spiele innerhalb deiner Limits</strong> kannst du begrenzen, was du einzahlst, setzt oder verlierst und wie lange du spielst. Ein niedrigeres Limit gilt sofort; ein höheres muss warten und braucht dann deine Bestätigung.</p>',
        },
        break: {
          title: 'Pause machen',
          content:
            '<p>Auf der Seite <strong>Spiele innerhalb deiner Limits</strong> kannst du eine Pause machen oder dich selbst ausschließen. Das beginnt sofort, und niemand kann es vorzeitig beenden. Auszahlen kannst du weiterhin.</p>',
        },
      },
    },
    account: {
      title: 'Konto und Sicherheit',
      content: '<p>So bleibt dein Konto sicher.</p>',
      children: {
        password: {
          title: 'Ich habe mein Passwort vergessen',
          content:
            '<p>Tippe bei der Anmeldung auf <strong>Passwort vergessen</strong>. Du bekommst per SMS oder E-Mail einen Code, der zehn Minuten gilt.</p>',
        },
        locked: {
          title: 'Mein Konto ist gesperrt',
          content:
            '<p>Zu viele falsche Passwörter sperren ein Konto für eine Weile. Warte ab oder kontaktiere den Kundenservice.</p>',
        },
      },
    },
  },
  terms: {
    register: [
      {
        heading: 'Wer sich registrieren darf',
        paragraphs: [
          'Du musst mindestens {age} Jahre alt sein und dort, wo du bist, das gesetzliche Mindestalter für Glücksspiel erreicht haben. Mit der Registrierung bestätigst du beides. {merchant} kann jederzeit einen Nachweis verlangen und schließt die Konten aller, die zu jung sind.',
          'Von einem Ort aus zu spielen, an dem Online-Glücksspiel nicht erlaubt ist, ist verboten. Ebenso, sich für jemand anderen zu registrieren.',
        ],
      },
      {
        heading: 'Eine Person, ein Konto',
        paragraphs: [
          'Du darfst ein Konto haben. Name, Handynummer und Zahlungsangaben müssen deine eigenen sein und stimmen. Eröffnest du mehrere Konten, können sie zusammengelegt oder geschlossen werden; Gewinne aus doppelt genutzten Boni werden nicht ausgezahlt.',
        ],
      },
      {
        heading: 'Deine Angaben und wofür sie genutzt werden',
        paragraphs: [
          '{merchant} speichert, was du hier eingibst, deine IP-Adresse und den Zeitpunkt deiner Registrierung, um dein Konto zu führen, dich zu bezahlen, Betrug zu verhindern und das Gesetz einzuhalten. Verkauft wird davon nichts. Du kannst Einsicht, Berichtigung oder Löschung verlangen; was {merchant} gesetzlich aufbewahren muss, bleibt so lange gespeichert, wie das Gesetz es vorschreibt.',
        ],
      },
      {
        heading: 'Dein Passwort',
        paragraphs: [
          'Wähle ein Passwort, das du sonst nirgends nutzt, und gib es niemandem; {merchant} fragt nie danach. Alles, was mit deinem Benutzernamen und Passwort geschieht, gilt als von dir getan, bis du meldest, dass sie gestohlen wurden.',
        ],
      },
      {
        heading: 'Einladungen',
        paragraphs: [
          'Wenn du dich mit dem Einladungscode eines Agenten registrierst, gehörst du zu seinem Team. Der Code lässt sich danach nicht mehr ändern.',
        ],
      },
      {
        heading: 'Spiele verantwortungsvoll',
        paragraphs: [
          'Glücksspiel ist Unterhaltung, kein Einkommen. Unter „Spiele innerhalb deiner Limits“ kannst du begrenzen, was du einzahlst, setzt oder verlierst, eine Pause machen oder dich selbst ausschließen. Niemand kann eine Pause oder einen Selbstausschluss vorzeitig beenden.',
        ],
      },
    ],
    userAgreement: [
      {
        heading: 'Diese Vereinbarung',
        paragraphs: [
          'Diese Vereinbarung besteht zwischen dir und {merchant}. Sie gilt immer, wenn du die Website oder die App nutzt. Bist du nicht einverstanden, nutze sie nicht.',
        ],
      },
      {
        heading: 'Wetten und Ergebnisse',
        paragraphs: [
          'Eine Wette gilt, sobald der Server sie angenommen hat, und kann danach nicht mehr storniert werden. Für Einsätze, Ergebnisse und Gewinne sind die Aufzeichnungen des Servers maßgeblich. Ein unterbrochenes Spiel wird zu Ende geführt oder sein Einsatz erstattet, wie es seine Regeln sagen. Wetten und Gewinne, die auf einem offensichtlichen Fehler beruhen, sind ungültig.',
        ],
      },
      {
        heading: 'Einzahlungen und Auszahlungen',
        paragraphs: [
          'Ein- und ausgezahlt wird nur auf deinen eigenen Namen. {merchant} kann vor einer Auszahlung deine Identität prüfen und behält Geld, das aus Betrug stammt oder gegen das Gesetz verstößt, ein, bis das geklärt ist.',
        ],
      },
      {
        heading: 'Was nicht erlaubt ist',
        paragraphs: [
          'Nicht erlaubt sind Bots, Betrug, Absprachen, das Ausnutzen von Fehlern in einem Spiel, Geldwäsche und Störungen oder Angriffe auf den Dienst. Solche Konten werden geschlossen und gemeldet, wo das Gesetz es verlangt.',
        ],
      },
      {
        heading: 'Verfügbarkeit und Haftung',
        paragraphs: [
          'Der Dienst kann wegen Wartung oder Störungen pausieren. {merchant} haftet für Schäden, die vorsätzlich oder grob fahrlässig verursacht wurden, und für dein Guthaben, aber nicht für Spiele, die nicht verfügbar waren.',
        ],
      },
      {
        heading: 'Änderungen, Beschwerden und Recht',
        paragraphs: [
          'Änderungen dieser Vereinbarung werden auf der Website angekündigt, bevor sie gelten. Bist du nicht einverstanden, kannst du dein Guthaben auszahlen und dein Konto schließen. Beschwerden richtest du an den Kundenservice, der innerhalb von 14 Tagen antwortet. Es gilt das Recht der Philippinen.',
        ],
      },
    ],
    login: [
      {
        heading: 'Anmelden',
        paragraphs: [
          'Mit der Anmeldung bestätigst du, dass dieses Konto dir gehört, dass du mindestens {age} Jahre alt bist und dass du der Nutzungsvereinbarung in ihrer aktuellen Fassung zustimmst.',
        ],
      },
      {
        heading: 'So bleibt dein Konto sicher',
        paragraphs: [
          'Melde dich auf Geräten ab, die auch andere nutzen. Unter „Sicherheit“ siehst du, wo du angemeldet bist, und kannst jede Sitzung beenden. Nach mehreren falschen Passwörtern oder Codes wird die Anmeldung zu deinem Schutz verzögert.',
        ],
      },
      {
        heading: 'Codes',
        paragraphs: [
          'Codes per SMS oder E-Mail sind nur für dich und gelten ein paar Minuten. {merchant} bittet dich nie, einen Code vorzulesen. Im Ausland kann dein Anbieter Gebühren für Nachrichten berechnen.',
        ],
      },
      {
        heading: 'Was wir aufzeichnen',
        paragraphs: [
          'Jede Anmeldung wird mit Zeit, IP-Adresse und Gerät aufgezeichnet, damit du und {merchant} Missbrauch erkennen könnt.',
        ],
      },
    ],
  },
  announcements: {
    maintenance: {
      title: 'Was während der Wartung passiert',
      content:
        '<p>Solange die Seite wegen Wartung geschlossen ist, nehmen Spiele <strong>keine neuen Wetten</strong> an.</p><p>Frühere Wetten werden wie gewohnt abgerechnet. Dein Guthaben ist sicher.</p>',
    },
    returnToPlayer: {
      title: 'Auszahlungsquoten',
      content:
        '<p>Über alle möglichen Ergebnisse geben Spiele diesen Anteil der Einsätze zurück:</p><table><thead><tr><th scope="col">Spiel</th><th scope="col">Auszahlungsquote</th></tr></thead><tbody><tr><td>Slots</td><td>95.46%</td></tr><tr><td>Fischen</td><td>96.00%</td></tr><tr><td>Bingo</td><td>95.63%</td></tr></tbody></table><p>Jedes Spiel nennt seine eigene in den Regeln. <a href="/m/gameList">Alle Spiele</a></p>',
    },
    limits: {
      title: 'Spiele innerhalb deiner Limits',
      content:
        '<p>Spielen ist zum Spaß da und nur für Personen <strong>ab {age} Jahren</strong>. Entscheide vorher, wie viel Zeit und Geld du ausgeben willst, und hör dann auf. Sprich mit uns, wenn es keinen Spaß mehr macht.</p>',
    },
    password: {
      title: 'Gib dein Passwort nie weiter',
      content:
        '<p>Wir fragen nie nach deinem Passwort oder einem Bestätigungscode, weder am Telefon noch im Chat. Wenn es jemand tut, sag dem Kundenservice Bescheid.</p>',
    },
    welcomeBack: {
      title: 'Schön, dass du wieder da bist',
      content:
        '<p>Alle <a href="/m/jl-slot">Jackpot-Spiele</a> teilen sich einen Topf, und beim <a href="/m/sports">Sport</a> beginnt alle zwei Stunden eine Begegnung.</p>',
    },
    jackpotHow: {
      title: 'So gewinnst du den Jackpot',
      content:
        '<p>1% jedes Einsatzes in Spielen mit dem Zeichen JACKPOT geht in einen Topf. Jede Runde zieht eine Zahl, die ihn ganz gewinnen kann. Wie groß die Chance ist, steht in den Spielregeln.</p>',
    },
    welcome: {
      title: 'Willkommen bei Araw',
      content:
        '<p>Über 600 Spiele, alle in Pesos. <a href="/m/register">Registriere dich</a> in einer Minute oder <a href="/m/trail">teste erst kostenlos</a>.</p>',
    },
    firstSteps: {
      title: 'Deine ersten Schritte',
      content:
        '<ol><li>Bestätige deine Handynummer.</li><li>Lies die Spielregeln und die Auszahlungsquote.</li><li>Such dir ein Spiel aus und tippe bei denen, die dir gefallen, auf das Herz.</li></ol>',
    },
    onePot: {
      title: 'Ein Topf für alle Jackpot-Spiele',
      content:
        '<p>1% jedes Einsatzes fließt hinein, und jede Runde kann ihn ganz gewinnen. Wie viel drin ist, siehst du über den <a href="/m/jl-slot">JL-Slots</a>.</p>',
    },
    forFun: {
      title: 'Spiel erst zum Spaß',
      content:
        '<p>Ein <a href="/m/trail">Testkonto</a> nutzt Spielgeld, das du weder kaufen noch auszahlen kannst. Regeln und Quoten sind dieselben wie bei Echtgeld, nur der Jackpot fehlt.</p>',
    },
    matches: {
      title: 'Begegnungen rund um die Uhr',
      content:
        '<p>Alle zwei Stunden beginnt eine Begegnung, eine Liga nach der anderen. Wetten kannst du bis zum Beginn, das Ergebnis kommt 90 Minuten später. <a href="/m/sports">Zu den Begegnungen</a></p>',
    },
    bingo: {
      title: 'Bingo mit 75 Kugeln',
      content:
        '<p>In jeder Runde werden 36 von 75 Kugeln gezogen. Volle Linien und die vier Ecken zahlen.</p><p><img src="{picture}" alt="Bingokugeln rund um einen Schein"></p>',
    },
    draws: {
      title: 'Jede Minute eine Ziehung',
      content:
        '<p>Lotterien werden alle zehn Minuten, alle drei Minuten oder jede Minute gezogen, aus einem Seed, der vor deiner Wette feststeht. <a href="/m/lottery">Zu den Lotterien</a></p>',
    },
    sabong: {
      title: 'Sabong: meron, wala oder Unentschieden',
      content:
        '<p>Drei Seiten, auf die du wetten kannst, jede mit eigener Quote. Die Auszahlungsquote jeder Seite steht in den Regeln.</p>',
    },
    jackpotWon: {
      title: 'Der Jackpot ist zu gewinnen',
      content:
        '<p>Jede Runde eines Jackpot-Spiels kann ihn gewinnen, und der doppelte Einsatz verdoppelt deine Chance. <a href="/m/jl-slot">Sieh, was im Topf ist</a></p>',
    },
    newGames: {
      title: 'Neue Spiele erkennst du am Zeichen',
      content:
        '<p>Neue Spiele von Palaro Play, Bahaghari Studios, Mayon Works und anderen tragen das Zeichen NEU.</p>',
    },
    teamFigures: {
      title: 'Teamzahlen zeigen den Moment',
      content:
        '<p>Was dein Team gesetzt, gewonnen und verloren hat, wird bei jedem Aufruf aus den Buchungen zusammengezählt.</p>',
    },
    contracts: {
      title: 'Verträge behalten ihre Bedingungen',
      content:
        '<p>Ein Vertrag nennt seine Bedingungen, wenn er angeboten wird. Laufende Verträge behalten sie.</p>',
    },
    holidayHours: {
      title: 'Kundenservice an den Feiertagen',
      content: '<p>An den Feiertagen beantworten wir den Chat von 08:00 bis 22:00 Uhr.</p>',
    },
  },
  banners: {
    games: { title: 'Über 600 Spiele in Pesos', subtitle: 'Ab einem Centavo pro Runde · nur ab {age}' },
    jackpot: { title: 'Jeepney-Jackpot', subtitle: 'Ein Topf: alle Runden füllen ihn, eine gewinnt' },
    sports: { title: 'Unterstütz dein Team', subtitle: 'Alle zwei Stunden beginnt eine Begegnung' },
    fishing: { title: 'Fischen in Tubbataha', subtitle: 'Ein Wal zahlt das 96-Fache des Einsatzes' },
    tables: { title: 'Tische an der Manila-Bucht', subtitle: 'Sechzig Tische, Tag und Nacht offen' },
    join: { title: 'Komm heute zu Araw', subtitle: 'Oder sieh dich erst um: über 600 Spiele' },
    exclusive: { title: 'Nur bei Araw: Karabao-Fortuna', subtitle: 'Exklusiv von JL Games' },
  },
  goods: {
    'bonus-100': { title: 'Bonus von ₱100', about: 'Sofort in deinem Bonusguthaben.' },
    'bonus-500': { title: 'Bonus von ₱500', about: 'Sofort in deinem Bonusguthaben.' },
    parol: {
      title: 'Parol aus Capiz-Muscheln, 40 cm',
      about: 'Handgefertigt in Pampanga, mit Lampe und 2 m Kabel.',
    },
    fan: { title: 'Handfächer Abaniko', about: 'Aus Buri-Palme geflochten.' },
    jeepney: { title: 'Jeepney-Modell, handbemalt', about: 'Ein Einzelstück, 18 cm lang.' },
    basketball: { title: 'Basketball, Größe 7', about: 'Für Hallen und Plätze im Freien.' },
    headset: { title: 'Kabelloses Headset', about: 'Bluetooth, 30 Stunden pro Ladung.' },
  },
};
