import { useQuery } from '@tanstack/react-query';
import { History, Package, ShoppingBag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { Block } from '#screens/shared/loading/Block.tsx';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { Goods, Mall } from '@araw/contract/rewards/mall';
import { mallQuery } from '#services/queries/mallQueries.ts';
import { formatMoney } from '#services/money.ts';
import { formatTimeIn } from '@araw/contract/values/dates';
import { useGoodsWords } from './goodsWords.ts';
import styles from './Mall.module.css';
import { writePoints } from './points.ts';
import chips from '#screens/ui/buttons/Chips.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** The player's points, how to earn them, and the goods by category. */
export function MallHome() {
  const { operator } = useServices();
  const query = useQuery(mallQuery(operator, useDataLanguage()));
  return (
    <Block query={query} skeleton={<Skeleton className={styles.skeleton} />}>
      {(mall) => <Shelves mall={mall} />}
    </Block>
  );
}

function Shelves({ mall }: { mall: Mall }) {
  const { t } = useTranslation();
  const [category, setCategory] = useState('');
  const { categories, goods, points, refusal } = mall;
  const chosen = categories.some(({ id }) => id === category) ? category : '';
  const shown = goods.filter((one) => chosen === '' || one.category === chosen);
  return (
    <div className={styles.page}>
      <section className={styles.own} aria-label={t('mall.points')}>
        <p className={styles.ownPoints}>
          <span>{t('mall.points')}</span>
          <b>{writePoints(points)}</b>
        </p>
        <div className={layout.wrap}>
          <ButtonLink small to="?page=orders" icon={<Package size={18} aria-hidden />}>
            {t('mall.orders')}
          </ButtonLink>
          <ButtonLink small to="?page=history" icon={<History size={18} aria-hidden />}>
            {t('mall.history')}
          </ButtonLink>
        </div>
        <Rates mall={mall} />
      </section>
      {refusal !== '' && <p className={styles.refusal}>{refusal}</p>}
      {goods.length === 0 ? (
        <EmptyState icon={ShoppingBag} title={t('mall.none')} />
      ) : (
        <>
          <fieldset className={chips.row} aria-label={t('mall.categories')}>
            {[{ id: '', title: t('mall.all') }, ...categories].map(({ id, title }) => (
              <button
                key={id}
                type="button"
                className={chips.chip}
                aria-pressed={id === chosen}
                onClick={() => setCategory(id)}
              >
                {title}
              </button>
            ))}
          </fieldset>
          <ul className={styles.goods} aria-label={t('mall.goods')}>
            {shown.map((one) => (
              <li key={one.id}>
                <Tile goods={one} points={points} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Categories with the same rate share one sentence. */
function Rates({ mall: { rates, nextAt, timeZone } }: { mall: Mall }) {
  const { t } = useTranslation();
  const steps = [...new Set(rates.map(({ points }) => points))];
  return (
    <div className={styles.rates}>
      {steps.map((points) => {
        const categories = rates
          .filter((rate) => rate.points === points)
          .map(({ gameType }) => t(`category.${gameType as 'RNG'}`, { defaultValue: gameType }));
        const named = { categories: [...new Set(categories)].join(', ') };
        // `points` are earned per ₱10,000.00; this is centavos per point.
        const each = 1_000_000 / points;
        const [count, centavos] = Number.isInteger(each) ? [1, each] : [points, 1_000_000];
        return <p key={points}>{t('mall.rate', { count, amount: formatMoney(centavos / 100), ...named })}</p>;
      })}
      <p>{t('mall.when', { time: formatTimeIn(timeZone, nextAt) })}</p>
    </div>
  );
}

function Tile({ goods, points }: { goods: Goods; points: number }) {
  const { t } = useTranslation();
  const { statusOf } = useGoodsWords();
  const { id, title, picture, price } = goods;
  return (
    <Link to={`?goods=${encodeURIComponent(id)}`} className={styles.tile}>
      <span className={styles.picture}>
        <Picture picture={picture} loading="lazy" />
      </span>
      <span className={styles.words}>
        <b className={styles.title}>{title}</b>
        <b className={styles.price}>{t('mall.price', { count: price })}</b>
        <span className={styles.status}>{statusOf(goods, points)}</span>
      </span>
    </Link>
  );
}
