'use strict';

// Bets on what happens later. A bet is sent under one key until the operator has answered it.

const api = '/play/api/book/';
const patience = 10_000;
const pauses = [1000, 2000, 4000];
const refreshEvery = 5000;
const over = ['sessionEnded', 'notLoggedIn', 'userDisabled'];
const closed = ['maintenance', 'accessRestricted'];
const statuses = { open: 'Waiting', lost: 'Lost', cancelled: 'Cancelled' };

const at = (id) => document.getElementById(id);
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const number = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (pesos) => `₱${number.format(pesos)}`;
const tellApp = (message) => parent !== window && parent.postMessage(message, location.origin);

let token = '';
let pending = null;
let busy = false;
let ended = false;
/** The operator's clock less this device's, in milliseconds. */
let ahead = 0;
const shown = new Map();

function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** The operator's answer, or null when none came that can be relied on. */
async function ask(call, body) {
  try {
    const response = await fetch(api + call, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const answer = await response.json();
    const certain = response.status < 500 || closed.includes(answer.code);
    return certain && typeof answer.success === 'boolean' ? answer : null;
  } catch {
    return null;
  }
}

async function askUntilAnswered(call, body) {
  let answer = await ask(call, body);
  for (const pause of pauses) {
    if (answer) break;
    say('Slow connection. Checking again …');
    await wait(pause);
    answer = await ask(call, body);
  }
  return answer;
}

function say(text) {
  at('message').textContent = text;
}

function end(title, reason) {
  ended = true;
  at('book').hidden = true;
  at('ended').hidden = false;
  at('endedTitle').textContent = title;
  at('reason').textContent = reason;
  at('endedTitle').focus();
}

/** Draws a part again only when it changed, so that focus and choices stay where they are. */
function draw(part, value, make) {
  const text = JSON.stringify(value);
  if (shown.get(part) === text) return;
  shown.set(part, text);
  at(part).replaceChildren(...value.map(make));
}

function pick(event, id, times, ...label) {
  const value = `${event.id} ${id}`;
  return element(
    'label',
    { className: 'pick' },
    element('input', { type: 'radio', name: 'pick', value }),
    ...label,
    element('small', { textContent: `pays × ${times}` }),
  );
}

function drawEvent(event) {
  const digits = element('input', { type: 'text', inputMode: 'numeric', maxLength: 3, placeholder: '000' });
  digits.name = 'digits';
  digits.autocomplete = 'off';
  digits.setAttribute('aria-label', 'Three digits');
  const closes = element('p', { className: 'closes' });
  closes.dataset.closesAt = event.closesAt;
  const group = element(
    'fieldset',
    {},
    element('legend', { textContent: event.title }),
    closes,
    ...event.choices.map(({ id, label, times }) => pick(event, id, times, label)),
    ...(event.digitsTimes ? [pick(event, 'digits', event.digitsTimes, 'Number', digits)] : []),
  );
  digits.addEventListener('focus', () => {
    group.querySelector('input[value$=" digits"]').checked = true;
  });
  return group;
}

function drawTicket({ id, title, choice, stake, won, status, cancellable }) {
  const cancel = element('button', { type: 'button', textContent: 'Cancel bet' });
  cancel.setAttribute('aria-label', `Cancel ${choice}, ${title}`);
  cancel.addEventListener(
    'click',
    () => void change('cancel', { ticket: id }, 'Cancelled. The stake is back.'),
  );
  const words = status === 'won' ? `Won ${won > 0 ? money(won) : ''}` : statuses[status];
  return element(
    'li',
    {},
    element('span', { textContent: `${title}: ${choice}, ${money(stake)}` }),
    element('b', { textContent: words }),
    ...(cancellable ? [cancel] : []),
  );
}

function show(state) {
  ahead = state.now - Date.now();
  const balance = money(state.balance);
  if (at('balance').textContent && at('balance').textContent !== balance)
    tellApp({ type: 'play.balanceChanged' });
  at('balance').textContent = balance;
  draw('amounts', state.stakes, (stake) => element('option', { value: stake, textContent: money(stake) }));
  draw('events', state.events, drawEvent);
  draw('tickets', state.tickets, drawTicket);
  draw('results', state.results, (textContent) => element('li', { textContent }));
  draw('rules', state.rules, (textContent) => element('p', { textContent }));
  tick();
}

function tick() {
  for (const closes of document.querySelectorAll('.closes')) {
    const seconds = Math.max(0, Math.ceil((Number(closes.dataset.closesAt) - Date.now() - ahead) / 1000));
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const left = parts.map((part) => String(part).padStart(2, '0')).join(':');
    closes.textContent = seconds === 0 ? 'Closed' : `Bets close in ${left}`;
  }
}

function chosen() {
  const form = new FormData(at('bet'));
  const [event = '', choice = ''] = (form.get('pick') ?? '').split(' ');
  return { event, choice: choice === 'digits' ? form.get('digits') : choice };
}

function place() {
  if (busy) return;
  const { event, choice } = chosen();
  if (!pending && !choice) return say('Pick what to bet on first.');
  pending ??= { event, choice, stake: Number(at('amounts').value), idempotencyKey: key() };
  void change('place', pending, 'Your bet stands.');
}

async function change(call, body, done) {
  if (busy) return;
  setBusy(true);
  say('');
  const answer = await askUntilAnswered(call, body);
  if (!answer) say('We could not confirm this. It counts once or not at all. Try again.');
  else {
    if (call === 'place') pending = null;
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
  at('place').textContent = pending && !value ? 'Check again' : 'Place bet';
}

function refuse({ code, message }) {
  if (over.includes(code)) {
    end('Your session has ended', 'Log in again to go on playing. Every bet you placed is kept.');
    tellApp({ type: 'play.ended' });
  } else if (code === 'insufficientBalance') say('Not enough balance for this stake. No money moved.');
  else if (closed.includes(code)) say('The site is closed at the moment. No money moved.');
  else say(`${message} No money moved.`);
}

function key() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

async function refresh() {
  if (ended) return;
  if (!busy && !document.hidden) {
    const answer = await ask('state', {});
    if (answer?.success && !busy) show(answer.value);
    else if (answer && over.includes(answer.code)) refuse(answer);
  }
  setTimeout(() => void refresh(), refreshEvery);
}

async function open() {
  const answer = await ask('open', { code: new URLSearchParams(location.search).get('code') ?? '' });
  if (!answer) return end('The game did not open', 'Check your connection and open the game again.');
  if (!answer.success) return end('This game is closed', `${answer.message} Open it again from the lobby.`);
  token = answer.value.token;
  document.title = at('name').textContent = answer.value.name;
  at('book').hidden = false;
  show(answer.value);
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
at('leave').addEventListener('click', () => {
  if (parent === window) location.href = '/m/home';
  else tellApp({ type: 'play.ended' });
});
void open();
