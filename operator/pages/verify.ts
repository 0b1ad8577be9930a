import { addProofTexts } from './proofTexts.ts';
import {
  canProve,
  digitsFrom,
  distinctFrom,
  numbersFrom,
  type ReadWord,
  sha256,
  type Way,
} from './proving.ts';
import { results } from './results.ts';
import { say } from './shared/client.ts';
import { at, element } from './shared/dom.ts';
import { t, type TextName, word } from './shared/texts.ts';
import { isObject } from './shared/values.ts';
import { stageOf } from './stages.ts';

// Everything is computed in this browser: the page sends nothing to the operator and asks it for nothing.

await addProofTexts();

interface Draw {
  count: number;
  lowest: number;
  highest: number;
  numbersOf(seed: string): Promise<Way>;
  /** Formats numbers like the operator does. */
  shown(numbers: number[]): string;
  /** Parses the numbers in a text. */
  read(text: string): string[];
  way: TextName;
  named(): string;
}

const ascending = (one: number, other: number) => one - other;

/** Six numbers in the operator's format; accepts other separators too. */
const six = (highest: number): Draw => ({
  count: 6,
  highest,
  lowest: 1,
  async numbersOf(seed) {
    const { numbers, ...way } = await distinctFrom(seed, 6, highest);
    return { ...way, numbers: numbers.toSorted(ascending) };
  },
  shown: (numbers) => numbers.join('-'),
  read: (text) => listOf(text.replaceAll('-', ' ')),
  way: 'way.six',
  named: () => t('of.six', { highest }),
});

/** Lottery draws, which have a single seed and none of the player's; all others are rounds. */
const draws: Record<string, Draw> = {
  threeDigits: {
    count: 3,
    highest: 9,
    lowest: 0,
    numbersOf: digitsFrom,
    /** Written digit by digit. */
    shown: (numbers) => numbers.join(''),
    read: (text) => Array.from(text.replaceAll(/[\s,]/g, '')),
    way: 'way.threeDigits',
    named: () => t('of.threeDigits'),
  },
  draw42: six(42),
  draw49: six(49),
  draw55: six(55),
};

/** The lottery, or the game. */
function nameOf(kind: string): string {
  const highest = results[kind]?.highest;
  return draws[kind]?.named() ?? (highest ? t('of.sixFun', { highest }) : word(`of.${kind}`));
}

const other = 'numbers';
const kinds = [...Object.keys(draws), ...Object.keys(results), other];
const sizesOf = (kind: string) => results[kind]?.sizes ?? [];
const picksOf = (kind: string) => results[kind]?.picks ?? [];
const isDraw = (kind: string) => draws[kind] !== undefined;

const mostNonce = 2 ** 31 - 1;
const mostSizes = 100;
const mostLink = 8000;

function listOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}

const wholeFrom = (text: string, least: number, most: number) =>
  /^(0|[1-9]\d{0,9})$/.test(text) && Number(text) >= least && Number(text) <= most;

const badHex = (text: string) => (text === '' || /^[\da-f]{64}$/i.test(text) ? '' : t('badHex'));

const fieldNames = ['commitment', 'seed', 'client', 'nonce', 'sizes', 'numbers'] as const;
type FieldName = (typeof fieldNames)[number];
type Given = Record<FieldName, string>;

interface Field {
  /** Only for rounds. */
  ofRound?: boolean;
  isNumeric?: boolean;
  /** What is wrong with its text; '' if nothing. */
  wrong(text: string, kind: string, given: Given): string;
}

const fields: Record<FieldName, Field> = {
  commitment: { wrong: badHex },
  seed: { wrong: badHex },
  client: {
    ofRound: true,
    wrong: (text) => (/^[\w-]{0,64}$/.test(text) ? '' : t('badClient')),
  },
  nonce: {
    ofRound: true,
    isNumeric: true,
    wrong: (text) => (wholeFrom(text, 0, mostNonce) ? '' : t('badNonce', { most: mostNonce })),
  },
  sizes: { ofRound: true, isNumeric: true, wrong: badSizes },
  numbers: { isNumeric: true, wrong: badNumbers },
};

