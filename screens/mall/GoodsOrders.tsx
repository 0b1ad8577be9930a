import { useQueries, useQueryClient } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { type StateLook, StateMark } from '#screens/shared/payments/StateMark.tsx';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import { type Claiming, useClaim } from '#screens/shared/rewards/useClaim.ts';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import { Done } from '#screens/shared/rewards/Done.tsx';
import type { AddressField } from '@araw/contract/rewards/deliveryAddress';
import type { GoodsOrder } from '@araw/contract/rewards/mall';
import { goodsOrdersQuery } from '#services/queries/mallQueries.ts';
import { unreadIn } from '#services/pages.ts';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import styles from './Mall.module.css';
import { defineOrderActors, knownOrders } from './mallActors.ts';
import { RealAccountOnly } from './RealAccountOnly.tsx';

/** Redeemed goods and their state; orders that aren't packed yet can be cancelled (BEN-14). */
export function GoodsOrders() {
  const { t } = useTranslation();
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const language = useDataLanguage();
  const place = { operator, queryClient, language };
  const claim = useClaim(defineOrderActors(place));
  const { snapshot, send } = claim;
  const { error } = snapshot.context;
  const { cursors, pages, next } = knownOrders(place, snapshot.context.pages);
  // Without an observer the cache would drop pages that are on screen.
  useQueries({
    queries: cursors.map((cursor) => ({ ...goodsOrdersQuery(operator, language, cursor), enabled: false })),
  });

  if (snapshot.hasTag('refused')) return <RealAccountOnly />;
  if (snapshot.hasTag('failed') && error) {
    return <FailedState error={error} onRetry={() => send({ type: 'retry.requested' })} />;
  }
  const [first] = pages;
  if (!snapshot.hasTag('shown') || !first) return <Skeleton className={styles.skeleton} />;
  return (
    <div className={styles.page}>
      <h2 className={styles.heading}>{t('mall.orders')}</h2>
      <Told claim={claim} />
      {first.list.length === 0 ? (
        <EmptyState
          icon={Package}
          title={t('mall.noOrders')}
          action={<ButtonLink to="/m/mall/mallHome">{t('title.mall')}</ButtonLink>}
        />
      ) : (
        <ul className={styles.list} aria-label={t('mall.orders')}>
          {pages
            .flatMap(({ list }) => list)
            .map((order) => (
              <Order key={order.id} order={order} timeZone={first.timeZone} claim={claim} />
            ))}
        </ul>
      )}
      <UnreadRows count={unreadIn(pages)} />
      {next !== null && (
        <Button
          wide
          disabled={!snapshot.can({ type: 'more.requested' })}
          onClick={() => send({ type: 'more.requested' })}
        >
          {t('mall.showMore')}
        </Button>
      )}
    </div>
  );
}

/** The result of the last tap. */
function Told({ claim: { snapshot, isOpen, error, askAgain } }: { claim: Claiming }) {
  const { t } = useTranslation();
  const { receipt } = snapshot.context;
  const isPacked = error?.code === 'conflict';
  return (
    <>
      <Done>
        {receipt && (
          <>
            {t('mall.back', { count: receipt.sum })} <bdi dir="ltr">{receipt.number}</bdi>
          </>
        )}
      </Done>
      <FormError
        error={error}
        text={isOpen ? t('mall.cancelOpen') : isPacked ? t('mall.packedMeanwhile') : null}
      />
      {isOpen && (
        <Button look="primary" wide onClick={askAgain}>
          {t('mall.askAgain')}
        </Button>
      )}
    </>
  );
}

/** In the order of a parcel label. */
const addressLines: readonly AddressField[] = [
  'receiver',
  'street',
  'barangay',
  'city',
  'zip',
  'province',
  'mobile',
];

const looks: Readonly<Record<string, StateLook>> = {
  placed: 'waiting',
  packed: 'waiting',
  sent: 'waiting',
  delivered: 'good',
};

interface OrderProps {
  order: GoodsOrder;
  timeZone: string;
  claim: Claiming;
}

function Order({ order, timeZone, claim: { snapshot, send, isBusy } }: OrderProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { id, number, title, picture, points, state, stateText, parcel, address, placedAt, cancellable } =
    order;
  const isCancelling = isBusy && snapshot.context.claim?.id === id;
  return (
    <li className={styles.order}>
      <span className={styles.orderPicture}>
        <Picture picture={picture} loading="lazy" />
      </span>
      <div className={styles.orderWords}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.status}>
          <bdi dir="ltr">{number}</bdi> · <bdi dir="ltr">{formatDateTimeIn(timeZone, placedAt)}</bdi> ·{' '}
          {t('mall.price', { count: points })}
        </p>
        <StateMark look={looks[state] ?? 'quiet'} text={stateText} />
        {parcel !== '' && (
          <p className={styles.status}>
            {t('mall.parcel')} <bdi dir="ltr">{parcel}</bdi>
          </p>
        )}
        {address && (
          <details className={styles.details}>
            <summary>{t('mall.address.shown')}</summary>
            <address>
              {addressLines.map((field) => (
                <bdi key={field}>{field === 'mobile' ? `+63 ${address.mobile}` : address[field]}</bdi>
              ))}
            </address>
          </details>
        )}
        {cancellable && (
          <Button
            small
            busy={isCancelling}
            disabled={!snapshot.hasTag('canClaim')}
            aria-label={t('mall.cancelNamed', { number })}
            onClick={() => setAsking(true)}
          >
            {t('mall.cancel')}
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={t('mall.cancelTitle', { title })}
          text={t('mall.cancelText', { count: points })}
          cancelLabel={t('mall.keep')}
          confirmLabel={t('mall.cancel')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            send({ type: 'claim.tapped', id, key: newMoneyKey() });
          }}
        />
      )}
    </li>
  );
}
