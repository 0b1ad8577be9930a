import { useTranslation } from 'react-i18next';
import { useCountedGames } from '#screens/shared/rewards/usePromise.ts';
import type { PromotionOffer } from '#services/contract/promotions.ts';
import { formatMoney } from '#services/money.ts';
import { formatPercent } from '#services/percent.ts';
import { formatDateTimeIn } from '#services/contract/dates.ts';
import styles from './Promotion.module.css';

/** What it gives, what that asks to be played, what counts and until when (BEN-11). */
export function OfferFacts({ offer, timeZone }: { offer: PromotionOffer; timeZone: string }) {
  const { t } = useTranslation();
  const gamesOf = useCountedGames();
  const { terms, amount, turnover, reward, state, startsAt, endsAt } = offer;
  // Until something is given, a share says more than the most that it can come to.
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
