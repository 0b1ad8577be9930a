import { useTranslation } from 'react-i18next';
import { useCountedGames } from '#screens/shared/rewards/usePromise.ts';
import type { PromotionOffer } from '@araw/contract/cashier/promotions';
import { formatMoney } from '#services/money.ts';
import { formatPercent } from '#services/percent.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import styles from './Promotion.module.css';

/** The bonus, its turnover, the games that count and the deadline (BEN-11). */
export function OfferFacts({ offer, timeZone }: { offer: PromotionOffer; timeZone: string }) {
  const { t } = useTranslation();
  const gamesOf = useCountedGames();
  const { terms, amount, turnover, reward, state, startsAt, endsAt } = offer;
  // Before a bonus is given, its percentage says more than its maximum.
  const share = reward === null ? (terms?.share ?? null) : null;
  const given = formatMoney(amount);
  const toPlay = `${formatMoney(turnover)} (${Number((turnover / amount).toFixed(2))}\u00A0×)`;
  const facts: [string, string][] = [
    [
      t('promotion.youGet'),
      share === null ? given : t('promotion.share', { share: formatPercent(share), amount: given }),
    ],
    [
      t('promotion.playFirst'),
      turnover === 0
        ? t('promotion.nothing')
        : share === null
          ? toPlay
          : t('promotions.upTo', { amount: toPlay }),
    ],
    ...(terms ? [[t('promotion.counts'), counted(terms)] satisfies [string, string]] : []),
    ...(state === 'comingSoon'
      ? [[t('promotion.starts'), formatDateTimeIn(timeZone, startsAt)] satisfies [string, string]]
      : []),
    [t('promotion.until'), formatDateTimeIn(timeZone, endsAt)],
  ];
  return (
    <dl className={styles.facts} aria-label={t('promotion.facts')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );

  function counted({ basis, least, gameTypes }: NonNullable<PromotionOffer['terms']>): string {
    if (basis === 'deposit') return t('promotion.countsDeposit', { amount: formatMoney(least) });
    return basis === 'application' ? t('promotion.countsApplication') : gamesOf(gameTypes);
  }
}
