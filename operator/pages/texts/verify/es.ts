import type { Translated } from '../translated.ts';
import type { texts as english } from './en.ts';

export const texts: Translated<typeof english, 'one' | 'many' | 'other'> = {
  intro: 'Recalcula un resultado a partir de su semilla. Todo se hace en tu navegador y no se envía nada.',
  'field.game': 'Qué verificar',
  'field.commitment': 'Compromiso',
  'field.seed': 'Semilla del operador',
  'field.client': 'Semilla del cliente',
  'field.nonce': 'Número de ronda (nonce)',
  'field.sizes': 'Tamaños',
  'field.numbers': 'Números que te mostraron',
  'field.pick': 'Tu elección',
  'hint.commitment': '64 dígitos, de 0 a 9 y de la “a” a la “f”, mostrados antes de la apuesta.',
  'hint.seed': '64 dígitos, revelados después. Hasta entonces, déjalo vacío.',
  'hint.client': 'La tuya: hasta 64 letras de la “a” a la “z”, dígitos, - y _.',
  'hint.nonce': 'Las rondas con las mismas semillas se cuentan desde 0.',
  'hint.sizes': 'Cada número se sortea por debajo de su tamaño: 6 6 para dos dados.',
  'hint.numbers': 'Separados por espacios. Puedes dejarlo vacío.',
  'hint.pick': 'El resultado de este juego depende de ella.',

  'of.threeDigits': 'Sorteo de lotería: tres dígitos',
  'of.six': 'Sorteo de lotería: seis de {highest}',
  'of.slot': 'Slot',
  'of.lineSlot': 'Slot de una línea',
  'of.dice': 'Dos dados',
  'of.coin': 'Moneda',
  'of.fish': 'Pesca',
  'of.crash': 'Crash',
  'of.dragonTiger': 'Dragón y tigre',
  'of.bingo': 'Bingo',
  'of.digits': 'Tres dígitos por diversión',
  'of.sixFun': 'Seis de {highest} por diversión',
  'of.roulette': 'Ruleta',
  'of.baccarat': 'Baccarat',
  'of.sicBo': 'Sic bo',
  'of.colorGame': 'Juego de colores',
  'of.scratch': 'Raspadita',
  'of.poker': 'Póker',
  'of.numbers': 'Otros números',

  badForm: 'Hay campos que no se pueden leer.',
  badHex: 'Deben ser 64 dígitos, de 0 a 9 y de la “a” a la “f”.',
  badClient: 'Solo letras de la “a” a la “z”, dígitos, - y _, hasta 64.',
  badNonce: 'Debe ser un número entero de 0 a {most}.',
  badSizes: 'Deben ser de 1 a 100 números enteros, cada uno de 1 a 4294967296.',
  otherSizes: 'Este juego primero sortea por debajo de {sizes}.',
  badNumbers_one: 'Debe ser {count} número entero de {lowest} a {highest}.',
  badNumbers_many: 'Deben ser {count} números enteros de {lowest} a {highest}.',
  badNumbers_other: 'Deben ser {count} números enteros de {lowest} a {highest}.',
  badLink: 'Este enlace no se puede leer. Completa el formulario a mano.',
  noCrypto: 'Tu navegador no puede calcular SHA-256 en esta página. Ábrela con https.',

  hidden: 'La semilla todavía no se ha revelado.',
  hiddenDraw:
    'Se revela con los números cuando cierra el sorteo. El compromiso garantiza que no puede cambiar.',
  hiddenRound:
    'Se revela cuando cambias de semilla, en “Juego limpio”, dentro del juego. El compromiso garantiza que no puede cambiar.',
  matches: 'Coincide.',
  matchesWhy: 'La semilla es la del compromiso previo a la apuesta y da el resultado que te mostraron.',
  seedMatches: 'La semilla coincide.',
  seedMatchesWhy:
    'Es la del compromiso previo a la apuesta. Compara los números de abajo con los que te mostraron.',
  uncommitted: 'Calculado, pero no prueba nada.',
  uncommittedWhy: 'Sin el compromiso de antes de la apuesta, se podría mostrar cualquier semilla.',
  differs: 'No coincide.',
  'differs.commitment': 'La semilla no es la del compromiso.',
  'differs.numbers': 'Las semillas dan números distintos de los que te mostraron.',
  'differs.result': 'Los números dan un resultado distinto del que te mostraron.',

  stepsTitle: 'Paso a paso',
  stepCommit: 'SHA-256 de la semilla',
  stepBlocks: 'HMAC-SHA-256 de cada texto, con la semilla como clave',
  stepWords: 'Palabras y sus números',
  stepNumbers: 'Números',
  stepResult: 'Resultado',
  word: 'Palabra',
  size: 'Menor que',
  passedOver: 'omitida',
  asShown: 'como se mostró',
  notAsShown: 'distinto de lo mostrado',
  jackpotDrawn: 'Número sorteado para el jackpot: {number}',
  noRules: 'Esta página solo muestra los números. Mira en las reglas del juego cuánto pagan.',

  wayTitle: 'De la semilla al resultado',
  wayCommit:
    'Antes de que apuestes, el operador muestra el SHA-256 de su semilla: el compromiso. Nadie puede deducir de él la semilla, y ninguna otra semilla tiene el mismo.',
  'way.threeDigits':
    'Se leen uno por uno los bytes de HMAC-SHA-256 de “draw 0”, luego “draw 1” y así sucesivamente, con la semilla como clave. Se omiten los bytes desde 250. El último dígito decimal de cada byte restante es un dígito del sorteo.',
  'way.six':
    'Se leen palabras de cuatro bytes de HMAC-SHA-256 de “draw 0”, “draw 1” y así sucesivamente, con la semilla como clave. Cada una elige un número por su lugar entre los que quedan, {highest} al principio. Se omiten las palabras que favorecerían algunos números.',
  wayRound:
    'Una ronda tiene dos semillas, la del operador y la tuya, y un número que cuenta desde 0 las rondas con ellas. La semilla del operador queda fijada antes de que él vea la tuya.',
  wayNumbers:
    'Se leen palabras de cuatro bytes de HMAC-SHA-256 de “semilla del cliente:nonce:0”, luego “:1” y así sucesivamente, con la semilla del operador como clave. El número es el resto de dividir la palabra por el tamaño. Se omiten las últimas palabras, que favorecerían algunos números.',
  wayResult:
    'La página también calcula qué hace el juego con sus números, sin depender de las reglas del propio operador.',
  wayProves:
    'Si coincide, queda probado que estas semillas fijaron el resultado y que no se cambió después. Mira en las reglas del juego cuánto paga.',

  fairIntro:
    'Cada ronda se sortea con la semilla del operador, que el compromiso fija de antemano, y con la tuya. Cambia de semillas para ver la del operador y verificar las rondas.',
  inUse: 'Compromiso en uso',
  roundsUnder: 'Rondas con estas semillas',
  clientFixed: 'Fijada por la primera ronda. Cambia de semillas para elegir una nueva.',
  endSeeds: 'Cambiar semillas y revelar',
  revealed: 'Semillas cambiadas. La semilla del operador era {seed}, para el compromiso {commitment}.',
  latestRounds: 'Últimas rondas',
  verifyRound: 'Verificar ronda {nonce}: {result}',
  setRound: 'Números fijados en el sandbox, no prueban nada: {result}',
  oldRound: 'De antes de que se guardaran pruebas: {result}',
  noRounds: 'Todavía no hay rondas.',
  proofsFailed: 'No se pudieron leer las semillas. Inténtalo de nuevo.',
};
