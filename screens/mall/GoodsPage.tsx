import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Info } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import { Picture } from '#screens/shared/pictures/Picture.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { ErrorState } from '#screens/ui/states/ErrorState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { useArrivalFocus } from '#screens/ui/useArrivalFocus.ts';
import type { Goods, Mall } from '@araw/contract/rewards/mall';
import { mallQuery } from '#services/queries/mallQueries.ts';
import { formatMoney } from '#services/money.ts';
import { AddressForm } from './AddressForm.tsx';
import { useGoodsWords } from './goodsWords.ts';
import styles from './Mall.module.css';
import { writePoints } from './points.ts';
import { RealAccountOnly } from './RealAccountOnly.tsx';
import { type Redeeming, useRedeem } from './useRedeem.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

/** One of the goods: description, delivery address and price in points (BEN-14). */
export function GoodsPage({ id }: { id: string }) {
  const { t } = useTranslation();
  const { operator } = useServices();
  const language = useDataLanguage();
  const redeeming = useRedeem(id);
  const { snapshot, call } = redeeming;
  const { data } = useQuery({ ...mallQuery(operator, language), enabled: false });
  const { error } = snapshot.context;
  if (snapshot.hasTag('refused')) return <RealAccountOnly />;
  if (snapshot.hasTag('failed') && error) {
    return <FailedState error={error} onRetry={redeeming.retry} />;
  }
  const goods = data?.goods.find((one) => one.id === id);
  if (snapshot.hasTag('done')) return <Done redeeming={redeeming} title={goods?.title ?? ''} />;
  if (!snapshot.hasTag('shown') || !data) return <Skeleton className={styles.skeleton} />;
  if ((!goods || snapshot.context.shelf?.goods === null) && call.isOpen) {
    return <ErrorState title={t('mall.open')} onRetry={call.askAgain} />;
  }
  if (!goods || snapshot.context.shelf?.goods === null) {
    return (
      <EmptyState
        icon={Info}
        title={t('mall.hindrance.closed')}
        action={<ButtonLink to="/m/mall/mallHome">{t('title.mall')}</ButtonLink>}
      />
    );
  }
  return <Redeem goods={goods} mall={data} redeeming={redeeming} />;
}

interface PartProps {
  goods: Goods;
  mall: Mall;
  redeeming: Redeeming;
}

function Redeem({ goods, mall, redeeming }: PartProps) {
  const { t } = useTranslation();
  const { stockOf } = useGoodsWords();
  const formId = useId();
  const { title, about, picture, price, stock, kind, bonus } = goods;
  const asksAddress = kind === 'piece' && redeeming.snapshot.context.hindrance === null;
  return (
    <div className={styles.page}>
      <h2 className={styles.heading}>{title}</h2>
      <div className={styles.item}>
        <span className={styles.itemPicture}>
          <Picture picture={picture} />
        </span>
        <div className={styles.itemWords}>
          <p>{about}</p>
          <b className={styles.itemPrice}>{t('mall.price', { count: price })}</b>
          <p className={styles.status}>{stock === 0 ? t('mall.gone') : stockOf(goods)}</p>
        </div>
      </div>
      {bonus && <BonusTerms bonus={bonus} />}
      {asksAddress && <AddressForm redeeming={redeeming} formId={formId} addressDays={mall.addressDays} />}
      <Dock goods={goods} mall={mall} redeeming={redeeming} formId={asksAddress ? formId : null} />
    </div>
  );
}

function BonusTerms({ bonus: { amount, turnover, turnoverDays } }: { bonus: NonNullable<Goods['bonus']> }) {
  const { t } = useTranslation();
  const play = { amount: formatMoney(turnover) };
  return (
    <div className={styles.terms}>
      <p>{t('mall.bonus.gets', { amount: formatMoney(amount) })}</p>
      {turnover === 0 && <p>{t('mall.bonus.free')}</p>}
      {turnover > 0 && (
        <p>
          {turnoverDays === null
            ? t('mall.bonus.play', play)
            : t('mall.bonus.playWithin', { ...play, count: turnoverDays })}{' '}
          {t('mall.bonus.waits')}
        </p>
      )}
    </div>
  );
}