function badSizes(text: string, kind: string): string {
  const sizes = listOf(text);
  const good = sizes.length <= mostSizes && sizes.every((size) => wholeFrom(size, 1, 2 ** 32));
  if (!good || sizes.length === 0) return t('badSizes');
  const own = sizesOf(kind);
  const isOther = own.some((size, index) => Number(sizes[index]) !== size);
  return isOther ? t('otherSizes', { sizes: own.join(' ') }) : '';
}

function badNumbers(text: string, kind: string, { sizes }: Given): string {
  if (text === '') return '';
  const ofSizes = { count: listOf(sizes).length, lowest: 0, highest: 2 ** 32 - 1, read: listOf };
  const { count, lowest, highest, read } = draws[kind] ?? ofSizes;
  const given = read(text);
  const good = given.length === count && given.every((number) => wholeFrom(number, lowest, highest));
  return good ? '' : t('badNumbers', { count, lowest, highest });
}

const isAsked = (name: FieldName, kind: string) => !(fields[name].ofRound && isDraw(kind));

const input = (name: FieldName) => at(`field-${name}`, HTMLInputElement);
const select = (name: 'game' | 'pick') => at(`field-${name}`, HTMLSelectElement);
const kindShown = () => select('game').value;

function labelled(
  name: FieldName | 'game' | 'pick',
  control: HTMLInputElement | HTMLSelectElement,
  hint: string,
): HTMLElement {
  control.id = `field-${name}`;
  control.name = name;
  control.setAttribute('aria-describedby', `hint-${name} wrong-${name}`);
  return element(
    'div',
    { className: 'field', id: `row-${name}` },
    element('label', { htmlFor: control.id, textContent: t(`field.${name}`) }),
    control,
    element('small', { id: `hint-${name}`, textContent: hint }),
    element('p', { id: `wrong-${name}`, className: 'wrong', hidden: true }),
  );
}

const optionsOf = (values: string[], named: (value: string) => string) =>
  values.map((value) => element('option', { value, textContent: named(value) }));

/** Fills in the kind's sizes, known for all but 'other numbers'. */
function fillInSizes(kind: string): void {
  input('sizes').value = sizesOf(kind).join(' ');
}

function drawForm(): void {
  const game = element('select', {}, ...optionsOf(kinds, nameOf));
  game.addEventListener('change', () => {
    showKind();
    fillInSizes(kindShown());
    clear();
  });
  const texts = fieldNames.map((name) =>
    labelled(
      name,
      element('input', {
        type: 'text',
        inputMode: fields[name].isNumeric ? 'numeric' : 'text',
        autocomplete: 'off',
        spellcheck: false,
        dir: 'ltr',
      }),
      t(`hint.${name}`),
    ),
  );
  const button = element('button', { type: 'submit', className: 'primary', textContent: t('verify') });
  at('proof').append(
    labelled('game', game, ''),
    ...texts,
    labelled('pick', element('select'), t('hint.pick')),
    button,
  );
  at('proof').addEventListener('submit', (event) => {
    event.preventDefault();
    void verify();
  });
}

/** Shows only the fields that this kind needs. */
function showKind(): void {
  const kind = kindShown();
  for (const name of fieldNames) at(`row-${name}`).hidden = !isAsked(name, kind);
  const picks = picksOf(kind);
  at('row-pick').hidden = picks.length === 0;
  select('pick').replaceChildren(...optionsOf(picks, word));
  const draw = draws[kind];
  const ways: TextName[] = draw
    ? ['wayCommit', draw.way]
    : ['wayCommit', 'wayRound', 'wayNumbers', 'wayResult'];
  at('way').replaceChildren(
    element('h2', { textContent: t('wayTitle') }),
    ...[...ways, 'wayProves' as const].map((name) => element('p', { textContent: t(name) })),
  );
}

function clear(): void {
  at('steps').replaceChildren();
  at('message').replaceChildren();
  at('message').className = '';
  for (const name of fieldNames) showWrong(name, '');
}

function showWrong(name: FieldName, text: string): void {
  at(`wrong-${name}`).textContent = text;
  at(`wrong-${name}`).hidden = text === '';
  input(name).setAttribute('aria-invalid', String(text !== ''));
}

/** The operator's reported result, from the address: untrusted text. */
type ToldOutcome = Record<string, unknown>;

/** Null if the address has none, or the form belongs to something else. */
let toldOutcome: ToldOutcome | null = null;

