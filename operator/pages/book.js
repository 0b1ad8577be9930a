import {
  ask,
  at,
  element,
  endSession,
  endsPage,
  hasEnded,
  money,
  newKey,
  open,
  query,
  refuse,
  say,
  t,
  tellApp,
  write,
} from './client.js';
import { sixPicked, sixPicker } from './sixPicker.js';
import { leftToRight } from './stages/drawing.js';
import { verifyLink } from './verifyLink.js';

// Bets on what happens later. A bet is sent with one idempotency key until its result is known.

const refreshEvery = 5000;

let pending = null;
let busy = false;
/** The operator's clock less this device's, in milliseconds. */
let ahead = 0;
const shown = new Map();

/** Draws a part again only when it changed, so that focus and choices stay where they are. */
function draw(part, value, make) {
  const text = JSON.stringify(value);
  if (shown.get(part) === text) return;
  shown.set(part, text);
  at(part).replaceChildren(...value.map(make));
}

/** A match by its teams, a draw by its number. */
const titleOf = ({ teams, numero }) => (teams ? teams.join(' – ') : t('drawNumber', { numero }));

/** Of the book that is shown; what it pays by is of a lottery alone. */
let kind = '';
let prizeMode;
let events = [];
/** The highest number of a lottery of six. */
let highest = 0;

/** Numbers as they are kept, to be read. */
const spaced = (numbers) => leftToRight(numbers.replaceAll('-', ' '));

/** A cock's side in the pit, with its name. */
const cockOf = (id, [meron, wala]) =>
  ({ home: `${t('meron')}: ${meron}`, away: `${t('wala')}: ${wala}` })[id] ?? t('drawSide');

/** A side of a match, a fight or a draw's digits, or the digits themselves. */
function choiceOf(id, teams) {
  if (teams && kind === 'sabong') return cockOf(id, teams);
  if (teams) return { home: teams[0], away: teams[1] }[id] ?? t('drawSide');
  return /^[\d-]+$/.test(id) ? spaced(id) : t(id);
}

function pick(event, id, times, ...label) {
  const value = `${event.id} ${id}`;
  return element(
    'label',
    { className: id === 'digits' ? 'pick digits' : 'pick' },
    element('input', { type: 'radio', name: 'pick', value }),
    ...label,
    element('small', { textContent: t('pays', { times }) }),
  );
}

/** Of a lottery, from its address: bets on the digits themselves, or on what they sum up to. */
const playTypes = ['Tradition', 'Entertainment'];
let playType = playTypes.find((type) => location.pathname.includes(`/${type}/`)) ?? playTypes[0];

function showPlayTypes() {
  at('playTypes').hidden = false;
  at('playTypes').replaceChildren(
    ...playTypes.map((type) => {
      const button = element('button', { type: 'button', textContent: t(type) });
      button.setAttribute('aria-pressed', String(type === playType));
      button.addEventListener('click', () => changePlayType(type));
      return button;
    }),
  );
}

function changePlayType(type) {
  playType = type;
  for (const [index, button] of [...at('playTypes').children].entries())
    button.setAttribute('aria-pressed', String(playTypes[index] === type));
  at('bet').dataset.playType = type;
  for (const picked of at('bet').querySelectorAll(':checked')) picked.checked = false;
}

/** The match by whose card the player came stands before the others. */
const tapped = query.get('room') ?? '';
const tappedFirst = (events) =>
  [...events].sort((one, other) => (other.roomId === tapped) - (one.roomId === tapped));

function drawEvent(event) {
  const digits = element('input', { type: 'text', inputMode: 'numeric', maxLength: 3, placeholder: '000' });
  digits.name = 'digits';
  digits.autocomplete = 'off';
  digits.setAttribute('aria-label', t('threeDigits'));
  const closes = element('p', { className: 'closes' });
  closes.dataset.closesAt = event.closesAt;
  const group = element(
    'fieldset',
    {},
    element('legend', { textContent: titleOf(event) }),
    closes,
    ...(kind === 'sixNumbers' ? sixPicker(highest) : []),
    ...event.choices.map(({ id, times }) => pick(event, id, times, choiceOf(id, event.teams))),
    ...(event.digitsTimes ? [pick(event, 'digits', event.digitsTimes, t('number'), digits)] : []),
  );
  digits.addEventListener('focus', () => {
    group.querySelector('input[value$=" digits"]').checked = true;
  });
  return group;
}

/** Where a draw can be verified, before it too: then the page says that its seed is not told yet. */
function proofOf({ commitment, seed, winningNumbers }, numero) {
  const values = {
    game: kind === 'sixNumbers' ? `draw${highest}` : 'threeDigits',
    commitment,
    seed,
    numbers: winningNumbers,
  };
  const link = verifyLink(values, { textContent: t('verify') });
  link.setAttribute('aria-label', t('verifyThis', { title: t('drawNumber', { numero }) }));
  return link;
}

function drawTicket(ticket) {
  const { id, stake, won, status, cancellable, proof, numero } = ticket;
  const title = titleOf(ticket);
  const choice = choiceOf(ticket.choice, ticket.teams);
  const cancel = element('button', { type: 'button', textContent: t('cancelBet') });
  cancel.setAttribute('aria-label', t('cancelThis', { choice, title }));
  cancel.addEventListener('click', () => void change('book/cancel', { ticket: id }, t('betCancelled')));
  return element(
    'li',
    {},
    element('span', { textContent: `${title}: ${choice}, ${money(stake)}` }),
    element('b', { textContent: t(`status.${status}`, { amount: won > 0 ? money(won) : '' }) }),
    ...(cancellable ? [cancel] : []),
    ...(proof ? [proofOf(proof, numero)] : []),
    ...(proof?.matches === false ? [element('strong', { textContent: t('proofDiffers') })] : []),
  );
}

