import { at, element, money, newKey, open, refuse, say, t, tellApp, write } from './client.js';
import { countRound, shownSeeds, useSeeds } from './seeds.js';

// One round at a time: a bet is sent with one idempotency key until its result is known, however often it takes.

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

let game;
/** How the game looks at rest, moves to an outcome and tells it: stages/<kind>.js. */
let stage;
/** Of games that play for the jackpot: jackpot.js. */
let pot = null;
let stakeIndex = 2;
let pending = null;
let busy = false;

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
  at('play').textContent = pending && !value ? t('checkAgain') : t(`verb.${game.kind}`);
}

function showRules() {
  const row = (tag, scope, heading, ...cells) =>
    element(
      'tr',
      {},
      element('th', { scope, textContent: heading }),
      ...cells.map((textContent) => element(tag, { ...(tag === 'th' && { scope }), textContent })),
    );
  const paragraph = (text) => element('p', { textContent: text });
  const percent = (share) => `${share.toFixed(2)} %`;
  const differs = game.choices.some(({ returned }) => returned !== undefined);
  /** One row for choices that a game names together, as all numbers of a wheel. */
  const alike = new Map(game.choices.map((choice) => [stage.row?.(choice) ?? labelOf(choice), choice]));
  const picks = () => [
    ...[stage.intro, 'rightPick'].flatMap((name) => (name ? [paragraph(t(name, game.explanation))] : [])),
    element(
      'table',
      {},
      row('th', 'col', t('pick'), t('paysHead'), ...(differs ? [t('returnHead')] : [])),
      ...[...alike].map(([label, choice]) =>
        row(
          'td',
          'row',
          label,
          timesOf(choice),
          ...(differs ? [percent(choice.returned ?? game.returnToPlayer)] : []),
        ),
      ),
    ),
  ];
  const shares = [game.returnToPlayer, ...game.choices.flatMap(({ returned }) => returned ?? [])];
  const range = [...new Set([Math.min(...shares), Math.max(...shares)])].map((share) => share.toFixed(2));
  at('rules').append(
    ...(stage.rules ? stage.rules(game) : picks()),
    paragraph(t('stakesOffered', { stakes: game.stakes.map(money).join(', ') })),
    paragraph(t('returnToPlayer', { percent: range.join('–') })),
    ...(pot?.jackpotRules(game) ?? []),
  );
}

const labelOf = (choice) => stage.label?.(choice) ?? t(choice.id);
const timesOf = (choice) => `× ${stage.pays?.(game) ?? choice.times}`;

function choiceLabel(choice, className, checked) {
  const paid = className ? timesOf(choice) : t('pays', { times: choice.times });
  return element(
    'label',
    { className },
    element('input', { type: 'radio', name: 'choice', value: choice.id, checked }),
    labelOf(choice),
    element('small', { textContent: paid }),
  );
}

function showChoices() {
  at('choices').hidden = game.choices.length === 0;
  at('choices').append(
    ...game.choices.map((choice, index) =>
      choiceLabel(choice, stage.look?.(choice, game) ?? '', index === 0),
    ),
  );
}

async function play() {
  if (busy) return;
  const { commitment, clientSeed } = shownSeeds();
  pending ??= {
    stake: game.stakes[stakeIndex],
    choice: new FormData(at('bet')).get('choice'),
    idempotencyKey: newKey(),
    seeds: { commitment, clientSeed },
  };
  setBusy(true);
  say('');
  const answer = await write('bet', pending);
  if (!answer) {
    say(t('unconfirmed'), 'refused');
  } else if (answer.success) {
    pending = null;
    countRound(answer.value.round);
    await showRound(answer.value, !stillness.matches);
    await showFairness();
    tellApp({ type: 'play.balanceChanged' });
  } else {
    pending = null;
    if (answer.value?.seeds) {
      useSeeds(answer.value.seeds);
      say(t('seedsChanged'), 'refused');
      await showFairness();
    } else refuse(answer);
  }
  setBusy(false);
}

async function showRound({ round, balance, jackpot }, moving) {
  // Where there are many picks, it may be far above them.
  at('stage').scrollIntoView?.({ block: 'nearest' });
  await stage.show(round.outcome, { game, moving });
  showBalance(balance);
  if (jackpot !== undefined) pot.showAmount(jackpot);
  pot?.showNumber(round);
  sayResult(round);
}

/** A payout below the stake is no win, and is not cheered as one. */
function sayResult({ stake, payout, jackpotWon, outcome }) {
  const words = stage.words(outcome);
  if (jackpotWon > 0) {
    const besides = payout > 0 ? `${t('won', { amount: money(payout) })}; ` : '';
    say(t('jackpotWon', { amount: money(jackpotWon) }), 'won', besides + words);
  } else if (payout > stake) say(t('won', { amount: money(payout) }), 'won', words);
  else if (payout > 0) say(t('partBack', { amount: money(payout), stake: money(stake) }), '', words);
  else say(t('noWin'), '', words);
}

/** Where the player has it open; it is loaded only then. */
async function showFairness() {
  if (!at('fairness').open) return;
  const { showProofs } = await import('./proofs.js');
  await showProofs(stage.words);
}

async function start() {
  game = await open('open');
  if (!game) return;
  useSeeds(game.seeds);
  ({ stage } = await import(`./stages/${game.kind}.js`));
  if (game.jackpot) pot = await import('./jackpot.js');
  pot?.showJackpot(game);
  at('money').textContent = t(game.fun ? 'funMoney' : 'balance');
  showBalance(game.balance);
  showStake();
  showChoices();
  showRules();
  setBusy(false);
  const { lastRound } = game;
  await stage.show(lastRound?.outcome ?? stage.rest, { game, moving: false });
  if (lastRound) {
    pot?.showNumber(lastRound);
    sayResult(lastRound);
  } else say(t('goodLuck'));
}

at('less').addEventListener('click', () => changeStake(-1));
at('more').addEventListener('click', () => changeStake(1));
// Not by submitting the form: a sandboxed frame may not.
at('play').addEventListener('click', () => void play());
at('fairness').addEventListener('toggle', () => void showFairness());
void start();
