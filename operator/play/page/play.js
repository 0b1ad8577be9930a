'use strict';

// One round at a time: a bet is sent under one key until the operator has answered it, however often it takes.

const api = '/play/api/';
const patience = 10_000;
const pauses = [1000, 2000, 4000];
const verbs = { slot: 'Spin', dice: 'Roll', coin: 'Flip' };
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

const at = (id) => document.getElementById(id);
const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const number = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = (pesos) => `₱${number.format(pesos)}`;
const tellApp = (message) => parent !== window && parent.postMessage(message, location.origin);

let token = '';
let game;
let stakeIndex = 2;
let pending = null;
let busy = false;

function element(tag, properties = {}, ...children) {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

function picture(symbol) {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  const use = document.createElementNS(space, 'use');
  svg.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', `#${symbol}`);
  svg.append(use);
  return svg;
}

/** Said before anything was done, unlike other failures of the operator. */
const closed = ['maintenance', 'accessRestricted'];

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

function say(text, look = '', detail = '') {
  at('message').replaceChildren(
    element('strong', { textContent: text }),
    element('span', { textContent: detail }),
  );
  at('message').className = look;
}

function end(title, reason) {
  at('game').hidden = true;
  at('ended').hidden = false;
  at('endedTitle').textContent = title;
  at('reason').textContent = reason;
  at('endedTitle').focus();
}

function showBalance(balance) {
  at('balance').textContent = money(balance);
}

function showStake() {
  at('amount').textContent = money(game.stakes[stakeIndex]);
  at('less').setAttribute('aria-disabled', String(stakeIndex === 0));
  at('more').setAttribute('aria-disabled', String(stakeIndex === game.stakes.length - 1));
}

function changeStake(step) {
  if (busy || pending) return;
  stakeIndex = Math.min(Math.max(stakeIndex + step, 0), game.stakes.length - 1);
  showStake();
}

function setBusy(value) {
  busy = value;
  at('play').setAttribute('aria-disabled', String(value));
  at('play').textContent = pending && !value ? 'Check again' : verbs[game.kind];
}

function cell(symbol) {
  return element('div', { className: 'cell' }, picture(symbol));
}

/** Each game: how its stage looks at rest, how it moves to an outcome, and that outcome in words. */
const stages = {
  slot: {
    rest: {
      reels: [
        ['mango', 'sun', 'lime'],
        ['bell', 'sun', 'gem'],
        ['crown', 'sun', 'peso'],
        ['lime', 'sun', 'bell'],
        ['gem', 'sun', 'mango'],
      ],
      wins: [],
    },
    async show({ reels, wins }, moving) {
      const symbols = game.explanation.pays.map(({ symbol }) => symbol);
      const strips = reels.map((shown, reel) => {
        const passing = moving
          ? Array.from({ length: 9 + reel * 3 }, (_, index) => symbols[(index * 5 + reel) % symbols.length])
          : [];
        return element('div', { className: 'strip' }, ...[...shown, ...passing].map(cell));
      });
      const frame = element(
        'div',
        { className: 'reels' },
        ...strips.map((strip) => element('div', { className: 'reel' }, strip)),
      );
      at('stage').replaceChildren(frame);
      const turns = strips.map((strip, reel) => {
        const height = strip.parentElement.offsetHeight;
        strip.style.insetBlockEnd = 'auto';
        strip.style.insetBlockStart = '0';
        if (!moving) return null;
        const from = `translateY(${height - strip.offsetHeight}px)`;
        return strip.animate([{ transform: from }, { transform: 'none' }], {
          duration: 600 + reel * 180,
          easing: 'cubic-bezier(.2,.7,.2,1.03)',
        }).finished;
      });
      await Promise.all(turns);
      if (wins.length === 0) return;
      for (const strip of strips) for (const shown of strip.children) shown.classList.add('dim');
      for (const { line, count } of wins) {
        game.explanation.lines[line].slice(0, count).forEach((row, reel) => {
          strips[reel].children[row].className = 'cell win';
        });
      }
    },
    words: ({ reels, wins }) =>
      wins.length > 0
        ? wins.map(({ line, symbol, count }) => `${count} × ${symbol} on line ${line + 1}`).join(', ')
        : `Middle line: ${reels.map((reel) => reel[1]).join(', ')}`,
  },
  dice: {
    rest: { dice: [3, 4], side: 'seven' },
    async show({ dice }, moving) {
      const dots = ['', '4', '08', '048', '0268', '02468', '023568'];
      const die = (pips) =>
        element(
          'div',
          { className: 'die' },
          ...Array.from({ length: 9 }, (_, spot) =>
            element('i', { className: dots[pips].includes(spot) ? '' : 'off' }),
          ),
        );
      at('stage').replaceChildren(
        element('div', { className: moving ? 'table moving' : 'table' }, ...dice.map(die)),
      );
      if (moving) await wait(650);
    },
    words: ({ dice }) => `${dice[0]} and ${dice[1]} make ${dice[0] + dice[1]}`,
  },
  coin: {
    rest: { side: 'sun' },
    async show({ side }, moving) {
      at('stage').replaceChildren(
        element(
          'div',
          { className: moving ? 'moving' : '' },
          element('div', { className: 'coin' }, picture(side)),
        ),
      );
      if (moving) await wait(850);
    },
    words: ({ side }) => `The coin shows the ${side}`,
  },
};

function showRules() {
  const { choices, explanation, kind, returnToPlayer } = game;
  const row = (heading, ...cells) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, ...heading),
      ...cells.map((text) => element('td', { textContent: text })),
    );
  const head = (...names) =>
    element('tr', {}, ...names.map((name) => element('th', { scope: 'col', textContent: name })));
  const paragraph = (text) => element('p', { textContent: text });
  const rows = choices.map(({ label, times }) => row([label], `× ${times}`));
  if (kind === 'slot') {
    rows.push(head('Symbol', '3', '4', '5'));
    for (const { symbol, times } of explanation.pays)
      rows.push(row([picture(symbol), symbol], ...times.map((each) => `× ${each}`)));
    at('rules').append(
      paragraph(
        `The stake is spread over ${explanation.lines.length} lines: the three rows, a V and a Λ. Three or more alike from the left pay their number times a line's stake. The ${explanation.wild} stands for every symbol.`,
      ),
    );
  } else {
    rows.unshift(head('Pick', 'Pays'));
    at('rules').append(paragraph('A right pick pays its number times the stake.'));
  }
  at('rules').append(
    element('table', {}, ...rows),
    paragraph(
      `Return to player: ${returnToPlayer.toFixed(2)} % over all possible results. Every result is drawn by the operator's secure random generator and depends on no other.`,
    ),
  );
}

