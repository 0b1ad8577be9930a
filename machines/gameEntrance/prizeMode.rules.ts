import type { GameType } from '#services/contract/gameCodes.ts';
import type { VendorConfig } from '#services/contract/games.ts';
import type { PrizeMode } from '#services/contract/lottery.ts';

const lotteries: GameType[] = ['LOTT', 'ELOTT', 'ELOTTO'];

/**
 * What a vendor's lottery pays by: ELOTT where the mapping has an ELOTT entry for TCG_LOTTO_VN or LOTT, else LOTT
 * (ENT-04); undefined for other games.
 */
export function prizeMode({ mapping }: VendorConfig, gameType: GameType): PrizeMode | undefined {
  if (!lotteries.includes(gameType)) return undefined;
  const eLotteries = mapping['ELOTT'] ?? [];
  return eLotteries.some(({ vassalage }) => vassalage === 'TCG_LOTTO_VN' || vassalage === 'LOTT')
    ? 'Elott'
    : 'Lott';
}