interface DockProps extends PartProps {
  /** Null if no address is needed. */
  formId: string | null;
}

/** The price, the remaining points and the one button, or why there is none. */
function Dock({ goods: { price, kind, limit }, mall, redeeming, formId }: DockProps) {
  const { t } = useTranslation();
  const { snapshot, call } = redeeming;
  const { hindrance, error } = snapshot.context;
  const { points } = mall;
  const hindrances = {
    closed: t('mall.hindrance.closed'),
    excluded: mall.refusal,
    gone: t('mall.gone'),
    limit: t('mall.hindrance.limit', { count: limit ?? 0 }),
    points: t('mall.moreToGo', { count: price - points }),
  };
  const { isOpen } = call;
  const isBusy = snapshot.hasTag('busy') || call.isBusy;
  return (
    <div className={styles.dock}>
      <FormError error={call.error ?? error} text={useTold(redeeming)} />
      {hindrance !== null && <p className={typography.strong}>{hindrances[hindrance]}</p>}
      {hindrance === null && (
        <>
          <dl className={styles.sum}>
            <dt>{t('mall.after')}</dt>
            <dd>
              <bdi dir="ltr">
                {writePoints(points)} − {writePoints(price)} = {writePoints(points - price)}
              </bdi>
            </dd>
          </dl>
          <p>{kind === 'piece' ? t('mall.comesBack', { count: price }) : t('mall.final')}</p>
        </>
      )}
      {isOpen && (
        <Button look="primary" wide onClick={call.askAgain}>
          {t('mall.askAgain')}
        </Button>
      )}
      {hindrance === null && !isOpen && (
        <Button
          look="primary"
          wide
          busy={isBusy}
          onMouseDown={keepFocus}
          {...(formId === null ? { onClick: redeeming.redeem } : { type: 'submit', form: formId })}
        >
          {t('mall.redeem', { count: price })}
        </Button>
      )}
      {hindrance !== null && !isOpen && (
        <ButtonLink wide to="/m/mall/mallHome">
          {t('title.mall')}
        </ButtonLink>
      )}
    </div>
  );
}

/** The result of the last tap; null if the failure shows its own text. */
function useTold({ snapshot, call }: Redeeming): string | null {
  const { t } = useTranslation();
  const { why, unfit } = snapshot.context;
  if (call.isOpen) return t('mall.open');
  if (why !== null) return t(`mall.why.${why}`);
  return unfit.length > 0 ? t('mall.why.address') : null;
}

function Done({ redeeming, title }: { redeeming: Redeeming; title: string }): ReactNode {
  const { t } = useTranslation();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const { redeemed } = redeeming.snapshot.context;
  if (!redeemed) return null;
  const { number, kind, points, left } = redeemed;
  return (
    <div className={styles.page}>
      <div className={styles.done}>
        <CircleCheck size={32} aria-hidden />
        <h2 ref={heading} className={styles.heading} tabIndex={-1}>
          {kind === 'piece' ? t('mall.done.piece') : t('mall.done.bonus')}
        </h2>
        <p>{kind === 'piece' ? t('mall.done.next') : t('mall.bonus.waits')}</p>
      </div>
      <Facts
        facts={[
          { name: t('mall.what'), value: title },
          { name: t('mall.number'), value: <bdi dir="ltr">{number}</bdi> },
          { name: t('mall.taken'), value: writePoints(points) },
          { name: t('mall.points'), value: writePoints(left), strong: true },
        ]}
      />
      <div className={layout.stack8}>
        <ButtonLink look="primary" wide to="/m/mall/mallHome?page=orders">
          {t('mall.orders')}
        </ButtonLink>
        <ButtonLink wide to="/m/mall/mallHome">
          {t('title.mall')}
        </ButtonLink>
      </div>
    </div>
  );
}