const drawResult = ({ numero, winningNumbers, proof, teams, score, winner }) => {
  const ofTeams = () =>
    winner
      ? t('fightWon', { title: titleOf({ teams }), winner: choiceOf(winner, teams) })
      : t('score', { title: titleOf({ teams }), home: score[0], away: score[1] });
  const text = teams ? ofTeams() : `${numero}: ${spaced(winningNumbers)}`;
  return element('li', {}, text, ...(proof ? [proofOf(proof, numero)] : []));
};

function rulesOf({ events, returns, returnToPlayer, commitment }) {
  const percent = (hundredths) => (hundredths / 100).toFixed(2);
  if (kind === 'lottery') {
    return [
      t('lotteryRules'),
      t('lotteryReturn', { digits: percent(returns.digits), sides: percent(returns.sides) }),
      t('lotteryProof', { commitment }),
    ];
  }
  if (kind === 'sixNumbers') {
    const returned = t('matchReturn', { returns: `${percent(returnToPlayer)} %` });
    return [t('sixRules', { highest }), returned, t('lotteryProof', { commitment })];
  }
  const named = events.flatMap(({ id, teams, choices }) =>
    choices.map((choice) => `${choiceOf(choice.id, teams)} ${percent(returns[`${id} ${choice.id}`])} %`),
  );
  return [
    t(kind === 'sabong' ? 'fightRules' : 'matchRules'),
    t('matchReturn', { returns: named.join(', ') }),
  ];
}

/** What so many hits pay. */
function drawPrizes({ prizes }) {
  const row = (tag, ...cells) =>
    element('tr', {}, ...cells.map((textContent) => element(tag, { textContent })));
  return element(
    'table',
    {},
    row('th', t('hits'), t('paysHead')),
    ...prizes.map(({ hits, times }) => row('td', String(hits), `× ${times.toLocaleString('en')}`)),
  );
}

/** What each prize mode pays, that of this game marked. */
function drawPaytable({ prizeMode, paytables }) {
  const row = (name, cells) =>
    element('tr', {}, ...cells.map((textContent) => element(name, { textContent })));
  const rows = paytables.map(({ mode, digits, side }) => {
    const cells = row('td', [mode, t('pays', { times: digits }), t('pays', { times: side })]);
    if (mode === prizeMode) cells.setAttribute('aria-current', 'true');
    return cells;
  });
  return element(
    'table',
    {},
    element('caption', { textContent: t('prizeMode', { mode: prizeMode }) }),
    row('th', ['', t('threeDigits'), t('Entertainment')]),
    ...rows,
  );
}

function show(state) {
  ({ kind, prizeMode, events, highest = 0 } = state);
  ahead = state.now - Date.now();
  const balance = money(state.balance);
  if (at('balance').textContent && at('balance').textContent !== balance)
    tellApp({ type: 'play.balanceChanged' });
  at('balance').textContent = balance;
  draw('amounts', state.stakes, (stake) => element('option', { value: stake, textContent: money(stake) }));
  draw('events', tappedFirst(state.events), drawEvent);
  draw('tickets', state.tickets, drawTicket);
  draw('results', state.results, drawResult);
  draw('rules', rulesOf(state), (textContent) => element('p', { textContent }));
  if (state.prizes) draw('paytable', [{ prizes: state.prizes }], drawPrizes);
  else draw('paytable', state.paytables ? [state] : [], drawPaytable);
  tick();
}

function tick() {
  for (const closes of document.querySelectorAll('.closes')) {
    const seconds = Math.max(0, Math.ceil((Number(closes.dataset.closesAt) - Date.now() - ahead) / 1000));
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const left = parts.map((part) => String(part).padStart(2, '0')).join(':');
    closes.textContent = seconds === 0 ? t('betsClosed') : t('closesIn', { left });
  }
}

function chosen() {
  if (kind === 'sixNumbers') return { event: events[0]?.id ?? '', choice: sixPicked() };
  const form = new FormData(at('bet'));
  const [event = '', choice = ''] = (form.get('pick') ?? '').split(' ');
  return { event, choice: choice === 'digits' ? form.get('digits') : choice };
}

function place() {
  if (busy) return;
  const { event, choice } = chosen();
  if (!pending && !choice) return say(t(kind === 'sixNumbers' ? 'pickSix' : 'pickFirst'));
  const stake = Number(at('amounts').value);
  pending ??= { event, choice, stake, prizeMode, idempotencyKey: newKey() };
  void change('book/place', pending, t('betStands'));
}

async function change(call, body, done) {
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
    } else refuse(answer);
  }
  setBusy(false);
}

function setBusy(value) {
  busy = value;
  at('place').setAttribute('aria-disabled', String(value));
  at('place').textContent = t(pending && !value ? 'checkAgain' : 'placeBet');
}

async function refresh() {
  if (hasEnded()) return;
  if (!busy && !document.hidden) {
    const answer = await ask('book/state', {});
    // A write that was begun meanwhile tells more.
    if (!busy && answer?.success) show(answer.value);
    else if (!busy && endsPage(answer)) endSession();
  }
  setTimeout(() => void refresh(), refreshEvery);
}

async function start() {
  const state = await open('book/open');
  if (!state) return;
  show(state);
  if (state.kind === 'lottery') {
    showPlayTypes();
    changePlayType(playType);
  }
  setInterval(tick, 1000);
  setTimeout(() => void refresh(), refreshEvery);
}

at('place').addEventListener('click', place);
// A sandboxed frame may not submit forms: Enter in the digits places the bet instead.
at('bet').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.target.type !== 'text') return;
  event.preventDefault();
  place();
});
void start();
