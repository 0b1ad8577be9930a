import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronRight, Percent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useWhitelabel } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { type Claiming, useClaim } from '#screens/shared/rewards/useClaim.ts';
import { RebateTable } from '#screens/shared/rewards/RebateTable.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import type { Rebate } from '@araw/contract/rewards/rebates';
import { formatMoney } from '#services/money.ts';
import { rebateQuery } from '#services/queries/growthQueries.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import styles from './Rebate.module.css';
import { defineRebateActors } from './rebateActors.ts';
import typography from '#screens/ui/typography.module.css';
import { Done } from '#screens/shared/rewards/Done.tsx';

/** /m/member/manualRebate: the rebate on valid bets, claimed with one tap (BEN-09). */
export function RebateScreen() {
  const { t } = useTranslation();
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const language = useDataLanguage();
  const claim = useClaim(defineRebateActors(operator, queryClient, language));
  const { snapshot, send } = claim;
  const { data: rebate } = useQuery({ ...rebateQuery(operator, language), enabled: false });
  const { error } = snapshot.context;
  if (snapshot.hasTag('failed') && error) {
    return <FailedState error={error} onRetry={() => send({ type: 'retry.requested' })} />;
  }
  if (snapshot.hasTag('refused')) {
    return (
      <EmptyState
        icon={Percent}
        title={t('error.realAccountOnly')}
        action={<ButtonLink to="/m/member/home">{t('title.memberHome')}</ButtonLink>}
      />
    );
  }
  if (!snapshot.hasTag('shown') || !rebate) return <Skeleton className={styles.skeleton} />;
  return <RebatePage rebate={rebate} claim={claim} />;
}

interface PartProps {
  rebate: Rebate;
  claim: Claiming;
}

function RebatePage({ rebate, claim }: PartProps) {
  const { t } = useTranslation();
  const { sum, rows, claimed, timeZone, unread } = rebate;
  const { receipt } = claim.snapshot.context;
  return (
    <TaskPage action={<Dock rebate={rebate} claim={claim} />}>
      <Done>
        {receipt && (
          <>
            {t('rebates.paid', { amount: formatMoney(receipt.sum) })} <bdi dir="ltr">{receipt.number}</bdi>
          </>
        )}
      </Done>
      {rows.length === 0 && !unread ? (
        <EmptyState icon={Percent} title={t('rebates.none')} hint={t('rebates.noneHint')} />
      ) : (
        <>
          <section className={styles.sum} aria-labelledby="rebate-sum">
            <h2 id="rebate-sum" className={styles.label}>
              {t('rebates.toClaim')}
            </h2>
            <p className={styles.amount}>
              <Amount value={sum} />
            </p>
            <p className={styles.since}>
              {claimed ? (
                <>
                  {t('rebates.since')} <bdi dir="ltr">{formatDateTimeIn(timeZone, claimed.at)}</bdi>
                </>
              ) : (
                t('rebates.everSince')
              )}
            </p>
          </section>
          <RebateTable rows={rows} sum={sum} />
          <UnreadRows count={unread?.rebate} />
          <p className={typography.note}>{t('rebates.rule')}</p>
        </>
      )}
      <PastClaims rebate={rebate} />
    </TaskPage>
  );
}

/** The one button, the text above it, and the result of the last tap. */
function Dock({ rebate: { through, sum, refusal }, claim }: PartProps) {
  const { t } = useTranslation();
  const { snapshot, send, isBusy, isOpen, error, askAgain } = claim;
  return (
    <>
      <FormError error={error} text={isOpen ? t('rebates.open') : null} />
      {isOpen ? (
        <Button look="primary" wide onClick={askAgain}>
          {t('rebates.askAgain')}
        </Button>
      ) : (
        <>
          <p className={typography.note}>{refusal || t('rebates.terms')}</p>
          <Button
            look="primary"
            wide
            busy={isBusy}
            disabled={!snapshot.hasTag('canClaim')}
            onClick={() => send({ type: 'claim.tapped', id: through, key: newMoneyKey() })}
          >
            {t('rebates.claim', { amount: formatMoney(sum) })}
          </Button>
        </>
      )}
    </>
  );
}

function PastClaims({ rebate: { claimed, timeZone } }: Pick<PartProps, 'rebate'>) {
  const { t } = useTranslation();
  if (useWhitelabel()['PLYRBT'] !== true) return null;
  return (
    <Link to="/m/member/rebateReport" className={styles.past}>
      <span className={styles.pastName}>
        {t('rebates.past')}
        {claimed && (
          <span className={styles.since}>
            {t('rebates.last')} <Amount value={claimed.sum} />,{' '}
            <bdi dir="ltr">{formatDateTimeIn(timeZone, claimed.at)}</bdi>
          </span>
        )}
      </span>
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </Link>
  );
}
