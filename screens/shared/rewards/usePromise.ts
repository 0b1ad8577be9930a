import { useTranslation } from 'react-i18next';
import type { PromotionOffer } from '@araw/contract/cashier/promotions';
import { formatMoney } from '#services/money.ts';
import { formatPercent } from '#services/percent.ts';

interface Promise {
  /** A few words over the picture. */
  headline: string;
  /** Below the headline; '' for none. */
  limit: string;
  sentence: string;
}

/** The games whose bets count, in words. */
export function useCountedGames() {
  const { t } = useTranslation();
  return (gameTypes: readonly string[]): string =>
    gameTypes.length === 0
      ? t('promotions.allGames')
      : gameTypes.map((type) => t(`category.${type as 'RNG'}`, { defaultValue: type })).join(', ');
}

/** A promotion's promise in words (BEN-11); null if its terms are missing or unknown to this app. */
export function usePromise() {
  const { t } = useTranslation();
  const gamesOf = useCountedGames();
  return ({ terms, amount: most }: Pick<PromotionOffer, 'terms' | 'amount'>): Promise | null => {
    if (terms === null) return null;
    const { basis, least, share, gameTypes } = terms;
    const amount = formatMoney(most);
    const values = { least: formatMoney(least), amount, games: gamesOf(gameTypes) };
    if (share === null) {
      const fixed = { headline: t('promotions.bonus', { amount }), limit: '' };
      if (basis === 'application') return { ...fixed, sentence: t('promotions.promise.application', values) };
      if (basis === 'deposit') return { ...fixed, sentence: t('promotions.promise.depositFixed', values) };
      return basis === 'bets' ? { ...fixed, sentence: t('promotions.promise.betsFixed', values) } : null;
    }
    const percent = formatPercent(share);
    const limit = t('promotions.upTo', { amount });
    if (basis === 'deposit') {
      const sentence = t('promotions.promise.depositShare', { ...values, share: percent });
      return { headline: t('promotions.more', { share: percent }), limit, sentence };
    }
    if (basis !== 'bets') return null;
    const sentence = t('promotions.promise.betsShare', { ...values, share: percent });
    return { headline: t('promotions.back', { share: percent }), limit, sentence };
  };
}
