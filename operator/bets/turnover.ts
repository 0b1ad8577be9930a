import type { Database } from '#operator/core/context.ts';
import { applyBonus, bonusIdOf } from './bonuses.ts';
import { countTurnover, type ValidBet } from './requirements.ts';

/** Counts a settled bet as turnover, under its member's lock, and ends a bonus whose requirement it closes. */
export async function countPlayed(transaction: Database, bet: ValidBet): Promise<void> {
  for (const { source, state } of await countTurnover(transaction, bet)) {
    const bonusId = bonusIdOf(source);
    if (bonusId) await applyBonus(transaction, bonusId, state === 'met' ? 'met' : 'bust', bet.settledAt);
  }
}
