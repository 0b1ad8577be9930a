import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/app/appActor.ts';
import { usePassed } from '#src/app/hooks/usePassed.ts';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { PromotionOffer } from '@araw/contract/cashier/promotions';
import { Application } from './Application.tsx';
import { Offer } from './Offer.tsx';
import styles from './Promotion.module.css';
import { usePromotion } from './usePromotion.ts';

const toAll = '/m/activity';

/** /m/activity?promotion=…: one promotion and the member's actions (BEN-01, BEN-02). */
export function PromotionScreen({ id }: { id: string }) {
  const token = useSession()?.token;
  return <Promotion key={`${token} ${id}`} id={id} />;
}

/** When the promotion's state next changes on its own; null until it has loaded. */
function nextChangeOf(offer: PromotionOffer | null): number | null {
  if (!offer) return null;
  return offer.state === 'comingSoon' ? offer.startsAt : offer.endsAt;
}

function Promotion({ id }: { id: string }) {
  const { t } = useTranslation();
  const page = usePromotion(id);
  const { snapshot, send, application, told } = page;
  const { offer, error } = snapshot.context;
  usePassed(nextChangeOf(offer), told.updatedAt, () => send({ type: 'offer.ended' }));
  const all = <ButtonLink to={toAll}>{t('promotion.all')}</ButtonLink>;
  if (snapshot.hasTag('visitor')) {
    return (
      <EmptyState
        icon={Gift}
        title={t('promotion.logIn')}
        action={
          <ButtonLink look="primary" to="/m/login" state={{ returnTo: `${toAll}?promotion=${id}` }}>
            {t('title.login')}
          </ButtonLink>
        }
      />
    );
  }
  if (snapshot.hasTag('refused'))
    return <EmptyState icon={Gift} title={t('error.realAccountOnly')} action={all} />;
  if (snapshot.hasTag('gone')) return <EmptyState icon={Gift} title={t('promotion.gone')} action={all} />;
  if (snapshot.hasTag('failed') && error) {
    return <FailedState error={error} onRetry={() => send({ type: 'retry.requested' })} />;
  }
  if (!offer) return <Skeleton className={styles.skeleton} />;
  if (application) return <Application application={application} files={page.files} offer={offer} />;
  return <Offer page={page} offer={offer} />;
}
