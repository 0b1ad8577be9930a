import { useTranslation } from 'react-i18next';
import type { ListedBet } from '@araw/contract/cashier/records';

/** The name of a bet's game, with a fallback if the game is gone or couldn't be parsed. */
export function useNameOfGame() {
  const { t } = useTranslation();
  return ({ gameId, gameName }: Pick<ListedBet, 'gameId' | 'gameName'>): string => {
    if (gameName !== '') return gameName;
    return gameId === '' ? t('app.detailsUnavailable') : t('bets.goneGame', { id: gameId });
  };
}
