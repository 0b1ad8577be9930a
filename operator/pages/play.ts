import type { PlayAnswers } from '#operator/http/play.routes.ts';
import type * as jackpot from './jackpot.ts';
import { countRound, shownSeeds, useSeeds } from './seeds.ts';
import { money, onBetInstead, open, refuse, say, tellApp, wait, write } from './shared/client.ts';
import { at, element, markLabels, onPress } from './shared/dom.ts';
import { t, word } from './shared/texts.ts';
import { newKey } from './shared/values.ts';
import { stageOf } from './stages.ts';
import type { Choice, Game, Stage } from './stages/stage.ts';

// One round at a time: a bet is repeated with the same idempotency key until its outcome is known.

type Played = PlayAnswers['bet'];

interface Bet {
  stake: number;
  choice: FormDataEntryValue | null;
  idempotencyKey: string;
  seeds: Pick<Game['seeds'], 'commitment' | 'clientSeed'>;
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Set before the page shows any control that needs it, like `stage`. */
let game: Game;
/** The game's appearance at rest, its animation and its result: stages/<kind>.ts. */
let stage: Stage;
/** Only for jackpot games. */
let pot: typeof jackpot | null = null;
let stakeIndex = 2;
let pending: Bet | null = null;
let busy = false;

function showBalance(balance: number): void {
  at('balance').textContent = money(balance);
}

const stakeShown = () => game.stakes[stakeIndex] ?? 0;

function showStake(): void {
  at('amount').textContent = money(stakeShown());
  at('less').setAttribute('aria-disabled', String(stakeIndex === 0));
  at('more').setAttribute('aria-disabled', String(stakeIndex === game.stakes.length - 1));
}

function changeStake(step: number): void {
  if (busy || pending) return;
  stakeIndex = Math.min(Math.max(stakeIndex + step, 0), game.stakes.length - 1);
  showStake();
}

function setBusy(value: boolean): void {
  busy = value;
  at('play').setAttribute('aria-disabled', String(value));
  at('play').textContent = pending && !value ? t('checkAgain') : word(`verb.${game.kind}`);
}

const percent = (share: number) => `${share.toFixed(2)}%`;
const paragraph = (textContent: string) => element('p', { textContent });

/** Payout of each pick, and its return where that differs. */
function tableOfPicks(): HTMLElement {
  const row = (tag: 'th' | 'td', scope: string, heading: string, ...cells: string[]) =>
    element(
      'tr',
      {},
      element('th', { scope, textContent: heading }),
      ...cells.map((textContent) => element(tag, { ...(tag === 'th' && { scope }), textContent })),
    );
  const differs = game.choices.some(({ returned }) => returned !== undefined);
  /** One row for choices with a common name, such as all numbers of a wheel. */
  const alike = new Map(game.choices.map((choice) => [stage.row?.(choice) ?? labelOf(choice), choice]));
  return element(
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
  );
}

const picks = () => [
  ...(stage.intro ? [paragraph(t(stage.intro, game.explanation))] : []),
  paragraph(t('rightPick')),
  tableOfPicks(),
];

function showRules(): void {
  const shares = [game.returnToPlayer, ...game.choices.flatMap(({ returned }) => returned ?? [])];
  const range = [...new Set([Math.min(...shares), Math.max(...shares)])].map((share) => share.toFixed(2));
  at('rules').append(
    ...(stage.rules?.(game) ?? picks()),
    paragraph(t('stakesOffered', { stakes: game.stakes.map(money).join(', ') })),
    paragraph(t('returnToPlayer', { percent: range.join('–') })),
    ...(game.jackpot && pot ? pot.jackpotRules(game, game.jackpot) : []),
  );
}

const labelOf = (choice: Choice) => stage.label?.(choice) ?? word(choice.id);
const timesOf = (choice: Choice) => `× ${stage.pays?.(game) ?? choice.times}`;

function choiceLabel(choice: Choice, className: string, checked: boolean): HTMLElement {
  const paid = className ? timesOf(choice) : t('pays', { times: choice.times });
  return element(
    'label',
    { className },
    element('input', { type: 'radio', name: 'choice', value: choice.id, checked }),
    labelOf(choice),
    element('small', { textContent: paid }),
  );
}

function showChoices(): void {
  at('choices').hidden = game.choices.length === 0;
  at('choices').append(
    ...game.choices.map((choice, index) =>
      choiceLabel(choice, stage.look?.(choice, game) ?? '', index === 0),
    ),
  );
  markLabels();
}

async function play(): Promise<void> {
  if (busy) return;
  const { commitment, clientSeed } = shownSeeds();
  pending ??= {
    stake: stakeShown(),
    choice: new FormData(at('bet', HTMLFormElement)).get('choice'),
    idempotencyKey: newKey(),
    seeds: { commitment, clientSeed },
  };
  setBusy(true);
  say('');
  const { stake } = pending;
  const answer = await inItsCycle(pending);
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
    } else {
      refuse(answer);
      if (answer.code === 'insufficientBalance')
        tellApp({ type: 'play.moneyShort', stake, stakes: game.stakes });
    }
  }
  setBusy(false);
}

