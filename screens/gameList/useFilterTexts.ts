import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { filterVendors } from '#machines/gameList/gameList.rules.ts';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import type { GameClassify, ListedType, MinBet } from '@araw/contract/games/gameCodes';
import type { Vendor } from '@araw/contract/games/games';
import { formatMoney } from '#services/money.ts';

const noVendors: Vendor[] = [];

/** The texts of a game type's filters, and its manufacturers (LIST-03). */
export function useFilterTexts(gameType: ListedType) {
  const { t } = useTranslation();
  const { queries } = useServices();
  const { data } = useQuery(queries.vendors(useDataLanguage()));
  const vendors = data ? filterVendors(data, gameType) : noVendors;
  return {
    vendors,
    vendor: (code: string) =>
      code === ''
        ? t('gameList.allVendors')
        : (vendors.find((one) => one.vassalage === code)?.displayName ?? code),
    classify: (code: GameClassify | '') =>
      code === '' ? t('gameList.allClassifies') : t(`classify.${code}`),
    minBet: (amount: MinBet) =>
      amount === ''
        ? t('gameList.anyMinBet')
        : t('gameList.minBetOf', { amount: formatMoney(Number(amount)) }),
  };
}
