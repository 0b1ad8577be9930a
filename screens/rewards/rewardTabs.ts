import type { Reward } from '#services/contract/promotions.ts';

export const rewardTabs = ['toClaim', 'inPlay', 'claimed', 'expired'] as const;
export type RewardTab = (typeof rewardTabs)[number];

/** Where a reward is shown (BEN-03); one in a state that the app does not know is over. */
export function tabOf({ state }: Pick<Reward, 'state'>): RewardTab {
  if (state === 'claimable') return 'toClaim';
  if (state === 'inTurnover') return 'inPlay';
  return state === 'done' ? 'claimed' : 'expired';
}
