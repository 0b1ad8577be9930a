import type { Translated } from '../translated.ts';
import type { texts as english } from './en.ts';

export const texts: Translated<typeof english, 'one' | 'other'> = {
  intro: 'Rechne ein Ergebnis aus seinem Seed nach. Alles läuft in deinem Browser, und nichts wird gesendet.',
  'field.game': 'Was du prüfst',
  'field.commitment': 'Festlegung',
  'field.seed': 'Seed des Betreibers',
  'field.client': 'Dein Seed',
  'field.nonce': 'Rundennummer (nonce)',
  'field.sizes': 'Größen',
  'field.numbers': 'Zahlen, die dir gezeigt wurden',
  'field.pick': 'Dein Tipp',
  'hint.commitment': '64 Zeichen, 0 bis 9 und a bis f, vor der Wette gezeigt.',
  'hint.seed': '64 Zeichen, später offengelegt. Bis dahin lass es leer.',
  'hint.client': 'Dein eigener: bis zu 64 Buchstaben a bis z, Ziffern, - und _.',
  'hint.nonce': 'Runden mit denselben Seeds zählen ab 0.',
  'hint.sizes': 'Jede Zahl liegt unter ihrer Größe: 6 6 für zwei Würfel.',
  'hint.numbers': 'Durch Leerzeichen getrennt. Du kannst es leer lassen.',
  'hint.pick': 'Das Ergebnis dieses Spiels hängt davon ab.',

  'of.threeDigits': 'Lotterieziehung: drei Ziffern',
  'of.six': 'Lotterieziehung: sechs aus {highest}',
  'of.slot': 'Slot',
  'of.lineSlot': 'Slot mit einer Linie',
  'of.dice': 'Zwei Würfel',
  'of.coin': 'Münze',
  'of.fish': 'Fischen',
  'of.crash': 'Crash',
  'of.dragonTiger': 'Drache und Tiger',
  'of.bingo': 'Bingo',
  'of.digits': 'Drei Ziffern zum Spaß',
  'of.sixFun': 'Sechs aus {highest} zum Spaß',
  'of.roulette': 'Roulette',
  'of.baccarat': 'Baccarat',
  'of.sicBo': 'Sic Bo',
  'of.colorGame': 'Farbenspiel',
  'of.scratch': 'Rubbellos',
  'of.poker': 'Poker',
  'of.numbers': 'Andere Zahlen',

  badForm: 'Einige Felder sind nicht lesbar.',
  badHex: 'Das müssen 64 Zeichen sein, 0 bis 9 und a bis f.',
  badClient: 'Nur Buchstaben a bis z, Ziffern, - und _, höchstens 64.',
  badNonce: 'Das muss eine ganze Zahl von 0 bis {most} sein.',
  badSizes: 'Das müssen 1 bis 100 ganze Zahlen sein, jede von 1 bis 4294967296.',
  otherSizes: 'Dieses Spiel zieht zuerst unter {sizes}.',
  badNumbers_one: 'Das muss {count} ganze Zahl von {lowest} bis {highest} sein.',
  badNumbers_other: 'Das müssen {count} ganze Zahlen von {lowest} bis {highest} sein.',
  badLink: 'Dieser Link ist nicht lesbar. Fülle das Formular von Hand aus.',
  noCrypto: 'Dein Browser kann auf dieser Seite kein SHA-256 berechnen. Öffne sie über https.',

  hidden: 'Der Seed ist noch nicht offengelegt.',
  hiddenDraw:
    'Er wird mit den Zahlen offengelegt, sobald die Ziehung geschlossen ist. Die Festlegung stellt sicher, dass er sich nicht ändern kann.',
  hiddenRound:
    'Er wird offengelegt, wenn du im Spiel unter „Fairness“ die Seeds wechselst. Die Festlegung stellt sicher, dass er sich nicht ändern kann.',
  matches: 'Es stimmt überein.',
  matchesWhy:
    'Der Seed ist der, der vor der Wette festgelegt wurde, und er ergibt das Ergebnis, das dir gezeigt wurde.',
  seedMatches: 'Der Seed stimmt.',
  seedMatchesWhy:
    'Es ist der, der vor der Wette festgelegt wurde. Vergleiche die Zahlen unten mit denen, die dir gezeigt wurden.',
  uncommitted: 'Berechnet, aber nichts ist bewiesen.',
  uncommittedWhy: 'Ohne die Festlegung von vor der Wette ließe sich jeder beliebige Seed zeigen.',
  differs: 'Es stimmt nicht überein.',
  'differs.commitment': 'Der Seed ist nicht der festgelegte.',
  'differs.numbers': 'Die Seeds ergeben andere Zahlen, als dir gezeigt wurden.',
  'differs.result': 'Die Zahlen ergeben ein anderes Ergebnis, als dir gezeigt wurde.',

  stepsTitle: 'Schritt für Schritt',
  stepCommit: 'SHA-256 des Seeds',
  stepBlocks: 'HMAC-SHA-256 jedes Textes, mit dem Seed als Schlüssel',
  stepWords: 'Wörter und ihre Zahlen',
  stepNumbers: 'Zahlen',
  stepResult: 'Ergebnis',
  word: 'Wort',
  size: 'Unter',
  passedOver: 'übersprungen',
  asShown: 'wie gezeigt',
  notAsShown: 'nicht wie gezeigt',
  jackpotDrawn: 'Für den Jackpot gezogene Zahl: {number}',
  noRules: 'Diese Seite zeigt nur die Zahlen. Was sie zahlen, steht in den Spielregeln.',

  wayTitle: 'Vom Seed zum Ergebnis',
  wayCommit:
    'Bevor du wettest, zeigt der Betreiber den SHA-256 seines Seeds: die Festlegung. Niemand kann den Seed daraus errechnen, und kein anderer Seed hat dieselbe.',
  'way.threeDigits':
    'Die Bytes von HMAC-SHA-256 über „draw 0“, dann „draw 1“ und so weiter werden einzeln gelesen, mit dem Seed als Schlüssel. Bytes ab 250 werden übersprungen. Die letzte Dezimalziffer jedes übrigen Bytes ist eine Ziffer der Ziehung.',
  'way.six':
    'Gelesen werden Wörter aus vier Bytes von HMAC-SHA-256 über „draw 0“, „draw 1“ und so weiter, mit dem Seed als Schlüssel. Jedes wählt eine Zahl nach ihrem Platz unter den verbliebenen, anfangs {highest}. Wörter, die einige Zahlen bevorzugen würden, werden übersprungen.',
  wayRound:
    'Eine Runde hat zwei Seeds, den des Betreibers und deinen, und eine Nummer, die die Runden mit ihnen ab 0 zählt. Der Seed des Betreibers steht fest, bevor er deinen sieht.',
  wayNumbers:
    'Gelesen werden Wörter aus vier Bytes von HMAC-SHA-256 über „dein Seed:nonce:0“, dann „:1“ und so weiter, mit dem Seed des Betreibers als Schlüssel. Der Rest eines Wortes geteilt durch die Größe ist die Zahl. Die letzten Wörter, die einige Zahlen bevorzugen würden, werden übersprungen.',
  wayResult:
    'Was das Spiel aus seinen Zahlen macht, rechnet die Seite ebenfalls aus, unabhängig von den Regeln des Betreibers.',
  wayProves:
    'Eine Übereinstimmung beweist, dass diese Seeds das Ergebnis festgelegt haben und es später nicht geändert wurde. Was es zahlt, steht in den Spielregeln.',

  fairIntro:
    'Jede Runde wird aus dem Seed des Betreibers, den die Festlegung im Voraus bindet, und aus deinem gezogen. Wechsle die Seeds, um den Seed des Betreibers zu sehen und die Runden zu prüfen.',
  inUse: 'Aktuelle Festlegung',
  roundsUnder: 'Runden mit diesen Seeds',
  clientFixed: 'Steht seit der ersten Runde fest. Wechsle die Seeds, um einen neuen zu wählen.',
  endSeeds: 'Seeds wechseln und offenlegen',
  revealed: 'Seeds gewechselt. Der Seed des Betreibers war {seed}, zur Festlegung {commitment}.',
  latestRounds: 'Letzte Runden',
  verifyRound: 'Runde {nonce} prüfen: {result}',
  setRound: 'Zahlen in der Sandbox festgelegt, nichts ist bewiesen: {result}',
  oldRound: 'Aus der Zeit vor den Nachweisen: {result}',
  noRounds: 'Noch keine Runden.',
  proofsFailed: 'Die Seeds ließen sich nicht lesen. Bitte versuche es erneut.',
};
