import type { Reward } from '@araw/contract/cashier/promotions';

export const rewardTabs = ['toClaim', 'inPlay', 'claimed', 'expired'] as const;
export type RewardTab = (typeof rewardTabs)[number];

/** The tab that shows a reward (BEN-03). Unknown states count as over. */
export function tabOf({ state }: Pick<Reward, 'state'>): RewardTab {
  if (state === 'claimable') return 'toClaim';
  if (state === 'inTurnover') return 'inPlay';
  return state === 'done' ? 'claimed' : 'expired';
}
