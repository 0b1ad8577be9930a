import { useTranslation } from 'react-i18next';
import type { Goods } from '#services/contract/mall.ts';

/** From so many pieces on nobody needs to know how many there are. */
const many = 21;

/** What is said of goods beside their price. */
export function useGoodsWords() {
  const { t } = useTranslation();
  const arrivalOf = ({ arrives }: Goods) =>
    arrives === null ? t('mall.atOnce') : t('mall.arrives', { from: arrives.from, count: arrives.to });
  const stockOf = ({ stock }: Goods) => (stock < many ? t('mall.left', { count: stock }) : t('mall.inStock'));
  return {
    /** How many there are, and when they arrive. */
    stockOf: (goods: Goods) => `${stockOf(goods)} · ${arrivalOf(goods)}`,

    /** In one line: what keeps the member from them, or else their stock. */
    statusOf(goods: Goods, points: number): string {
      const { stock, limit, taken, price } = goods;
      if (stock === 0) return t('mall.gone');
      if (limit !== null && taken >= limit) return t('mall.hindrance.limit', { count: limit });
      if (points < price) return t('mall.moreToGo', { count: price - points });
      return `${stockOf(goods)} · ${arrivalOf(goods)}`;
    },
  };
}
