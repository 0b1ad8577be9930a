import type { PlayAnswers } from '#operator/http/play.routes.ts';
import { ask, hasEnded, money } from './shared/client.ts';
import { at, element } from './shared/dom.ts';
import { t } from './shared/texts.ts';
import type { Game } from './stages/stage.ts';

// The jackpot: always the amount that the operator last reported, never more.

type Jackpot = NonNullable<Game['jackpot']>;

const refreshEvery = 20_000;
const whole = new Intl.NumberFormat('en');

const amount = element('bdi');
const drawn = element('small');

/** Shows the pot above the stage and refreshes it while the page is visible. */
export function showJackpot(jackpot: Jackpot): void {
  const pot = element('p', { id: 'pot' }, element('span', { textContent: t('jackpot') }), amount, drawn);
  if (!jackpot.isPlayedFor) drawn.textContent = t('jackpotFun');
  at('stage').before(pot);
  showAmount(jackpot.amount);
  setInterval(() => void refresh(), refreshEvery);
}

export function showAmount(pesos: number): void {
  amount.textContent = money(pesos);
}

/** The round's jackpot number; null for games without the jackpot. */
function numberIn({ jackpot }: Record<string, unknown>): number | null {
  const isDrawn = typeof jackpot === 'object' && jackpot !== null && 'number' in jackpot;
  return isDrawn && typeof jackpot.number === 'number' ? jackpot.number : null;
}

/** The round's jackpot number, and those that would have won. */
export function showNumber({ stake, outcome }: PlayAnswers['bet']['round']): void {
  const number = numberIn(outcome);
  if (number !== null) {
    drawn.textContent = t('jackpotNumber', { number: whole.format(number), pesos: stake });
  }
}

async function refresh(): Promise<void> {
  if (hasEnded() || document.hidden) return;
  const answer = await ask('jackpot', {});
  if (answer?.success) showAmount(answer.value.amount);
}

const percent = (share: number) => share.toFixed(2);

export function jackpotRules(
  { returnToPlayer, stakes }: Game,
  { numbers, opening, returns }: Jackpot,
): HTMLElement[] {
  const [stake = 0] = stakes;
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