function showChoices() {
  at('choices').hidden = game.choices.length === 0;
  at('choices').append(
    ...game.choices.map(({ id, label, times }, index) =>
      element(
        'label',
        {},
        element('input', { type: 'radio', name: 'choice', value: id, checked: index === 0 }),
        label,
        element('small', { textContent: `pays × ${times}` }),
      ),
    ),
  );
}

function key() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

async function play() {
  if (busy) return;
  pending ??= {
    stake: game.stakes[stakeIndex],
    choice: new FormData(at('bet')).get('choice'),
    idempotencyKey: key(),
  };
  setBusy(true);
  say('');
  const answer = await askUntilAnswered('bet', pending);
  if (!answer) {
    say('We could not confirm this bet. It counts once or not at all.', 'refused');
  } else if (answer.success) {
    pending = null;
    await showRound(answer.value, !stillness.matches);
    tellApp({ type: 'play.balanceChanged' });
  } else {
    pending = null;
    refuse(answer);
  }
  setBusy(false);
}

async function showRound({ round, balance }, moving) {
  await stages[game.kind].show(round.outcome, moving);
  showBalance(balance);
  sayResult(round);
}

/** A payout below the stake is no win, and is not cheered as one. */
function sayResult({ stake, payout, outcome }) {
  const words = stages[game.kind].words(outcome);
  if (payout > stake) say(`You won ${money(payout)}`, 'won', words);
  else if (payout > 0) say(`${money(payout)} of ${money(stake)} back`, '', words);
  else say('No win this time', '', words);
}

function refuse({ code, message }) {
  const over = ['sessionEnded', 'notLoggedIn', 'userDisabled'];
  if (over.includes(code)) {
    end('Your session has ended', 'Log in again to go on playing. Every bet you saw a result for is kept.');
    tellApp({ type: 'play.ended' });
  } else if (code === 'insufficientBalance')
    say('Not enough balance for this stake. No money moved.', 'refused');
  else if (closed.includes(code)) say('The site is closed at the moment. No money moved.', 'refused');
  else say(`${message} No money moved.`, 'refused');
}

async function open() {
  const code = new URLSearchParams(location.search).get('code') ?? '';
  const answer = await ask('open', { code });
  if (!answer) return end('The game did not open', 'Check your connection and open the game again.');
  if (closed.includes(answer.code))
    return end('This game is closed', 'The site is closed at the moment. Open the game again later.');
  if (!answer.success) return end('This game is closed', `${answer.message} Open it again from the lobby.`);
  ({ token, ...game } = answer.value);
  document.title = at('name').textContent = game.name;
  at('money').textContent = game.fun ? 'Fun money' : 'Balance';
  at('game').hidden = false;
  showBalance(game.balance);
  showStake();
  showChoices();
  showRules();
  setBusy(false);
  const { lastRound } = game;
  await stages[game.kind].show(lastRound?.outcome ?? stages[game.kind].rest, false);
  if (lastRound) sayResult(lastRound);
  else say('Good luck!');
}

at('less').addEventListener('click', () => changeStake(-1));
at('more').addEventListener('click', () => changeStake(1));
at('leave').addEventListener('click', () => {
  if (parent === window) location.href = '/m/home';
  else tellApp({ type: 'play.ended' });
});
// Not by submitting the form: a sandboxed frame may not.
at('play').addEventListener('click', () => void play());
void open();
