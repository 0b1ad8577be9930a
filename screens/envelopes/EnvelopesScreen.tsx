import { useQuery } from '@tanstack/react-query';
import { Mail, MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/app/services.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import type { ReceivedEnvelope, ReceivedEnvelopes } from '@araw/contract/cashier/transfers';
import { envelopesQuery } from '#services/queries/envelopeQueries.ts';
import { formatMoney } from '#services/money.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import styles from './Envelopes.module.css';
import { type Envelopes, useEnvelopes } from './useEnvelopes.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';
import { Done } from '#screens/shared/rewards/Done.tsx';

/** /m/webEmail?page=envelopes: envelopes from agents above, opened with one tap (TEAM-14). */
export function EnvelopesScreen() {
  const { t } = useTranslation();
  const { operator } = useServices();
  const language = useDataLanguage();
  const envelopes = useEnvelopes(language);
  const { snapshot, send } = envelopes;
  const { data } = useQuery({ ...envelopesQuery(operator, language), enabled: false });
  const { error } = snapshot.context;
  if (snapshot.hasTag('failed') && error) {
    return <FailedState error={error} onRetry={() => send({ type: 'retry.requested' })} />;
  }
  if (snapshot.hasTag('refused')) {
    return (
      <EmptyState
        icon={Mail}
        title={t('error.realAccountOnly')}
        action={<ButtonLink to="/m/member/home">{t('title.memberHome')}</ButtonLink>}
      />
    );
  }
  if (!snapshot.hasTag('shown') || !data) return <Skeleton className={styles.skeleton} />;
  return <Received received={data} envelopes={envelopes} />;
}

interface PartProps {
  received: ReceivedEnvelopes;
  envelopes: Envelopes;
}

function Received({ received: { list, timeZone, unread }, envelopes }: PartProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <Outcome envelopes={envelopes} />
      {list.length === 0 ? (
        <EmptyState icon={Mail} title={t('envelopes.none')} hint={t('envelopes.noneHint')} />
      ) : (
        <>
          <p className={typography.note}>{t('envelopes.fixed')}</p>
          <ul className={layout.stack12} aria-label={t('envelopes.list')}>
            {list.map((envelope) => (
              <Envelope key={envelope.id} envelope={envelope} timeZone={timeZone} envelopes={envelopes} />
            ))}
          </ul>
          <UnreadRows count={unread?.envelopes} />
        </>
      )}
    </div>
  );
}

/** The result of the last tap. */
function Outcome({ envelopes: { snapshot, call } }: Pick<PartProps, 'envelopes'>) {
  const { t } = useTranslation();
  const { share, error, closedBy } = snapshot.context;
  const why = call.isOpen ? t('envelopes.fateUnknown') : closedBy && t(`envelopes.closedBy.${closedBy}`);
  return (
    <>
      <Done>
        {share && (
          <>
            {t('envelopes.paid', { amount: formatMoney(share.sum) })} <bdi dir="ltr">{share.number}</bdi>
            {share.turnover > 0 && (
              <small>{t('envelopes.turnover', { amount: formatMoney(share.turnover) })}</small>
            )}
          </>
        )}
      </Done>
      <FormError error={call.error ?? error} text={why} />
      {call.isOpen && (
        <Button look="primary" wide onClick={call.askAgain}>
          {t('envelopes.askAgain')}
        </Button>
      )}
    </>
  );
}

interface EnvelopeProps {
  envelope: ReceivedEnvelope;
  timeZone: string;
  envelopes: Envelopes;
}

function Envelope({ envelope, timeZone, envelopes: { snapshot, send, call } }: EnvelopeProps) {
  const { t } = useTranslation();
  const { id, from, greeting, state, endsAt, share, number } = envelope;
  const isOpened = state === 'opened';
  const Icon = isOpened ? MailOpen : Mail;
  const isTapped = snapshot.context.opening?.id === id;
  return (
    <li className={styles.envelope} data-state={state}>
      <Icon size={24} aria-hidden />
      <div className={styles.what}>
        <h2 className={typography.strong}>
          {t('envelopes.from')} <bdi dir="ltr">{from}</bdi>
        </h2>
        {greeting !== '' && (
          <p className={styles.greeting}>
            <bdi>{greeting}</bdi>
          </p>
        )}
        {isOpened && share !== null && (
          <p className={styles.share}>
            <Amount value={share} /> <bdi dir="ltr">{number}</bdi>
          </p>
        )}
        {state === 'open' ? (
          <p className={typography.note}>
            {t('envelopes.until')} <bdi dir="ltr">{formatDateTimeIn(timeZone, endsAt)}</bdi>
          </p>
        ) : (
          <p className={typography.note}>{t(`envelopes.state.${state}`)}</p>
        )}
        {state === 'open' && (
          <Button
            look="primary"
            busy={isTapped && (snapshot.hasTag('busy') || call.isBusy)}
            disabled={!snapshot.matches('ready')}
            onClick={() => send({ type: 'envelope.tapped', id, key: newMoneyKey() })}
          >
            {t('envelopes.open', { number })}
          </Button>
        )}
      </div>
    </li>
  );
}
