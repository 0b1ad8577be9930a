import type { PlayAnswers } from '#operator/http/play.routes.ts';
import {
  ask,
  endSession,
  endsPage,
  hasEnded,
  money,
  onBetInstead,
  open,
  query,
  refuse,
  say,
  tellApp,
  write,
} from './shared/client.ts';
import { at, element, markLabels, onPress } from './shared/dom.ts';
import { leftToRight } from './shared/drawing.ts';
import { t, word } from './shared/texts.ts';
import { newKey } from './shared/values.ts';
import { sixPicked, sixPicker } from './sixPicker.ts';
import { verifyLink } from './verifyLink.ts';

// Bets with a later result. Sends each bet with the same idempotency key until its outcome is known.

type Book = PlayAnswers['book/state'];
type Event = Book['events'][number];
type Ticket = Book['tickets'][number];
type Result = Book['results'][number];
type Proof = NonNullable<Ticket['proof']>;
type Teams = readonly [home: string, away: string];
/** A match or fight by its teams, a draw by its number. */
type Subject = { teams: Teams } | { numero: string };

interface Bet {
  event: string;
  choice: string;
  stake: number;
  prizeMode: string | undefined;
  idempotencyKey: string;
}

const refreshEvery = 5000;

let pending: Bet | null = null;
let busy = false;
/** Difference between the operator's clock and this device's, in milliseconds. */
let ahead = 0;
const shown = new Map<string, string>();

/** Redraws a part only if it has changed, to preserve focus and choices. */
function draw<Value>(part: string, values: Value[], make: (value: Value) => Node): void {
  const text = JSON.stringify(values);
  if (shown.get(part) === text) return;
  shown.set(part, text);
  at(part).replaceChildren(...values.map(make));
}

const titleOf = (subject: Subject) =>
  'teams' in subject ? subject.teams.join(' – ') : t('drawNumber', { numero: subject.numero });

let book: Book;

/** Formats stored numbers for reading. */
const spaced = (numbers: string) => leftToRight(numbers.replaceAll('-', ' '));

/** Name of a side of a match, or of a cock's side with its name. */
function sideOf(id: string, [home, away]: Teams): string {
  const isFight = book.kind === 'sabong';
  if (id === 'home') return isFight ? `${t('meron')}: ${home}` : home;
  if (id === 'away') return isFight ? `${t('wala')}: ${away}` : away;
  return t('drawSide');
}

/** Name of a match's or fight's side, of a draw's side, or the digits themselves. */
function choiceOf(id: string, subject: Subject): string {
  if ('teams' in subject) return sideOf(id, subject.teams);
  return /^[\d-]+$/.test(id) ? spaced(id) : word(id);
}

function pick(event: Event, id: string, times: number, ...label: (Node | string)[]): HTMLElement {
  const value = `${event.id} ${id}`;
  return element(
    'label',
    { className: id === 'digits' ? 'pick digits' : 'pick' },
    element('input', { type: 'radio', name: 'pick', value }),
    ...label,
    element('small', { textContent: t('pays', { times }) }),
  );
}

/** From a lottery's address: bets on the digits, or on their sum. */
const playTypes = ['Tradition', 'Entertainment'] as const;
type PlayType = (typeof playTypes)[number];

function showPlayTypes(): void {
  const buttons = playTypes.map((type) => {
    const button = element('button', { type: 'button', textContent: t(type) });
    button.addEventListener('click', () => choose(type));
    return { type, button };
  });
  const choose = (chosen: PlayType) => {
    for (const { type, button } of buttons) button.setAttribute('aria-pressed', String(type === chosen));
    at('bet').dataset.playType = chosen;
    for (const picked of at('bet').querySelectorAll<HTMLInputElement>('input:checked'))
      picked.checked = false;
    markLabels();
  };
  at('playTypes').hidden = false;
  at('playTypes').replaceChildren(...buttons.map(({ button }) => button));
  choose(playTypes.find((type) => location.pathname.includes(`/${type}/`)) ?? playTypes[0]);
}

/** The match whose card the player tapped comes first. */
const tapped = query.get('room') ?? '';
const isTapped = ({ roomId }: Event) => roomId === tapped;
const tappedFirst = (events: Event[]) =>
  [...events].sort((one, other) => Number(isTapped(other)) - Number(isTapped(one)));

/** A number bet, with a field for its digits. */
function numberPick(event: Event, times: number): HTMLElement {
  const digits = element('input', {
    type: 'text',
    inputMode: 'numeric',
    maxLength: 3,
    placeholder: '000',
    name: 'digits',
    autocomplete: 'off',
  });
  digits.setAttribute('aria-label', t('threeDigits'));
  const label = pick(event, 'digits', times, t('number'), digits);
  digits.addEventListener('focus', () => {
    const radio = label.querySelector<HTMLInputElement>('input[type=radio]');
    if (radio) radio.checked = true;
    markLabels();
  });
  return label;
}