/** Delays a bet that comes before the game's cycle is over, instead of losing it (PROT-07). */
async function inItsCycle(bet: Bet): Promise<Awaited<ReturnType<typeof write<'bet'>>>> {
  const answer = await write('bet', bet);
  if (!answer || answer.success || answer.code !== 'tooSoon') return answer;
  await wait(answer.value?.milliseconds ?? 0);
  return inItsCycle(bet);
}

/** A lower stake, instead of one that exceeds the balance. */
function betInstead(stake: number): void {
  const index = game.stakes.indexOf(stake);
  if (index < 0 || busy || pending) return;
  stakeIndex = index;
  showStake();
  void play();
}

async function showRound({ round, balance, jackpot }: Played, moving: boolean): Promise<void> {
  // With many picks the stage may be far above.
  at('stage').scrollIntoView?.({ block: 'nearest' });
  await stage.show(round.outcome, { game, moving, celebrated: isWin(round) });
  showBalance(balance);
  if (jackpot !== undefined) pot?.showAmount(jackpot);
  pot?.showNumber(round);
  sayResult(round);
}

/** A payout up to the stake is none: don't celebrate it (PROT-07). */
const isWin = ({ stake, payout, jackpotWon }: Played['round']) => payout > stake || jackpotWon > 0;

function sayResult({ stake, payout, jackpotWon, outcome }: Played['round']): void {
  const words = stage.words(outcome);
  if (jackpotWon > 0) {
    const besides = payout > 0 ? `${t('won', { amount: money(payout) })}; ` : '';
    say(t('jackpotWon', { amount: money(jackpotWon) }), 'won', besides + words);
  } else if (payout > stake) say(t('won', { amount: money(payout) }), 'won', words);
  else if (payout > 0) say(t('partBack', { amount: money(payout), stake: money(stake) }), '', words);
  else say(t('noWin'), '', words);
}

/** Loaded only when the player opens it. */
async function showFairness(): Promise<void> {
  if (!at('fairness', HTMLDetailsElement).open) return;
  const { showProofs } = await import('./proofs.ts');
  await showProofs(stage.words);
}

async function start(): Promise<void> {
  const opened = await open('open');
  if (!opened) return;
  game = opened;
  useSeeds(game.seeds);
  stage = await stageOf(game.kind);
  if (game.jackpot) {
    pot = await import('./jackpot.ts');
    pot.showJackpot(game.jackpot);
  }
  at('money').textContent = t(game.fun ? 'funMoney' : 'balance');
  showBalance(game.balance);
  showStake();
  showChoices();
  showRules();
  setBusy(false);
  const { lastRound } = game;
  const celebrated = lastRound !== null && isWin(lastRound);
  await stage.show(lastRound?.outcome ?? stage.rest, { game, moving: false, celebrated });
  if (lastRound) {
    pot?.showNumber(lastRound);
    sayResult(lastRound);
  } else say(t('goodLuck'));
}

at('less').addEventListener('click', () => changeStake(-1));
at('more').addEventListener('click', () => changeStake(1));
// Not by submitting the form: a sandboxed frame can't.
onPress(at('play'), () => void play());
onBetInstead(betInstead);
at('fairness').addEventListener('toggle', () => void showFairness());
void start();
