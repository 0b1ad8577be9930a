import type { Translated } from './texts.ts';

export const es: Translated<'one' | 'many' | 'other'> = {
  demands: {
    selfExcluded: 'Te autoexcluiste del juego. Todavía puedes ver tus registros y retirar.',
    closed: 'Los depósitos están cerrados para tu cuenta. Todavía puedes ver tus registros y retirar.',
    review: 'Estamos revisando tu cuenta. Después podrás depositar de nuevo.',
    ownLimit: 'Alcanzaste tu límite de depósito de {amount}. Podrás depositar de nuevo cuando se reinicie.',
    limitsOffer:
      'Primero decide si quieres limitar lo que depositas, apuestas o pierdes. También puedes decir que no.',
    terms:
      'Nuestros términos cambiaron. Léelos y acéptalos antes de depositar. Puedes retirar en cualquier caso.',
    email: 'Primero confirma tu correo electrónico.',
    mobile: 'Primero confirma tu número de celular.',
    payeeName: 'Primero agrega el nombre que figura en tu cuenta bancaria.',
    identity: 'Primero verifica tu identidad.',
    receivable:
      'Todavía debes {amount} por una corrección. Tu próximo depósito lo paga primero y luego podrás retirar de nuevo.',
  },
  accountDemands: {
    review: 'Estamos revisando esta cuenta.',
    waiting: 'Esta cuenta es nueva y todavía no se puede usar.',
  },
  codes: {
    login: {
      title: 'Tu código para ingresar',
      text: '{code} es tu código para ingresar.',
    },
    register: {
      title: 'Tu código para registrarte',
      text: '{code} es tu código para registrarte.',
    },
    password: {
      title: 'Tu código para crear una nueva contraseña',
      text: '{code} es tu código para crear una nueva contraseña.',
    },
    identity: {
      title: 'Tu código para verificar tu número',
      text: '{code} es tu código para verificar tu número.',
    },
    owner: {
      title: 'Tu código para confirmar que eres tú',
      text: '{code} es tu código para confirmar que eres tú.',
    },
    contact: {
      title: 'Tu código para confirmar esta dirección en tu cuenta',
      text: '{code} es tu código para confirmar esta dirección en tu cuenta.',
    },
    use_one:
      'Sirve una vez, durante {count} minuto. No lo compartas con nadie. Si no lo pediste, ignora este mensaje.',
    use_many:
      'Sirve una vez, durante {count} minutos. No lo compartas con nadie. Si no lo pediste, ignora este mensaje.',
    use_other:
      'Sirve una vez, durante {count} minutos. No lo compartas con nadie. Si no lo pediste, ignora este mensaje.',
  },
  letters: {
    passwordChanged: {
      title: 'Tu contraseña cambió',
      text: 'Tu contraseña cambió y se cerró tu sesión en todos los demás lugares. Si no fuiste tú, comunícate de inmediato con atención al cliente.',
    },
    emailChanged: {
      title: 'Tu correo electrónico cambió',
      text: 'Tu correo electrónico ahora es {address} y se cerró tu sesión en todos los demás lugares. Si no fuiste tú, comunícate de inmediato con atención al cliente. Bloquearán la cuenta y te la devolverán.',
    },
    mobileChanged: {
      title: 'Tu número de celular cambió',
      text: 'Tu número de celular ahora es {address} y se cerró tu sesión en todos los demás lugares. Si no fuiste tú, comunícate de inmediato con atención al cliente. Bloquearán la cuenta y te la devolverán.',
    },
  },
  fieldRules: {
    username: 'Formato de cuenta incorrecto: de {least} a {most} letras, números o guiones bajos',
    password: 'Formato de contraseña incorrecto: de 8 a 64 caracteres con una letra y un número',
    mobile: 'Ingresa un número de celular válido',
    code: 'Ingresa el código de verificación',
    loginPassword: 'Formato de contraseña incorrecto',
    range: 'de {least} a {most}',
    digits: 'Formato incorrecto: {range} dígitos',
    characters: 'Formato incorrecto: {range} caracteres',
    recommender:
      'Formato incorrecto: {range} letras, números o guiones bajos, como en el nombre de usuario o el número de quien nos recomendó',
    bankName: 'Formato incorrecto: {range} letras, como en el nombre de tu cuenta bancaria',
    hyphens: 'Formato incorrecto: {range} letras, números o guiones',
    dots: 'Formato incorrecto: {range} letras, números o puntos',
    handle: 'Formato incorrecto: {range} letras, números, guiones o guiones bajos',
    lineId: 'Formato incorrecto: {range} letras minúsculas, números, puntos, guiones o guiones bajos',
    phone: 'Formato incorrecto: {range} dígitos, espacios o guiones',
  },
  protection: {
    breakOver: {
      title: 'Tu descanso terminó',
      text: 'Puedes jugar de nuevo. Tus límites no cambiaron y puedes bajarlos cuando quieras.',
    },
    exclusionOver: {
      title: 'Tu autoexclusión terminó',
      text: 'No puedes jugar hasta que lo pidas. Después de un período de espera podrás jugar.',
    },
    returned: {
      title: 'Puedes jugar de nuevo',
      text: 'Pediste volver a jugar y ya puedes hacerlo. Primero revisa tus límites.',
    },
    raiseReady: {
      title: 'Ya se puede cambiar tu límite',
      text: 'Confirma en siete días el límite más alto que pediste. Si no lo haces, tu límite sigue igual.',
    },
    review: {
      title: '¿Tus límites todavía te sirven?',
      text: 'Hace tiempo que no revisas tus límites. Míralos en “Juega dentro de tus límites”.',
    },
  },
  offers: { stop: 'Para dejar de recibir estas ofertas, abre Ajustes y luego Ofertas y novedades.' },
  deposits: {
    title: 'Depósito {number}',
    states: {
      created: 'Pedido creado. Elige cómo pagar.',
      waiting: 'Esperamos tu pago.',
      processing: '{method} recibió tu pago. Va en camino a tu saldo.',
      inReview: 'Estamos revisando tu pago. No se pierde nada.',
      credited: '{amount} ya está en tu saldo.',
      failed: 'Tu pago con {method} falló. No se movió dinero.',
      cancelled: 'Cancelaste este pedido. No se movió dinero.',
      expired: 'El tiempo para pagar terminó a las {time}.',
      refunding: 'Tu reembolso va en camino.',
      refunded: 'Tu pago fue reembolsado a su origen.',
      reversed: 'Este pago fue revertido, por eso ya no está en tu saldo.',
    },
    owed: 'De ese monto, {owed} ya no estaba. Tienes que pagarlo antes de poder retirar.',
    bonus: 'De ese monto, {bonus} es tu bono.',
    settled: '{settled} de tu pago saldó lo que debías.',
  },
  withdrawals: {
    requested: {
      title: 'Retiro solicitado',
      text: 'Recibimos tu retiro de {gross}. El dinero está retenido para él.',
    },
    inReview: {
      title: 'Retiro en revisión',
      text: 'Estamos revisando este retiro. El dinero sigue retenido para él.',
    },
    approved: {
      title: 'Retiro aprobado',
      text: 'Aprobado. Ahora lo enviamos.',
    },
    paying: {
      title: 'Retiro en camino',
      text: '{net} va en camino a {account}.',
    },
    paid: {
      title: 'Retiro pagado',
      text: '{net} se pagó a {account}.',
    },
    rejected: {
      title: 'Retiro no aprobado',
      text: 'No fue aprobado. {gross} está de nuevo en tu saldo.',
    },
    cancelled: {
      title: 'Retiro cancelado',
      text: 'Lo cancelaste. {gross} está de nuevo en tu saldo.',
    },
    failed: {
      title: 'Retiro fallido',
      text: 'No se pudo pagar a {account}. {gross} está de nuevo en tu saldo.',
    },
    returned: {
      title: 'Retiro devuelto',
      text: 'El pago fue devuelto. {gross} está de nuevo en tu saldo.',
    },
    late: {
      title: 'Retiro demorado',
      text: 'Está tardando más de lo que dijimos. Seguimos verificando y tu dinero está seguro.',
    },
  },
  locks: {
    deposit: 'Depósito por apostar',
    transfer: 'Transferencia recibida por apostar',
    bonus: 'Bono por apostar',
    other: 'Dinero por apostar',
  },
  withdrawalEffects: {
    stays: 'Tu bono activo queda como está.',
    forfeits:
      'Esto termina tu bono activo, aunque después canceles el retiro. Tu propio dinero sigue siendo tuyo.',
  },
  debts: {
    paid: {
      title: 'Pagado con tu saldo',
      text: '{amount} de tu saldo pagó lo que debías.',
    },
  },
  paymentPassword: {
    set: {
      title: 'PIN de pago creado',
      text: 'Se creó tu PIN de pago. Si no fuiste tú, comunícate de inmediato con atención al cliente.',
    },
    changed: {
      title: 'PIN de pago cambiado',
      text: 'Se cambió tu PIN de pago. Si no fuiste tú, comunícate de inmediato con atención al cliente.',
    },
    recovered: {
      title: 'PIN de pago restablecido',
      text: 'Tu PIN de pago se restableció con un código y se cerró tu sesión en todos los demás lugares. Las cuentas de retiro nuevas se pueden usar después de un día. Si no fuiste tú, comunícate de inmediato con atención al cliente.',
    },
  },
  payoutAccounts: {
    added: {
      title: 'Cuenta de retiro agregada',
      text: '{account} ya puede recibir tus retiros. Si no fuiste tú, comunícate de inmediato con atención al cliente.',
    },
    addedLater: {
      title: 'Cuenta de retiro agregada',
      text: '{account} se agregó y todavía no se puede usar. Si no fuiste tú, comunícate de inmediato con atención al cliente.',
    },
    approved: {
      title: 'Cuenta de retiro aprobada',
      text: '{account} fue aprobada y se puede usar.',
    },
    chosen: {
      title: 'Cuenta de retiro principal cambiada',
      text: '{account} ahora es la cuenta principal para tus retiros.',
    },
    removed: {
      title: 'Cuenta de retiro eliminada',
      text: '{account} se eliminó y ya no recibirá retiros.',
    },
  },
  payoutHints: {
    eWallet: 'Número de celular, por ejemplo 0917 123 4567',
    bank_one: '{count} dígito',
    bank_many: '{count} dígitos',
    bank_other: '{count} dígitos',
    bankOr_one: '{digits} o {count} dígito',
    bankOr_many: '{digits} o {count} dígitos',
    bankOr_other: '{digits} o {count} dígitos',
    crypto: 'Dirección en TRON: 34 caracteres, empieza con T',
  },
  transfers: {
    sent: {
      title: 'Dinero enviado a tu agente',
      text: 'Se envió {amount} a {account}.',
    },
    received: {
      title: 'Dinero recibido',
      text: '{account}, de tu equipo, te envió {amount}.',
    },
    sentDown: {
      title: 'Dinero enviado a un miembro',
      text: 'Se envió {amount} a {account}.',
    },
    receivedFromAgent: {
      title: 'Dinero recibido',
      text: 'Tu agente {account} te envió {amount}.',
    },
  },
  envelopes: {
    received: {
      title: 'Un sobre rojo para ti',
      text: 'Tu agente {account} te envió un sobre rojo. Puedes abrirlo hasta {time}.',
    },
    emptied: {
      title: 'Todos los sobres rojos abiertos',
      text_one: 'Se abrió la única parte de tu lluvia de sobres rojos.',
      text_many: 'Se abrieron las {count} partes de tu lluvia de sobres rojos.',
      text_other: 'Se abrieron las {count} partes de tu lluvia de sobres rojos.',
    },
    returned: {
      title: 'Terminó la lluvia de sobres rojos',
      text_one: 'Se abrió {opened} de {count} parte. {amount} está de nuevo en tu saldo.',
      text_many: 'Se abrieron {opened} de {count} partes. {amount} está de nuevo en tu saldo.',
      text_other: 'Se abrieron {opened} de {count} partes. {amount} está de nuevo en tu saldo.',
    },
  },
  promotionRefusals: {
    tooLittle: 'Necesitas un depósito de {least} o más.',
    underWay: 'Ya estás participando.',
    spent: 'Su presupuesto se agotó.',
    often: 'Ya la usaste todas las veces que puede cada miembro.',
    byDeposit: 'Elígela al depositar.',
    noTries: 'Ya te postulaste todas las veces que puedes.',
    notYet: 'Todavía no empieza.',
    over: 'Ya terminó.',
    cashedIn: 'Es solo para tu primer depósito y ya depositaste.',
    full: 'No quedan lugares.',
    otherInTurnover: 'Tienes otro bono activo. Puedes reclamar este cuando el otro termine.',
  },
  chosenPromotion: {
    kept: 'Guardamos tu lugar mientras este pedido esté abierto.',
    given: 'Tu bono está listo. Míralo en Recompensas.',
    checked: 'Primero lo revisamos y te avisamos en tu buzón.',
    without: 'Este depósito no tiene promoción: ya no pudimos guardar tu lugar.',
  },
  promotionConditions: {
    newcomers: 'Para miembros que participan antes de su primer depósito.',
    everybody: 'Para todos los miembros.',
    once: 'Una vez por miembro. Si compartes beneficiario, teléfono o cuenta de retiro con otro miembro, primero lo revisamos.',
    times_one: 'Hasta {count} vez por miembro.',
    times_many: 'Hasta {count} veces por miembro, una tras otra.',
    times_other: 'Hasta {count} veces por miembro, una tras otra.',
    firstDeposit: 'Tu primer depósito cuenta si es de {least} o más y llega a más tardar el {end}.',
    deposit: 'Un depósito cuenta si es de {least} o más y llega a más tardar el {end}.',
    bets: 'Haz {least} en apuestas válidas en cualquier juego desde que participas hasta el {end}.',
    betsOf: 'Haz {least} en apuestas válidas en {games} desde que participas hasta el {end}.',
    application_one:
      'Postúlate con unas palabras y hasta tres imágenes. Nuestro equipo las revisa. Puedes postularte {count} vez.',
    application_many:
      'Postúlate con unas palabras y hasta tres imágenes. Nuestro equipo las revisa. Puedes postularte {count} veces.',
    application_other:
      'Postúlate con unas palabras y hasta tres imágenes. Nuestro equipo las revisa. Puedes postularte {count} veces.',
    amountOfBets: 'Recibes {share}% de ellas como bono, hasta {most}, cuando termine la promoción.',
    fixed: 'Recibes un bono de {most}.',
    amount: 'Recibes {share}% de él como bono, hasta {most}.',
    turnover_one:
      'Apuesta {factor} × el bono en {count} día para convertirlo en efectivo. Primero se usa tu propio efectivo.',
    turnover_many:
      'Apuesta {factor} × el bono en {count} días para convertirlo en efectivo. Primero se usa tu propio efectivo.',
    turnover_other:
      'Apuesta {factor} × el bono en {count} días para convertirlo en efectivo. Primero se usa tu propio efectivo.',
    free: 'Se paga en efectivo. No hace falta apostar.',
    cap: 'Hasta {cap} de él puede convertirse en efectivo.',
    largestBet: 'Las apuestas con dinero del bono no pueden superar {bet}.',
    stays: 'Conservas el bono si retiras.',
    forfeits: 'Pierdes el bono si retiras. Tu propio dinero sigue siendo tuyo.',
    claim_one: 'Reclámalo en el plazo de {count} día después de recibirlo.',
    claim_many: 'Reclámalo en el plazo de {count} días después de recibirlo.',
    claim_other: 'Reclámalo en el plazo de {count} días después de recibirlo.',
    places_one: 'Limitado a {count} lugar.',
    places_many: 'Limitado a {count} lugares.',
    places_other: 'Limitado a {count} lugares.',
  },
  gameTypes: {
    RNG: 'tragamonedas',
    FISH: 'pesca',
    LIVE: 'en vivo',
  },
  promotionStates: {
    comingSoon: 'Próximamente',
    open: 'Abierta',
    joined: 'Participas',
    applying: 'Postulación enviada',
    process: 'En revisión',
    rejected: 'Rechazada',
    claimable: 'Por reclamar',
    issued: 'Entregada',
    claimed: 'Reclamada',
    closed: 'Cerrada',
  },
  promotionDecisions: {
    refused: {
      title: 'Promoción no aprobada',
      text: 'Revisamos tu postulación y no pudimos aprobarla. No se tomó nada de tu saldo.',
    },
    issued: {
      title: 'Promoción aprobada',
      text: 'Tu bono está en Recompensas.',
    },
  },
  rewardStates: {
    inTurnover: 'Activo',
    done: 'Completado',
    forfeited: 'Renunciado',
    expired: 'Vencido',
    revoked: 'Cancelado',
  },
  rewardSources: {
    points: 'Tienda de puntos',
    rank: 'Premio del ranking',
    levelMonth: 'Regalo mensual de nivel',
    levelUpgrade: 'Regalo por subir de nivel',
    levelBirthday: 'Regalo de cumpleaños',
    referral: 'Amigo invitado',
    welcome: 'Te uniste con el enlace de un amigo',
  },
  rewards: {
    waits: {
      title: 'Tu recompensa está lista',
      text: 'Reclama {amount} en Recompensas. Ahí verás sus términos y su fecha límite.',
    },
    bonusEnds: {
      title: 'Tu bono termina pronto',
      text: 'Tu bono de {amount} termina en menos de un día. Entonces pierdes lo que quede de él; tu propio dinero sigue siendo tuyo.',
    },
    levelReached: {
      title: 'Llegaste a {name}',
      text: 'Mira en Beneficios VIP qué te da {name} y cómo conservarlo.',
    },
  },
  missions: {
    logInToday: 'Ingresa hoy',
    logIns_one: 'Ingresa {count} día',
    logIns_many: 'Ingresa {count} días',
    logIns_other: 'Ingresa {count} días',
    cashIns: 'Deposita {target} o más',
    validBets: 'Haz {target} en apuestas liquidadas',
    games_one: 'Juega {count} juego',
    games_many: 'Juega {count} juegos distintos',
    games_other: 'Juega {count} juegos distintos',
  },
  referralStates: {
    deposit: 'Falta el primer depósito',
    bets: 'Faltan apuestas',
    done: 'Completo',
    ended: 'Se acabó el tiempo',
    inReview: 'En revisión',
    refused: 'No cuenta',
  },
  referralReasons: {
    person: 'Parece que eres tú.',
    payoutAccount: 'Comparte tu cuenta de retiro.',
    device: 'Comparte tu dispositivo.',
  },
  contracts: {
    offered: {
      title: 'Tienes una oferta de contrato',
      text: '{account} te ofrece un contrato. Entra en vigor cuando lo aceptes.',
    },
    accepted: {
      title: 'Contrato aceptado',
      text: '{account} aceptó el contrato. Empieza con el próximo período.',
    },
    declined: {
      title: 'Contrato rechazado',
      text: '{account} rechazó el contrato.',
    },
    ended: {
      title: 'Contrato terminado',
      text: 'Tu contrato con {account} terminó. Los períodos ya iniciados todavía se pagan.',
    },
    owes: {
      title: 'Debes un pago',
      text: 'Tu saldo no alcanzó para {amount} a {account} por {day}. Lo pagaremos en cuanto entre dinero. Hasta entonces no puedes hacer nuevas ofertas.',
    },
    owed: {
      title: 'Te deben un pago',
      text: 'El saldo de {account} no alcanzó para {amount} por {day}. Lo recibes en cuanto entre dinero.',
    },
  },
  goodsCategories: {
    bonus: 'Bono',
    home: 'Hogar',
    sport: 'Deportes',
    tech: 'Tecnología',
  },
  goodsOrderStates: {
    placed: 'Pedido hecho',
    packed: 'Empacado',
    sent: 'En camino',
    delivered: 'Entregado',
    cancelled: 'Cancelado, puntos devueltos',
  },
  goodsOrders: {
    sent: {
      title: 'Tu pedido va en camino',
      text: '{title} va en camino. Número de paquete: {parcel}.',
    },
    delivered: {
      title: 'Tu pedido fue entregado',
      text: '{title} fue entregado.',
    },
    cancelled: {
      title: 'Recuperaste tus puntos',
      text_one: 'No se pudo entregar {title}. Recuperaste tu {count} punto.',
      text_many: 'No se pudo entregar {title}. Recuperaste los {count} puntos.',
      text_other: 'No se pudo entregar {title}. Recuperaste los {count} puntos.',
    },
  },
  points: {
    opening: 'Puntos iniciales',
    earned: 'De apuestas liquidadas',
    redeemed: 'Canjeado: {title}',
    returned: 'Puntos devueltos: {title}',
  },
  chat: {
    greeting:
      'Hola, {name}, soy Aya. Pregúntame sobre depósitos, retiros o tu contraseña, o pide hablar con una persona.',
    answers: {
      deposit: 'Toca Depositar y elige un método de pago. Cada uno muestra su monto mínimo y máximo.',
      withdraw:
        'Toca Retirar. Antes de confirmar, ves cuándo llega el dinero. Después puedes seguir cada paso.',
      password:
        'Toca “¿Olvidaste tu contraseña?” en la página de ingreso. Recibirás por SMS o correo un código que sirve diez minutos. Nunca te pedimos tu contraseña.',
      human: 'Un momento, por favor, llamo a un colega.',
      unknown: 'Perdón, no entendí. Elige un tema abajo o pide hablar con una persona.',
    },
    taken: 'Hola, soy Ben. Leí tus mensajes. ¿En qué te ayudo?',
    noted: 'Gracias, tomé nota y te respondo por aquí.',
    words: {
      deposit: 'deposit, depósito',
      withdraw: 'retir',
      password: 'contraseña, ingresar',
      human: 'persona, humano, alguien',
    },
    buttons: {
      deposit: 'Depositar',
      withdraw: 'Retirar',
      password: 'Contraseña',
      human: 'Hablar con una persona',
    },
    page: {
      back: 'Volver',
      talk: 'Conversación',
      you: 'Tú',
      message: 'Tu mensaje',
      send: 'Enviar',
      topics: 'Temas',
      writing: '{agent} está escribiendo…',
      used: 'Este chat terminó. Vuelve y ábrelo de nuevo.',
      failed: 'No pudimos confirmar tu mensaje. Envíalo otra vez: no contará dos veces.',
      tooMany: 'Fue mucho a la vez. Espera un minuto y envíalo de nuevo.',
    },
  },
  inbox: {
    welcome: {
      title: 'Te damos la bienvenida a Araw',
      content:
        '<p>Qué bueno tenerte aquí. Recorre el <a href="/m/home">lobby</a> y toca el corazón en los juegos que te gusten. Antes de jugar, decide cuánto gastar.</p>',
    },
    newLogin: {
      title: 'Nuevo ingreso a tu cuenta',
      content:
        '<p>Alguien ingresó a tu cuenta desde un dispositivo nuevo. Si no fuiste tú, <a href="/m/changePsw">cambia tu contraseña</a> y revisa el <a href="/m/securityCenter">centro de seguridad</a>.</p>',
    },
    jackpot: {
      title: 'El jackpot ya está en los juegos',
      content:
        '<p>Todos los juegos marcados con JACKPOT comparten un pozo, y cualquier ronda puede ganarlo. Mira el monto arriba de los <a href="/m/jl-slot">slots JL</a> y las reglas en cada juego.</p>',
    },
    protection: {
      title: 'Mira cómo está protegida tu cuenta',
      content:
        '<p>El <a href="/m/securityCenter">centro de seguridad</a> muestra cómo está protegida tu cuenta y qué más puedes hacer.</p>',
    },
  },
  announcedPromotions: {
    MISSION: {
      title: 'Misiones',
      content:
        '<p>Haz lo que pide un día o una semana y reclama la recompensa. <a href="/m/leaderBoard">Ir a las misiones</a></p>',
    },
    REFERRAL: {
      title: 'Invitar amigos',
      content:
        '<p>Envía tu enlace a tus amigos: cuando depositen y jueguen, ambos reciben una recompensa. <a href="/m/inviteFriends">Ir a tu enlace</a></p>',
    },
  },
  promotionTitles: {
    firstCashIn: 'Primer depósito duplicado',
    reload: 'Bono del 20% por depositar de nuevo',
    shareYourWin: 'Comparte tu premio',
    slotsAndFishing: 'Tragamonedas y pesca, 5,000 en total',
  },
};
