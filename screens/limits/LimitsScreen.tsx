import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsentsOffered } from '#screens/shared/consent/useConsentsOffered.ts';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import type { Protection } from '@araw/contract/protection/protection';
import { Activity } from './Activity.tsx';
import { Help } from './Help.tsx';
import { LimitForm } from './LimitForm.tsx';
import { LimitList } from './LimitList.tsx';
import layout from '#screens/ui/layout/layout.module.css';
import typography from '#screens/ui/typography.module.css';
import styles from './Limits.module.css';
import { RealityCheck } from './RealityCheck.tsx';
import { useLimitText } from './useLimitText.ts';
import { type LimitsOnScreen, useLimits } from './useLimits.ts';
import { useUnits } from './useLength.ts';

/** /m/limits: limits, links to breaks and consents, reality check, activity and help (PROT-14). */
export function LimitsScreen() {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const page = useLimits(field);
  const hasConsents = useConsentsOffered();
  const { snapshot } = page;
  const { protection, error } = snapshot.context;
  if (snapshot.hasTag('refused')) return null;
  return (
    <div
      className={styles.page}
      aria-busy={snapshot.hasTag('busy') || snapshot.hasTag('loading') || undefined}
    >
      {snapshot.hasTag('failed') && error && <FailedState error={error} onRetry={page.retry} />}
      {snapshot.hasTag('loading') && <Skeleton className={styles.skeleton} />}
      {snapshot.hasTag('away') && <p className={styles.info}>{t('error.onBreak')}</p>}
      {snapshot.hasTag('shown') && protection && (
        <>
          <p className={styles.info}>{t('limits.lead')}</p>
          <Offer page={page} protection={protection} onSet={() => field.current?.focus()} />
          <section className={layout.stack12} aria-labelledby="limits">
            <h2 id="limits" className={typography.title}>
              {t('limits.title')}
            </h2>
            <LimitList page={page} protection={protection} />
            <LimitForm page={page} protection={protection} field={field} />
          </section>
          <Question page={page} protection={protection} />
        </>
      )}
      <ButtonLink to="/m/limits?page=break" wide>
        {t('title.break')}
      </ButtonLink>
      {hasConsents && (
        <ButtonLink to="/m/limits?page=consent" wide>
          {t('title.consent')}
        </ButtonLink>
      )}
      {snapshot.hasTag('shown') && protection && <RealityCheck page={page} protection={protection} />}
      <Activity />
      <Help />
    </div>
  );
}

interface PartProps {
  page: LimitsOnScreen;
  protection: Protection;
}

/** Both buttons look the same, so that neither is suggested (PROT-03). */
function Offer({ page, protection: { offer }, onSet }: PartProps & { onSet: () => void }) {
  const { t } = useTranslation();
  if (offer === null) return null;
  const isFirst = offer === 'first';
  return (
    <section className={styles.offer} aria-labelledby="offer">
      <h2 id="offer" className={styles.strong}>
        {t(`limits.offer.${offer}`)}
      </h2>
      <p>{t(`limits.offer.${offer}Text`)}</p>
      <div className={styles.pair}>
        <Button onClick={onSet}>{isFirst ? t('limits.offer.set') : t('limits.offer.change')}</Button>
        <Button busy={page.snapshot.hasTag('busy')} onClick={page.declineOffer}>
          {t(`limits.offer.${offer}Decline`)}
        </Button>
      </div>
    </section>
  );
}

/** Says when a change takes effect before a limit is set, raised or removed. */
function Question({ page, protection }: PartProps) {
  const { t } = useTranslation();
  const textOf = useLimitText();
  const units = useUnits();
  const { snapshot } = page;
  const { change } = snapshot.context;
  const isLater = snapshot.hasTag('askingLater');
  if ((!isLater && !snapshot.hasTag('askingAtOnce')) || change?.do !== 'set') return null;
  const held = protection.limits.find(({ kind, period }) => kind === change.kind && period === change.period);
  const limit = textOf(change.kind, change.amount === null ? null : Number(change.amount));
  const time = units(protection.waitHours, 'hour');
  const laterTitle = change.amount === null ? t('limits.removeTitle') : t('limits.raiseTitle', { limit });
  return (
    <ConfirmDialog
      title={isLater ? laterTitle : t('limits.setTitle', { limit })}
      text={
        isLater
          ? t('limits.laterText', { time, limit: textOf(change.kind, held?.amount ?? null) })
          : t('limits.setText', { time })
      }
      onCancel={page.decline}
      onConfirm={page.confirm}
    />
  );
}
