import { ask, at, element, hasEnded, money, t } from './client.js';

// The jackpot of the games that play for it: always as much as the operator last said, never more.

const refreshEvery = 20_000;
const whole = new Intl.NumberFormat('en');

const amount = element('bdi');
const drawn = element('small');

/** Shows the pot above the stage and reads it again while the page is in front. */
export function showJackpot({ jackpot }) {
  const pot = element('p', { id: 'pot' }, element('span', { textContent: t('jackpot') }), amount, drawn);
  if (!jackpot.isPlayedFor) drawn.textContent = t('jackpotFun');
  at('stage').before(pot);
  showAmount(jackpot.amount);
  setInterval(() => void refresh(), refreshEvery);
}

export function showAmount(pesos) {
  amount.textContent = money(pesos);
}

/** The number that the round drew for the pot, and which would have won. */
export function showNumber({ stake, outcome: { jackpot } }) {
  if (jackpot) drawn.textContent = t('jackpotNumber', { number: whole.format(jackpot.number), pesos: stake });
}

async function refresh() {
  if (hasEnded() || document.hidden) return;
  const answer = await ask('jackpot', {});
  if (answer?.success) showAmount(answer.value.amount);
}

const percent = (share) => share.toFixed(2);

export function jackpotRules({ returnToPlayer, stakes, jackpot: { numbers, opening, returns } }) {
  const [stake] = stakes;
  const texts = [
    t('jackpotRules', {
      share: percent(returns.share),
      most: whole.format(numbers - 1),
      stake: money(stake),
      chances: whole.format(stake),
      numbers: whole.format(numbers),
      opening: money(opening),
    }),
    t('jackpotReturn', {
      game: percent(returnToPlayer),
      share: percent(returns.share),
      openings: percent(returns.opening),
      total: percent(returnToPlayer + returns.share + returns.opening),
    }),
    t('jackpotFun'),
  ];
  return texts.map((textContent) => element('p', { textContent }));
}