function drawEvent(event: Event): HTMLElement {
  const closes = element('p', { className: 'closes' });
  closes.dataset.closesAt = String(event.closesAt);
  return element(
    'fieldset',
    {},
    element('legend', { textContent: titleOf(event) }),
    closes,
    ...(book.kind === 'sixNumbers' ? sixPicker(book.highest) : []),
    ...event.choices.map(({ id, times }) => pick(event, id, times, choiceOf(id, event))),
    ...(event.digitsTimes ? [numberPick(event, event.digitsTimes)] : []),
  );
}

/** Where a draw can be verified; before the draw that page says that its seed is not revealed yet. */
function proofOf({ commitment, seed, winningNumbers }: Proof, title: string): HTMLElement {
  const values = {
    game: book.kind === 'sixNumbers' ? `draw${book.highest}` : 'threeDigits',
    commitment,
    seed,
    numbers: winningNumbers,
  };
  const link = verifyLink(values, { textContent: t('verify') });
  link.setAttribute('aria-label', t('verifyThis', { title }));
  return link;
}

function drawTicket(ticket: Ticket): HTMLElement {
  const { id, stake, won, status, cancellable, proof } = ticket;
  const title = titleOf(ticket);
  const choice = choiceOf(ticket.choice, ticket);
  const cancel = element('button', { type: 'button', textContent: t('cancelBet') });
  cancel.setAttribute('aria-label', t('cancelThis', { choice, title }));
  cancel.addEventListener('click', () => void change('book/cancel', { ticket: id }, t('betCancelled')));
  return element(
    'li',
    {},
    element('span', { textContent: `${title}: ${choice}, ${money(stake)}` }),
    element('b', { textContent: t(`status.${status}`, { amount: won > 0 ? money(won) : '' }) }),
    ...(cancellable ? [cancel] : []),
    ...(proof ? [proofOf(proof, title)] : []),
    ...(proof?.matches === false ? [element('strong', { textContent: t('proofDiffers') })] : []),
  );
}

function wordsOf(result: Result): string {
  if ('numero' in result) return `${result.numero}: ${spaced(result.winningNumbers)}`;
  const title = titleOf(result);
  if ('winner' in result) return t('fightWon', { title, winner: sideOf(result.winner, result.teams) });
  const [home, away] = result.score;
  return t('score', { title, home, away });
}

const drawResult = (result: Result) =>
  element('li', {}, wordsOf(result), ...('proof' in result ? [proofOf(result.proof, titleOf(result))] : []));

const percent = (hundredths: number) => (hundredths / 100).toFixed(2);

function rules(): string[] {
  if (book.kind === 'lottery') {
    const { returns, commitment } = book;
    return [
      t('lotteryRules'),
      t('lotteryReturn', { digits: percent(returns.digits), sides: percent(returns.sides) }),
      t('lotteryProof', { commitment }),
    ];
  }
  if (book.kind === 'sixNumbers') {
    const { highest, returnToPlayer, commitment } = book;
    const returned = t('matchReturn', { returns: `${percent(returnToPlayer)}%` });
    return [t('sixRules', { highest }), returned, t('lotteryProof', { commitment })];
  }
  const { kind, events, returns } = book;
  const named = events.flatMap((event) =>
    event.choices.map(({ id }) => `${choiceOf(id, event)} ${percent(returns[`${event.id} ${id}`] ?? 0)}%`),
  );
  return [
    t(kind === 'sabong' ? 'fightRules' : 'matchRules'),
    t('matchReturn', { returns: named.join(', ') }),
  ];
}

const row = (tag: 'th' | 'td', ...cells: string[]) =>
  element('tr', {}, ...cells.map((textContent) => element(tag, { textContent })));

/** Payouts by number of hits. */
const drawPrizes = ({ prizes }: Extract<Book, { kind: 'sixNumbers' }>) =>
  element(
    'table',
    {},
    row('th', t('hits'), t('paysHead')),
    ...prizes.map(({ hits, times }) => row('td', String(hits), `× ${times.toLocaleString('en')}`)),
  );

/** Payouts of each prize mode, with this game's marked. */
function drawPaytable({ prizeMode, paytables }: Extract<Book, { kind: 'lottery' }>): HTMLElement {
  const rows = paytables.map(({ mode, digits, side }) => {
    const cells = row('td', mode, t('pays', { times: digits }), t('pays', { times: side }));
    if (mode === prizeMode) cells.setAttribute('aria-current', 'true');
    return cells;
  });
  return element(
    'table',
    {},
    element('caption', { textContent: t('prizeMode', { mode: prizeMode }) }),
    row('th', '', t('threeDigits'), t('Entertainment')),
    ...rows,
  );
}