interface Claim extends Pick<Given, 'commitment' | 'seed' | 'client' | 'nonce'> {
  kind: string;
  sizes: number[];
  /** The numbers that the player was shown. */
  told: number[] | null;
  pick: string;
  outcome: ToldOutcome | null;
}

/** The form's content, or null with the errors shown in the form. */
function readForm(): Claim | null {
  const kind = kindShown();
  const textOf = (name: FieldName) => (isAsked(name, kind) ? input(name).value.trim() : '');
  const given: Given = {
    commitment: textOf('commitment').toLowerCase(),
    seed: textOf('seed').toLowerCase(),
    client: textOf('client'),
    nonce: textOf('nonce'),
    sizes: textOf('sizes'),
    numbers: textOf('numbers'),
  };
  const wrong = fieldNames.filter((name) => {
    const text = isAsked(name, kind) ? fields[name].wrong(given[name], kind, given) : '';
    showWrong(name, text);
    return text !== '';
  });
  const [first] = wrong;
  if (first) {
    input(first).focus();
    return null;
  }
  const { sizes, numbers, ...seeds } = given;
  return {
    ...seeds,
    kind,
    sizes: listOf(sizes).map(Number),
    told: numbers === '' ? null : toldNumbers(kind, numbers),
    pick: select('pick').value,
    outcome: toldOutcome,
  };
}

/** Six numbers of a draw in any order. */
function toldNumbers(kind: string, text: string): number[] {
  const numbers = (draws[kind]?.read ?? listOf)(text).map(Number);
  return draws[kind]?.lowest === 1 ? numbers.toSorted(ascending) : numbers;
}

async function wayOf({ kind, seed, client, nonce, sizes }: Claim): Promise<Way> {
  return draws[kind]?.numbersOf(seed) ?? numbersFrom(seed, (block) => `${client}:${nonce}:${block}`, sizes);
}

interface Made {
  result: Record<string, unknown>;
  /** The jackpot number. */
  jackpot: number | null;
  /** Whether it matches the operator's report. */
  isTold: boolean;
}

/** The result that follows from the numbers; null for kinds without known rules. */
function resultOf({ kind, pick, outcome }: Claim, numbers: number[]): Made | null {
  const known = results[kind];
  if (!known) return null;
  const result = known.of(numbers.slice(0, known.sizes.length), pick || pickIn(outcome));
  const [further] = numbers.slice(known.sizes.length);
  const jackpot = outcome?.jackpot && further !== undefined ? further : null;
  const claimed = { ...result, ...(jackpot !== null && { jackpot: { number: jackpot } }) };
  const isSame = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(outcome?.[name]);
  return { result, jackpot, isTold: outcome === null || Object.entries(claimed).every(isSame) };
}

/** Whether the player's digits were also drawn, according to the operator's report. */
const pickIn = (outcome: ToldOutcome | null) =>
  Array.isArray(outcome?.own) && outcome.own.length > 0 ? 'lucky' : '';

/** Null if there was nothing to compare. */
type Found = Record<'commitment' | 'numbers' | 'result', boolean | null>;

async function verify(): Promise<void> {
  clear();
  const claim = readForm();
  if (!claim) return say(t('badForm'), 'refused');
  if (!canProve()) return say(t('noCrypto'), 'refused');
  if (claim.seed === '') {
    say(t('hidden'), '', t(isDraw(claim.kind) ? 'hiddenDraw' : 'hiddenRound'));
    return at('message').scrollIntoView({ block: 'center' });
  }
  const digest = await sha256(claim.seed);
  const way = await wayOf(claim);
  const made = resultOf(claim, way.numbers);
  const found: Found = {
    commitment: claim.commitment === '' ? null : digest === claim.commitment,
    numbers: claim.told && JSON.stringify(claim.told) === JSON.stringify(way.numbers),
    result: made && claim.outcome ? made.isTold : null,
  };
  await showSteps(claim, { digest, way, made, found });
  showVerdict(found);
  at('message').scrollIntoView({ block: 'center' });
}

function showVerdict(found: Found): void {
  const failed = (['commitment', 'numbers', 'result'] as const).filter((name) => found[name] === false);
  if (failed.length > 0)
    return say(t('differs'), 'refused', failed.map((name) => t(`differs.${name}`)).join(' '));
  if (found.commitment === null) return say(t('uncommitted'), '', t('uncommittedWhy'));
  if (found.numbers === null) return say(t('seedMatches'), 'matches', t('seedMatchesWhy'));
  say(t('matches'), 'matches', t('matchesWhy'));
}

