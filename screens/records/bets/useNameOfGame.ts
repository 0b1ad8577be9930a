import { useTranslation } from 'react-i18next';
import type { ListedBet } from '#services/contract/records.ts';

/** How the game of a bet is called, also where it is gone or cannot be read. */
export function useNameOfGame() {
  const { t } = useTranslation();
  return ({ gameId, gameName }: Pick<ListedBet, 'gameId' | 'gameName'>): string => {
    if (gameName !== '') return gameName;
    return gameId === '' ? t('app.detailsUnavailable') : t('bets.goneGame', { id: gameId });
  };
}
