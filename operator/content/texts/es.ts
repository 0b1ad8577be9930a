import type { ContentTexts } from './texts.ts';

export const es: ContentTexts = {
  help: {
    start: {
      title: 'Primeros pasos',
      content: '<p>Cómo registrarte y encontrar lo que buscas.</p>',
      children: {
        signUp: {
          title: '¿Cómo me registro?',
          content:
            '<p>Toca <strong>Regístrate</strong>, elige un nombre de usuario y una contraseña de al menos ocho caracteres, y confirma que tienes {age} años o más.</p>',
        },
        trial: {
          title: '¿Puedo probar los juegos gratis?',
          content:
            '<p>Sí. Una cuenta de prueba usa dinero ficticio, que no se puede comprar ni retirar. Los juegos que solo se abren con una cuenta real lo indican.</p>',
        },
        find: {
          title: '¿Cómo encuentro un juego?',
          content:
            '<p>Abre una categoría, busca por nombre o filtra por estudio, tipo y apuesta mínima. Toca el corazón para guardar un juego en tus favoritos.</p>',
        },
      },
    },
    money: {
      title: 'Depositar y retirar',
      content: '<p>Cómo sumar dinero a tu saldo y cómo recibirlo de vuelta.</p>',
      children: {
        cashIn: {
          title: '¿Cuánto puedo depositar?',
          content:
            '<p>Toca Depositar y elige un método de pago. Cada uno muestra su monto mínimo y máximo.</p>',
        },
        withdraw: {
          title: '¿Cuánto tarda un retiro?',
          content:
            '<p>Toca Retirar. Antes de confirmar, ves cuándo llega el dinero. Después puedes seguir cada paso.</p>',
        },
        balance: {
          title: 'Mi saldo no parece correcto',
          content:
            '<p>Cierra el juego y actualiza tu saldo. Todas las apuestas y ganancias quedan registradas. Si falta algo, comunícate con atención al cliente.</p>',
        },
      },
    },
    games: {
      title: 'Juegos',
      content: '<p>Reglas, resultados e interrupciones.</p>',
      children: {
        connection: {
          title: 'Perdí la conexión durante una ronda',
          content:
            '<p>Las rondas aceptadas se liquidan aunque estés sin conexión. Abre el juego de nuevo para ver cómo terminó la tuya.</p>',
        },
        closed: {
          title: 'Un juego no se abre',
          content:
            '<p>Puede estar en mantenimiento. Inténtalo de nuevo más tarde o juega otro del mismo estudio.</p>',
        },
      },
    },
    saferPlay: {
      title: 'Juego más seguro',
      content: '<p>Jugar debe seguir siendo divertido. Tienes que tener {age} años o más.</p>',
      children: {
        limits: {
          title: 'Fijar un límite',
          content:
            '<p>En la página <strong>Juega dentro de tus límites</strong> puedes limitar lo que depositas, apuestas o pierdes, y cuánto tiempo juegas. Un límite más bajo se aplica de inmediato; uno más alto espera y luego necesita tu confirmación.</p>',
        },
        break: {
          title: 'Tomar un descanso',
          content:
            '<p>En la página <strong>Juega dentro de tus límites</strong> puedes tomar un descanso o autoexcluirte. Empieza de inmediato y nadie puede terminarlo antes. Todavía puedes retirar.</p>',
        },
      },
    },
    account: {
      title: 'Cuenta y seguridad',
      content: '<p>Mantén tu cuenta segura.</p>',
      children: {
        password: {
          title: 'Olvidé mi contraseña',
          content:
            '<p>Toca <strong>¿Olvidaste tu contraseña?</strong> en la página de ingreso. Recibirás por SMS o correo un código que sirve diez minutos.</p>',
        },
        locked: {
          title: 'Mi cuenta está bloqueada',
          content:
            '<p>Demasiadas contraseñas incorrectas bloquean la cuenta por un rato. Espera o comunícate con atención al cliente.</p>',
        },
      },
    },
  },
  terms: {
    register: [
      {
        heading: 'Quién puede registrarse',
        paragraphs: [
          'Debes tener al menos {age} años y la edad legal para jugar en el lugar donde estás. Al registrarte confirmas ambas cosas. {merchant} puede pedir una prueba en cualquier momento y cierra las cuentas de quienes no tienen la edad.',
          'Está prohibido jugar desde un lugar donde no se permite el juego en línea, y también registrarse en nombre de otra persona.',
        ],
      },
      {
        heading: 'Una persona, una cuenta',
        paragraphs: [
          'Puedes tener una sola cuenta. El nombre, el número de celular y los datos de pago deben ser tuyos y verdaderos. Si abres varias cuentas, pueden unificarse o cerrarse, y las ganancias de bonos tomados dos veces no se pagan.',
        ],
      },
      {
        heading: 'Tus datos y cómo se usan',
        paragraphs: [
          '{merchant} guarda lo que escribes aquí, tu dirección IP y la hora en que te registraste para administrar tu cuenta, pagarte, prevenir fraudes y cumplir la ley. No se vende. Puedes pedir verlo, corregirlo o eliminarlo; lo que la ley obliga a {merchant} a conservar se conserva durante el tiempo que ella indica.',
        ],
      },
      {
        heading: 'Tu contraseña',
        paragraphs: [
          'Elige una contraseña que no uses en ningún otro lugar y no la compartas con nadie; {merchant} nunca te la pide. Todo lo que se haga con tu nombre de usuario y tu contraseña se considera hecho por ti hasta que avises que te los robaron.',
        ],
      },
      {
        heading: 'Invitaciones',
        paragraphs: [
          'Si te registras con el código de invitación de un agente, entras en su equipo. El código no se puede cambiar después.',
        ],
      },
      {
        heading: 'Juega con responsabilidad',
        paragraphs: [
          'El juego es entretenimiento, no un ingreso. En la página “Juega dentro de tus límites” puedes limitar lo que depositas, apuestas o pierdes, tomar un descanso o autoexcluirte. Nadie puede terminar antes un descanso o una autoexclusión.',
        ],
      },
    ],
    userAgreement: [
      {
        heading: 'Este acuerdo',
        paragraphs: [
          'Este acuerdo es entre tú y {merchant}. Se aplica siempre que uses el sitio o la app. Si no estás de acuerdo, no los uses.',
        ],
      },
      {
        heading: 'Apuestas y resultados',
        paragraphs: [
          'Una apuesta cuenta desde que el servidor la acepta y después no se puede cancelar. Los registros del servidor deciden montos apostados, resultados y ganancias. Un juego interrumpido se completa o se reembolsa su monto apostado, según sus reglas. Las apuestas y ganancias causadas por un error evidente quedan sin efecto.',
        ],
      },
      {
        heading: 'Depósitos y retiros',
        paragraphs: [
          'Solo se deposita y se retira a tu propio nombre. {merchant} puede verificar tu identidad antes de un retiro y retiene el dinero que proviene de un fraude o infringe la ley hasta que se aclare.',
        ],
      },
      {
        heading: 'Lo que no se permite',
        paragraphs: [
          'No se permite usar bots, hacer trampa, confabularse con otros, aprovechar errores de un juego, lavar dinero ni perturbar o atacar el servicio. Las cuentas que lo hagan se cierran y se denuncian cuando la ley lo exige.',
        ],
      },
      {
        heading: 'Disponibilidad y responsabilidad',
        paragraphs: [
          'El servicio puede interrumpirse por mantenimiento o por fallas. {merchant} responde por los daños que causó con intención o por negligencia grave, y por tu saldo, pero no por los juegos que no estuvieron disponibles.',
        ],
      },
      {
        heading: 'Cambios, reclamos y ley aplicable',
        paragraphs: [
          'Los cambios a este acuerdo se anuncian en el sitio antes de aplicarse. Si no estás de acuerdo, puedes retirar tu saldo y cerrar tu cuenta. Envía tus reclamos a atención al cliente, que responde en un plazo de 14 días. Se aplica la ley de Filipinas.',
        ],
      },
    ],
    login: [
      {
        heading: 'Al ingresar',
        paragraphs: [
          'Al ingresar confirmas que eres titular de esta cuenta, que tienes al menos {age} años y que aceptas el acuerdo de usuario en su versión vigente.',
        ],
      },
      {
        heading: 'Mantén tu cuenta segura',
        paragraphs: [
          'Cierra la sesión en los dispositivos que usan otras personas. En “Centro de seguridad” ves dónde tienes una sesión abierta y puedes cerrar cada una. Después de varias contraseñas o códigos incorrectos, el ingreso se demora para protegerte.',
        ],
      },
      {
        heading: 'Códigos',
        paragraphs: [
          'Los códigos por SMS o correo son solo para ti y sirven unos minutos. {merchant} nunca te pide que leas un código en voz alta. Tu operadora puede cobrarte los mensajes en el extranjero.',
        ],
      },
      {
        heading: 'Qué registramos',
        paragraphs: [
          'Cada ingreso se registra con su hora, dirección IP y dispositivo, para que tú y {merchant} puedan reconocer un uso indebido.',
        ],
      },
    ],
  },
  announcements: {
    maintenance: {
      title: 'Qué pasa durante el mantenimiento',
      content:
        '<p>Mientras el sitio está cerrado por mantenimiento, los juegos <strong>no aceptan apuestas nuevas</strong>.</p><p>Las apuestas anteriores se liquidan como siempre. Tu saldo está seguro.</p>',
    },
    returnToPlayer: {
      title: 'Retorno al jugador',
      content:
        '<p>Sobre todos los resultados posibles, los juegos devuelven esta parte de los montos apostados:</p><table><thead><tr><th scope="col">Juego</th><th scope="col">Retorno al jugador</th></tr></thead><tbody><tr><td>Slots</td><td>95.46%</td></tr><tr><td>Pesca</td><td>96.00%</td></tr><tr><td>Bingo</td><td>95.63%</td></tr></tbody></table><p>Cada juego muestra el suyo en sus reglas. <a href="/m/gameList">Todos los juegos</a></p>',
    },
    limits: {
      title: 'Juega dentro de tus límites',
      content:
        '<p>Jugar es para divertirse, y solo para personas de <strong>{age} años o más</strong>. Antes de jugar, decide cuánto tiempo y dinero gastar, y no pases de ahí. Habla con nosotros si deja de ser divertido.</p>',
    },
    password: {
      title: 'Nunca compartas tu contraseña',
      content:
        '<p>Nunca te pedimos tu contraseña ni un código de verificación, ni por teléfono ni por chat. Si alguien lo hace, avisa a atención al cliente.</p>',
    },
    welcomeBack: {
      title: 'Qué gusto verte de nuevo',
      content:
        '<p>Todos los juegos con <a href="/m/jl-slot">jackpot</a> comparten un mismo pozo, y cada dos horas empieza un partido en <a href="/m/sports">deportes</a>.</p>',
    },
    jackpotHow: {
      title: 'Cómo ganar el jackpot',
      content:
        '<p>El 1% de cada monto apostado en los juegos marcados con JACKPOT va a un mismo pozo. Cada ronda sortea un número que puede ganarlo todo. Mira las probabilidades en las reglas del juego.</p>',
    },
    welcome: {
      title: 'Te damos la bienvenida a Araw',
      content:
        '<p>Más de 600 juegos, todos en pesos. <a href="/m/register">Regístrate</a> en un minuto o primero <a href="/m/trail">prueba gratis</a>.</p>',
    },
    firstSteps: {
      title: 'Tus primeros pasos',
      content:
        '<ol><li>Verifica tu número de celular.</li><li>Lee las reglas y el retorno al jugador de los juegos.</li><li>Elige un juego y toca el corazón en los que te gusten.</li></ol>',
    },
    onePot: {
      title: 'Un solo pozo para todos los jackpots',
      content:
        '<p>El 1% de cada monto apostado va al pozo, y cualquier ronda puede ganarlo completo. Mira cuánto tiene arriba de los <a href="/m/jl-slot">slots JL</a>.</p>',
    },
    forFun: {
      title: 'Primero juega por diversión',
      content:
        '<p>Una <a href="/m/trail">cuenta de prueba</a> usa dinero ficticio, que no se puede comprar ni retirar. Las reglas y las probabilidades son las mismas que con dinero real, salvo por el jackpot.</p>',
    },
    matches: {
      title: 'Partidos a toda hora',
      content:
        '<p>Cada dos horas empieza un partido, una liga tras otra. Apuesta hasta que empiece; el resultado llega 90 minutos después. <a href="/m/sports">Ver partidos</a></p>',
    },
    bingo: {
      title: 'Bingo de 75 bolas',
      content:
        '<p>En cada ronda salen 36 de 75 bolas. Pagan las líneas completas y las cuatro esquinas.</p><p><img src="{picture}" alt="Bolas de bingo alrededor de un cartón"></p>',
    },
    draws: {
      title: 'Un sorteo cada minuto',
      content:
        '<p>Las loterías se sortean cada diez minutos, cada tres o cada uno, con una semilla fijada antes de que apuestes. <a href="/m/lottery">Ver loterías</a></p>',
    },
    sabong: {
      title: 'Sabong: meron, wala o empate',
      content:
        '<p>Tres lados para apostar, cada uno con sus propias cuotas. Mira en las reglas el retorno de cada uno.</p>',
    },
    jackpotWon: {
      title: 'El jackpot se puede ganar',
      content:
        '<p>Cualquier ronda de un juego con jackpot puede ganarlo, y el doble del monto apostado duplica tu probabilidad. <a href="/m/jl-slot">Ver cuánto hay en el pozo</a></p>',
    },
    newGames: {
      title: 'Los juegos nuevos llevan una marca',
      content:
        '<p>Los juegos nuevos de Palaro Play, Bahaghari Studios, Mayon Works y otros llevan la marca NUEVO.</p>',
    },
    teamFigures: {
      title: 'Las cifras del equipo son del momento',
      content:
        '<p>Lo que tu equipo apostó, ganó y perdió se suma a partir del registro contable cada vez que lo consultas.</p>',
    },
    contracts: {
      title: 'Los contratos mantienen sus términos',
      content:
        '<p>Un contrato indica sus términos cuando se ofrece. Los que están en curso los mantienen.</p>',
    },
    holidayHours: {
      title: 'Atención al cliente en los feriados',
      content: '<p>Durante los feriados respondemos el chat de 08:00 a 22:00.</p>',
    },
  },
  banners: {
    games: { title: 'Más de 600 juegos en pesos', subtitle: 'Desde un centavo la ronda · solo {age}+' },
    jackpot: { title: 'Jackpot del Jeepney', subtitle: 'Un pozo: cada ronda lo llena, una lo gana' },
    sports: { title: '¡Apoya a tu equipo!', subtitle: 'Cada dos horas empieza un partido' },
    fishing: { title: 'Pesca en Tubbataha', subtitle: 'Una ballena paga 96 veces lo apostado' },
    tables: { title: 'Mesas en la bahía de Manila', subtitle: 'Sesenta mesas, abiertas día y noche' },
    join: { title: 'Únete hoy a Araw', subtitle: 'O mira primero: más de 600 juegos' },
    exclusive: { title: 'Solo en Araw: Fortuna del Carabao', subtitle: 'Una exclusiva de JL Games' },
  },
  goods: {
    'bonus-100': { title: 'Bono de ₱100', about: 'De inmediato en tu saldo de bonos.' },
    'bonus-500': { title: 'Bono de ₱500', about: 'De inmediato en tu saldo de bonos.' },
    parol: {
      title: 'Farol parol de capiz, 40 cm',
      about: 'Hecho a mano en Pampanga, con lámpara y cable de 2 m.',
    },
    fan: { title: 'Abanico de mano abaniko', about: 'Tejido en palma de buri.' },
    jeepney: { title: 'Jeepney a escala, pintado a mano', about: 'Pieza única, 18 cm de largo.' },
    basketball: { title: 'Balón de básquetbol, talla 7', about: 'Para canchas techadas y al aire libre.' },
    headset: { title: 'Audífonos inalámbricos', about: 'Bluetooth, 30 horas por carga.' },
  },
};
