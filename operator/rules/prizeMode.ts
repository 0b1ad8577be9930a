import { Refusal } from '#packages/server/http/refusal.ts';
import type { PrizeMode } from '#services/contract/lottery.ts';

/** The vendors of each category. */
type Mapping = Readonly<Record<string, readonly { vassalage: string }[]>>;

const eLotteries = ['TCG_LOTTO_VN', 'LOTT'];

/**
 * What all lotteries of this merchant pay by: Elott where its mapping has an ELOTT entry for one of the two, else
 * Lott (ENT-04). Nothing else decides it; docs/decisions/0033.
 */
export const prizeModeOf = (mapping: Mapping): PrizeMode =>
  (mapping['ELOTT'] ?? []).some(({ vassalage }) => eLotteries.includes(vassalage)) ? 'Elott' : 'Lott';

/** Throws Refusal `prizeModeWrong` where a client names another mode than the operator's. */
export function refuseOtherMode(own: PrizeMode, named: string | undefined): void {
  if (named === undefined || named === own) return;
  throw new Refusal('prizeModeWrong', { message: `Lotteries pay by ${own} here.` });
}