function show(state: Book): void {
  book = state;
  ahead = state.now - Date.now();
  const balance = money(state.balance);
  if (at('balance').textContent && at('balance').textContent !== balance)
    tellApp({ type: 'play.balanceChanged' });
  at('balance').textContent = balance;
  draw('amounts', state.stakes, (stake) =>
    element('option', { value: String(stake), textContent: money(stake) }),
  );
  draw('events', tappedFirst(state.events), drawEvent);
  draw('tickets', state.tickets, drawTicket);
  draw('results', state.results, drawResult);
  at('yourBets').hidden = state.tickets.length === 0;
  at('latestResults').hidden = state.results.length === 0;
  draw('rules', rules(), (textContent) => element('p', { textContent }));
  if (state.kind === 'sixNumbers') draw('paytable', [state.prizes], () => drawPrizes(state));
  if (state.kind === 'lottery')
    draw('paytable', [{ mode: state.prizeMode, paytables: state.paytables }], () => drawPaytable(state));
  markLabels();
  tick();
}

function tick(): void {
  for (const closes of document.querySelectorAll<HTMLElement>('.closes')) {
    const seconds = Math.max(0, Math.ceil((Number(closes.dataset.closesAt) - Date.now() - ahead) / 1000));
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const left = parts.map((part) => String(part).padStart(2, '0')).join(':');
    closes.textContent = seconds === 0 ? t('betsClosed') : t('closesIn', { left });
  }
}

const textIn = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

function chosen(): Pick<Bet, 'event' | 'choice'> {
  if (book.kind === 'sixNumbers') return { event: book.events[0]?.id ?? '', choice: sixPicked() };
  const form = new FormData(at('bet', HTMLFormElement));
  const [event = '', choice = ''] = textIn(form, 'pick').split(' ');
  return { event, choice: choice === 'digits' ? textIn(form, 'digits') : choice };
}

function place(): void {
  if (busy) return;
  const { event, choice } = chosen();
  if (!pending && !choice) return say(t(book.kind === 'sixNumbers' ? 'pickSix' : 'pickFirst'));
  const stake = Number(at('amounts', HTMLSelectElement).value);
  const prizeMode = book.kind === 'lottery' ? book.prizeMode : undefined;
  pending ??= { event, choice, stake, prizeMode, idempotencyKey: newKey() };
  void change('book/place', pending, t('betStands'));
}

/** A lower stake on the current pick, instead of one that exceeds the balance. */
function betInstead(stake: number): void {
  if (!book.stakes.includes(stake) || busy || pending) return;
  at('amounts', HTMLSelectElement).value = String(stake);
  place();
}

async function change(
  call: 'book/place' | 'book/cancel',
  body: Bet | { ticket: string },
  done: string,
): Promise<void> {
  if (busy) return;
  setBusy(true);
  say('');
  const answer = await write(call, body);
  if (!answer) say(t(call === 'book/place' ? 'unconfirmed' : 'cancelUnconfirmed'), 'refused');
  else {
    if (call === 'book/place') pending = null;
    if (answer.success) {
      show(answer.value);
      say(done);
    } else {
      refuse(answer);
      if (answer.code === 'insufficientBalance' && 'stake' in body)
        tellApp({ type: 'play.moneyShort', stake: body.stake, stakes: book.stakes });
    }
  }
  setBusy(false);
}

function setBusy(value: boolean): void {
  busy = value;
  at('place').setAttribute('aria-disabled', String(value));
  at('place').textContent = t(pending && !value ? 'checkAgain' : 'placeBet');
}

async function refresh(): Promise<void> {
  if (hasEnded()) return;
  if (!busy && !document.hidden) {
    const answer = await ask('book/state', {});
    // A write started meanwhile has newer data.
    if (!busy && answer?.success) show(answer.value);
    else if (!busy && endsPage(answer)) endSession();
  }
  setTimeout(() => void refresh(), refreshEvery);
}

async function start(): Promise<void> {
  const state = await open('book/open');
  if (!state) return;
  show(state);
  if (state.kind === 'lottery') showPlayTypes();
  setInterval(tick, 1000);
  setTimeout(() => void refresh(), refreshEvery);
}

onPress(at('place'), place);
onBetInstead(betInstead);
// A sandboxed frame can't submit forms, so Enter in the digits has to place the bet.
at('bet').addEventListener('keydown', (event) => {
  const isText = event.target instanceof HTMLInputElement && event.target.type === 'text';
  if (event.key !== 'Enter' || !isText) return;
  event.preventDefault();
  if (!event.repeat) place();
});
void start();
