import { Refusal } from '@araw/server/http/refusal';
import type { PrizeMode } from '@araw/contract/games/lottery';

/** Vendors by category. */
type Mapping = Readonly<Record<string, readonly { vassalage: string }[]>>;

const eLotteries = ['TCG_LOTTO_VN', 'LOTT'];

/**
 * The prize mode of all the merchant's lotteries: Elott if its mapping has an ELOTT entry for either category, else
 * Lott (ENT-04). Nothing else decides it; docs/decisions/0033.
 */
export const prizeModeOf = (mapping: Mapping): PrizeMode =>
  (mapping['ELOTT'] ?? []).some(({ vassalage }) => eLotteries.includes(vassalage)) ? 'Elott' : 'Lott';

/** Throws Refusal `prizeModeWrong` if a client names a mode other than the operator's. */
export function refuseOtherMode(own: PrizeMode, named: string | undefined): void {
  if (named === undefined || named === own) return;
  throw new Refusal('prizeModeWrong', { message: `Lotteries here use ${own} odds.` });
}
