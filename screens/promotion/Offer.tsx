import { useTranslation } from 'react-i18next';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { Steps } from '#screens/shared/payments/Steps.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { OfferPicture } from '#screens/shared/rewards/OfferPicture.tsx';
import { OfferState } from '#screens/shared/rewards/OfferState.tsx';
import { usePromise } from '#screens/shared/rewards/usePromise.ts';
import { useTimeLeft } from '#screens/shared/rewards/useTimeLeft.ts';
import { Weights } from '#screens/shared/rewards/Weights.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import type { PromotionOffer } from '@araw/contract/cashier/promotions';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { OfferFacts } from './OfferFacts.tsx';
import { useOfferSteps } from './offerSteps.ts';
import styles from './Promotion.module.css';
import type { PromotionPage } from './usePromotion.ts';
import typography from '#screens/ui/typography.module.css';

interface OfferProps {
  page: PromotionPage;
  offer: PromotionOffer;
}

/** A promotion's bonus and terms, its progress, and the one available step. */
export function Offer({ page, offer }: OfferProps) {
  const { t } = useTranslation();
  const { snapshot, call, told } = page;
  const leftUntil = useTimeLeft(told.timeZone);
  const promise = usePromise()(offer);
  const { title, state, stateText, endsAt, reason, refusal } = offer;
  const { error, done } = snapshot.context;
  const { isOpen } = call;
  return (
    <TaskPage
      aboveMenu
      action={
        <>
          {offer.actions.includes('join') && <p className={typography.note}>{t('promotion.joinNote')}</p>}
          <NextStep page={page} offer={offer} />
        </>
      }
      note={isOpen ? null : refusal || [triesNote(), leftNote()].filter(Boolean).join(' · ') || null}
    >
      <OfferPicture picture={offer.picture} promise={promise} first />
      <div className={styles.head}>
        <h2 dir="auto" className={styles.title}>
          {title.trim() || t('title.promotions')}
        </h2>
        <OfferState state={state} text={stateText} />
      </div>
      {promise && <p className={styles.promise}>{promise.sentence}</p>}
      {reason !== '' && (
        <p role="note" className={styles.reason}>
          <b>{t('promotion.why')}</b> <bdi>{reason}</bdi>
        </p>
      )}
      <output className={styles.done}>{done && t(`promotion.done.${done}`)}</output>
      <FormError error={isOpen ? call.error : error} text={isOpen ? t('promotion.unanswered') : null} />
      <OfferFacts offer={offer} timeZone={told.timeZone} />
      <Plan offer={offer} timeZone={told.timeZone} />
      {offer.conditions.length > 0 && (
        <section aria-label={t('promotion.conditions')}>
          <h3 className={styles.heading}>{t('promotion.conditions')}</h3>
          <ul className={styles.conditions}>
            {offer.conditions.map(({ name, text }) => (
              <li key={name} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Weights weights={offer.weights} className={styles.line} />
    </TaskPage>
  );

  function triesNote() {
    return offer.actions.includes('apply') && t('promotion.tries', { count: offer.triesLeft });
  }

  function leftNote() {
    const isRunning = state !== 'comingSoon' && state !== 'closed';
    return isRunning ? leftUntil(endsAt) : null;
  }
}

function Plan({ offer, timeZone }: { offer: PromotionOffer; timeZone: string }) {
  const { t } = useTranslation();
  const steps = useOfferSteps(timeZone)(offer);
  if (steps.length === 0) return null;
  return (
    <section aria-label={t('promotion.whatHappens')}>
      <h3 className={styles.heading}>{t('promotion.whatHappens')}</h3>
      <Steps steps={steps} timeZone={timeZone} label={t('promotion.whatHappens')} />
    </section>
  );
}

/** The page's one primary button; unknown states have none (CASH-22). */
function NextStep({ page: { snapshot, send, call }, offer }: OfferProps) {
  const { t } = useTranslation();
  const { state, entry, id, reward, application } = offer;
  const busy = snapshot.hasTag('busy') || call.isBusy;
  const may = (event: Parameters<typeof send>[0]) => snapshot.can(event);
  if (call.isOpen) {
    return (
      <Button look="primary" wide onClick={call.askAgain}>
        {t('promotion.askAgain')}
      </Button>
    );
  }
  const { actions } = offer;
  if (actions.includes('join')) {
    return (
      <Button
        look="primary"
        wide
        busy={busy}
        disabled={!busy && !may({ type: 'join.tapped', key: '' })}
        onClick={() => send({ type: 'join.tapped', key: newMoneyKey() })}
      >
        {t('promotion.join')}
      </Button>
    );
  }
  if (actions.includes('claim')) {
    return (
      <Button
        look="primary"
        wide
        busy={busy}
        disabled={!busy && !may({ type: 'claim.tapped', key: '' })}
        onClick={() => send({ type: 'claim.tapped', key: newMoneyKey() })}
      >
        {t('promotion.claim')}
      </Button>
    );
  }
  if (actions.includes('apply')) {
    return (
      <Button
        look="primary"
        wide
        busy={busy}
        disabled={!busy && !may({ type: 'apply.tapped' })}
        onClick={() => send({ type: 'apply.tapped' })}
      >
        {t(application ? 'promotion.applyAgain' : 'promotion.apply')}
      </Button>
    );
  }
  if (state === 'open' && entry === 'deposit') {
    return (
      <ButtonLink look="primary" wide to={`/m/voucherCenter?${new URLSearchParams({ promotion: id })}`}>
        {t('promotion.cashIn')}
      </ButtonLink>
    );
  }
  if (reward !== null) {
    return (
      <ButtonLink wide to="/m/rewardCenter">
        {t('promotion.toRewards')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink wide to="/m/activity">
      {t('promotion.all')}
    </ButtonLink>
  );
}