const code = (textContent: string) => element('code', { textContent, dir: 'ltr' });
const mark = (holds: boolean | null) =>
  holds === null
    ? []
    : [element('b', { className: holds ? 'ok' : 'no', textContent: t(holds ? 'asShown' : 'notAsShown') })];

const step = (name: TextName, ...content: HTMLElement[]) =>
  element('li', {}, element('h3', { textContent: t(name) }), ...content);

interface Computed {
  digest: string;
  way: Way;
  made: Made | null;
  found: Found;
}

async function showSteps({ kind }: Claim, { digest, way, made, found }: Computed): Promise<void> {
  const shown = draws[kind]?.shown(way.numbers) ?? way.numbers.join(' ');
  const result = made && (await wordsOf(kind, made));
  at('steps').append(
    element('h2', { textContent: t('stepsTitle') }),
    element(
      'ol',
      {},
      step('stepCommit', code(digest), ...mark(found.commitment)),
      step(
        'stepBlocks',
        ...way.blocks.map(({ message, hex }) =>
          element('p', { dir: 'ltr' }, code(message), ' → ', code(hex)),
        ),
      ),
      step('stepWords', tableOf(way.read)),
      step('stepNumbers', code(shown), ...mark(found.numbers)),
      ...(isDraw(kind)
        ? []
        : [step('stepResult', element('p', { textContent: result ?? t('noRules') }), ...mark(found.result))]),
    ),
  );
}

/** Each word, and the number derived from it. */
function tableOf(read: ReadWord[]): HTMLElement {
  const row = (...cells: string[]) =>
    element('tr', {}, ...cells.map((textContent) => element('td', { textContent })));
  const heads = (['word', 'size', 'number'] as const).map((name) =>
    element('th', { scope: 'col', textContent: t(name) }),
  );
  const rows = read.map(({ word: value, size, number }) =>
    row(String(value), String(size), number === null ? t('passedOver') : String(number)),
  );
  const table = element('table', {}, element('tr', {}, ...heads), ...rows);
  const region = element('div', { className: 'words', tabIndex: 0 }, table);
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', t('stepWords'));
  return region;
}

/** In the game's own terms, as on its page. */
async function wordsOf(kind: string, { result, jackpot }: Made): Promise<string> {
  const stage = await stageOf(results[kind]?.stage ?? kind);
  return [
    stage.words({ wins: [], own: [], ...result }),
    ...(jackpot === null ? [] : [t('jackpotDrawn', { number: jackpot })]),
  ].join('; ');
}

const namesInLinks: readonly string[] = [...fieldNames, 'game', 'outcome', 'pick'];

/** Throws SyntaxError. */
function outcomeIn(text: string): ToldOutcome | null {
  const outcome: unknown = JSON.parse(text);
  return isObject(outcome) ? outcome : null;
}

/** Fills the form from the address and verifies it; treat its content as plain text until it has been checked. */
async function takeAddress(): Promise<void> {
  clear();
  toldOutcome = null;
  const link = location.hash.slice(1);
  if (link === '') return;
  const values = new URLSearchParams(link.slice(0, mostLink));
  const isKnown = [...values.keys()].every((name) => namesInLinks.includes(name));
  if (link.length > mostLink || !isKnown) return say(t('badLink'), 'refused');
  const kind = kinds.find((one) => one === values.get('game')) ?? other;
  select('game').value = kind;
  showKind();
  for (const name of fieldNames) input(name).value = values.get(name) ?? '';
  if (!values.has('sizes')) fillInSizes(kind);
  const pick = picksOf(kind).find((one) => one === values.get('pick'));
  if (pick) select('pick').value = pick;
  try {
    toldOutcome = outcomeIn(values.get('outcome') ?? 'null');
  } catch {
    return say(t('badLink'), 'refused');
  }
  await verify();
}

document.title = at('name').textContent = t('verify');
at('intro').textContent = t('intro');
drawForm();
showKind();
fillInSizes(kindShown());
at('open').hidden = false;
window.addEventListener('hashchange', () => void takeAddress());
// The operator's report in the address no longer applies once the form is edited.
at('proof').addEventListener('input', () => {
  toldOutcome = null;
});
void takeAddress();
