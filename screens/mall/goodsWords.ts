import { useTranslation } from 'react-i18next';
import type { Goods } from '@araw/contract/rewards/mall';

/** From this stock on, don't show the exact number. */
const many = 21;

/** Texts about goods, apart from their price. */
export function useGoodsWords() {
  const { t } = useTranslation();
  const arrivalOf = ({ arrives }: Goods) =>
    arrives === null ? t('mall.atOnce') : t('mall.arrives', { from: arrives.from, count: arrives.to });
  const stockOf = ({ stock }: Goods) => (stock < many ? t('mall.left', { count: stock }) : t('mall.inStock'));
  return {
    stockOf: (goods: Goods) => `${stockOf(goods)} · ${arrivalOf(goods)}`,

    /** One line: why the member can't redeem them, or else their stock. */
    statusOf(goods: Goods, points: number): string {
      const { stock, limit, taken, price } = goods;
      if (stock === 0) return t('mall.gone');
      if (limit !== null && taken >= limit) return t('mall.hindrance.limit', { count: limit });
      if (points < price) return t('mall.moreToGo', { count: price - points });
      return `${stockOf(goods)} · ${arrivalOf(goods)}`;
    },
  };
}
