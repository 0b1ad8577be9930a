import { addTexts, at, element, say, t } from './client.js';
import { canProve, digitsFrom, distinctFrom, numbersFrom, sha256 } from './proving.js';
import { results } from './results.js';

// All that is computed here is computed in this browser: nothing is asked of the operator, nothing is sent to it.

await addTexts('verify');

/** As the operator writes six numbers; other signs between them will do. */
const six = (highest) => ({
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

/** Draws of a lottery, which have one seed and no player's; the others are rounds. */
const draws = {
  threeDigits: {
    count: 3,
    highest: 9,
    lowest: 0,
    numbersOf: digitsFrom,
    /** As they are written, digit by digit. */
    shown: (numbers) => numbers.join(''),
    read: (text) => Array.from(text.replaceAll(/[\s,]/g, '')),
    way: 'way.threeDigits',
    named: () => t('of.threeDigits'),
  },
  draw42: six(42),
  draw49: six(49),
  draw55: six(55),
};

const ascending = (one, other) => one - other;

/** The lottery, or the game. */
function nameOf(kind) {
  const { highest } = results[kind] ?? {};
  return draws[kind]?.named() ?? (highest ? t('of.sixFun', { highest }) : t(`of.${kind}`));
}

const other = 'numbers';
const kinds = [...Object.keys(draws), ...Object.keys(results), other];
const isDraw = (kind) => Object.hasOwn(draws, kind);

const mostNonce = 2 ** 31 - 1;
const mostSizes = 100;
const mostLink = 8000;

function listOf(text) {
  return text.split(/[\s,]+/).filter((part) => part !== '');
}

const wholeFrom = (text, least, most) =>
  /^(0|[1-9]\d{0,9})$/.test(text) && Number(text) >= least && Number(text) <= most;

const isHex = (text) => /^[\da-f]{64}$/i.test(text);

/** By name: whether a field is asked for this kind, what is wrong with its text, and how it is typed. */
const fields = {
  commitment: { wrong: (text) => text !== '' && !isHex(text) && t('badHex') },
  seed: { wrong: (text) => text !== '' && !isHex(text) && t('badHex') },
  client: {
    for: (kind) => !isDraw(kind),
    wrong: (text) => !/^[\w-]{0,64}$/.test(text) && t('badClient'),
  },
  nonce: {
    for: (kind) => !isDraw(kind),
    wrong: (text) => !wholeFrom(text, 0, mostNonce) && t('badNonce', { most: mostNonce }),
    inputMode: 'numeric',
  },
  sizes: {
    for: (kind) => !isDraw(kind),
    wrong: badSizes,
    inputMode: 'numeric',
  },
  numbers: { wrong: badNumbers, inputMode: 'numeric' },
};

function badSizes(text, { kind }) {
  const sizes = listOf(text);
  const good = sizes.length <= mostSizes && sizes.every((size) => wholeFrom(size, 1, 2 ** 32));
  if (!good || sizes.length === 0) return t('badSizes');
  const own = results[kind]?.sizes ?? [];
  return (
    own.some((size, index) => Number(sizes[index]) !== size) && t('otherSizes', { sizes: own.join(' ') })
  );
}

function badNumbers(text, { kind, sizes }) {
  if (text === '') return false;
  const { count, lowest, highest, read } = isDraw(kind)
    ? draws[kind]
    : { count: listOf(sizes).length, lowest: 0, highest: 2 ** 32 - 1, read: listOf };
  const given = read(text);
  const good = given.length === count && given.every((number) => wholeFrom(number, lowest, highest));
  return !good && t('badNumbers', { count, lowest, highest });
}

const input = (name) => at(`field-${name}`);
const kindShown = () => at('field-game').value;

function labelled(name, control, hint) {
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

function drawForm() {
  const game = element(
    'select',
    {},
    ...kinds.map((kind) => element('option', { value: kind, textContent: nameOf(kind) })),
  );
  game.addEventListener('change', () => {
    showKind();
    input('sizes').value = results[kindShown()]?.sizes.join(' ') ?? '';
    clear();
  });
  const texts = Object.entries(fields).map(([name, { inputMode = 'text' }]) =>
    labelled(
      name,
      element('input', { type: 'text', inputMode, autocomplete: 'off', spellcheck: false, dir: 'ltr' }),
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

/** Asks for what this kind needs, and no more. */
function showKind() {
  const kind = kindShown();
  for (const [name, { for: isAsked }] of Object.entries(fields)) {
    at(`row-${name}`).hidden = isAsked?.(kind) === false;
  }
  const picks = results[kind]?.picks ?? [];
  at('row-pick').hidden = picks.length === 0;
  input('pick').replaceChildren(...picks.map((id) => element('option', { value: id, textContent: t(id) })));
  at('way').replaceChildren(
    element('h2', { textContent: t('wayTitle') }),
    ...(isDraw(kind)
      ? ['wayCommit', draws[kind].way]
      : ['wayCommit', 'wayRound', 'wayNumbers', 'wayResult']
    ).map((name) => element('p', { textContent: t(name) })),
    element('p', { textContent: t('wayProves') }),
  );
}

function clear() {
  at('steps').replaceChildren();
  at('message').replaceChildren();
  at('message').className = '';
  for (const name of Object.keys(fields)) showWrong(name, '');
}

function showWrong(name, text) {
  at(`wrong-${name}`).textContent = text;
  at(`wrong-${name}`).hidden = !text;
  input(name).setAttribute('aria-invalid', String(Boolean(text)));
}

/** What the form says, or null with what is wrong said beside it. */
function readForm() {
  const kind = kindShown();
  const asked = Object.entries(fields).filter(([, { for: isAsked }]) => isAsked?.(kind) !== false);
  const given = Object.fromEntries(asked.map(([name]) => [name, input(name).value.trim()]));
  const wrong = asked.filter(([name, field]) => {
    const text = field.wrong(given[name], { kind, sizes: given.sizes ?? '' });
    showWrong(name, text || '');
    return text;
  });
  if (wrong.length > 0) {
    input(wrong[0][0]).focus();
    return null;
  }
  const { commitment, seed, numbers, sizes = '', client, nonce } = given;
  return {
    kind,
    commitment: commitment.toLowerCase(),
    seed: seed.toLowerCase(),
    client,
    nonce,
    sizes: listOf(sizes).map(Number),
    told: numbers === '' ? null : toldNumbers(kind, numbers),
    pick: input('pick').value,
    outcome: toldOutcome,
  };
}

/** Six numbers of a draw come in any order. */
function toldNumbers(kind, text) {
  const numbers = (draws[kind]?.read ?? listOf)(text).map(Number);
  return draws[kind]?.lowest === 1 ? numbers.toSorted(ascending) : numbers;
}

/** What the operator said the game came to, from the address; null where it did not, or the form is another's. */
let toldOutcome = null;

async function wayOf({ kind, seed, client, nonce, sizes }) {
  if (isDraw(kind)) return draws[kind].numbersOf(seed);
  return numbersFrom(seed, (block) => `${client}:${nonce}:${block}`, sizes);
}

/** What follows from the numbers, and whether that was told too; null for kinds whose rules are not known here. */
function resultOf({ kind, pick, outcome }, numbers) {
  const known = results[kind];
  if (!known) return null;
  const result = known.of(numbers.slice(0, known.sizes.length), pick || outcome?.target || lucky(outcome));
  const [further] = numbers.slice(known.sizes.length);
  if (outcome?.jackpot && further !== undefined) result.jackpot = { number: further };
  const same = (name) => JSON.stringify(result[name]) === JSON.stringify(outcome?.[name]);
  return { result, isTold: outcome === null || Object.keys(result).every(same) };
}

/** Whether digits were drawn for the player too. */
const lucky = (outcome) => (outcome?.own?.length > 0 ? 'lucky' : '');

async function verify() {
  clear();
  const given = readForm();
  if (!given) return say(t('badForm'), 'refused');
  if (!canProve()) return say(t('noCrypto'), 'refused');
  if (given.seed === '') {
    say(t('hidden'), '', t(isDraw(given.kind) ? 'hiddenDraw' : 'hiddenRound'));
    return at('message').scrollIntoView({ block: 'center' });
  }
  const digest = await sha256(given.seed);
  const { blocks, read, numbers } = await wayOf(given);
  const made = resultOf(given, numbers);
  const found = {
    commitment: given.commitment === '' ? null : digest === given.commitment,
    numbers: given.told && JSON.stringify(given.told) === JSON.stringify(numbers),
    result: made && given.outcome ? made.isTold : null,
  };
  await showSteps({ given, digest, blocks, read, numbers, made, found });
  showVerdict(found);
  at('message').scrollIntoView({ block: 'center' });
}

function showVerdict(found) {
  const failed = Object.keys(found).filter((name) => found[name] === false);
  if (failed.length > 0)
    return say(t('differs'), 'refused', failed.map((name) => t(`differs.${name}`)).join(' '));
  if (found.commitment === null) return say(t('uncommitted'), '', t('uncommittedWhy'));
  if (found.numbers === null) return say(t('seedMatches'), 'matches', t('seedMatchesWhy'));
  say(t('matches'), 'matches', t('matchesWhy'));
}

const code = (textContent) => element('code', { textContent, dir: 'ltr' });
const mark = (holds) =>
  holds === null
    ? []
    : [element('b', { className: holds ? 'ok' : 'no', textContent: t(holds ? 'asShown' : 'notAsShown') })];

function step(name, ...content) {
  return element('li', {}, element('h3', { textContent: t(name) }), ...content);
}

async function showSteps({ given, digest, blocks, read, numbers, made, found }) {
  const shown = draws[given.kind]?.shown(numbers) ?? numbers.join(' ');
  const result = made && (await wordsOf(given.kind, made.result));
  at('steps').append(
    element('h2', { textContent: t('stepsTitle') }),
    element(
      'ol',
      {},
      step('stepCommit', code(digest), ...mark(found.commitment)),
      step(
        'stepBlocks',
        ...blocks.map(({ message, hex }) => element('p', {}, code(message), ' → ', code(hex))),
      ),
      step('stepWords', tableOf(read)),
      step('stepNumbers', code(shown), ...mark(found.numbers)),
      ...(isDraw(given.kind)
        ? []
        : [step('stepResult', element('p', { textContent: result ?? t('noRules') }), ...mark(found.result))]),
    ),
  );
}

/** Each word that was read, and what it became. */
function tableOf(read) {
  const row = (tag, ...cells) =>
    element('tr', {}, ...cells.map((textContent) => element(tag, { textContent })));
  const head = row('th', t('word'), t('size'), t('number'));
  for (const cell of head.children) cell.scope = 'col';
  const rows = read.map(({ word, size, number }) => row('td', word, size, number ?? t('passedOver')));
  const region = element('div', { className: 'words', tabIndex: 0 }, element('table', {}, head, ...rows));
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', t('stepWords'));
  return region;
}

/** In the words of the game, as its own page says them. */
async function wordsOf(kind, result) {
  const { stage } = await import(`./stages/${results[kind].stage ?? kind}.js`);
  const { jackpot } = result;
  return [
    stage.words({ wins: [], own: [], ...result }),
    ...(jackpot ? [t('jackpotDrawn', { number: jackpot.number })] : []),
  ].join('; ');
}

const named = { game: true, outcome: true, pick: true };

/** Fills the form from the address and verifies; what it holds is text until it has been checked. */
async function takeAddress() {
  clear();
  toldOutcome = null;
  const link = location.hash.slice(1);
  if (link === '') return;
  const values = new URLSearchParams(link.slice(0, mostLink));
  const known = [...values.keys()].every((name) => Object.hasOwn(fields, name) || Object.hasOwn(named, name));
  if (link.length > mostLink || !known) return say(t('badLink'), 'refused');
  const kind = kinds.find((one) => one === values.get('game')) ?? other;
  input('game').value = kind;
  showKind();
  for (const name of Object.keys(fields)) input(name).value = values.get(name) ?? '';
  if (!values.has('sizes')) input('sizes').value = results[kind]?.sizes.join(' ') ?? '';
  const picks = results[kind]?.picks ?? [];
  if (picks.includes(values.get('pick'))) input('pick').value = values.get('pick');
  try {
    const outcome = JSON.parse(values.get('outcome') ?? 'null');
    toldOutcome = typeof outcome === 'object' ? outcome : null;
  } catch {
    return say(t('badLink'), 'refused');
  }
  await verify();
}

document.title = at('name').textContent = t('verify');
at('intro').textContent = t('intro');
drawForm();
showKind();
input('sizes').value = results[kindShown()]?.sizes.join(' ') ?? '';
at('open').hidden = false;
window.addEventListener('hashchange', () => void takeAddress());
// What is typed is no longer what the address told.
at('proof').addEventListener('input', () => {
  toldOutcome = null;
});
void takeAddress();
