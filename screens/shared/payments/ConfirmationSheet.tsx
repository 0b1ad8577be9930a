import { useSelector } from '@xstate/react';
import { KeyRound, Lock } from 'lucide-react';
import { type FormEvent, type ReactNode, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { paymentConfirmationMachine } from '#machines/paymentConfirmation/paymentConfirmation.machine.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { useFailureText } from '#src/app/failureText.ts';
import { BottomSheet } from '#screens/ui/dialogs/BottomSheet.tsx';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { useArrivalFocus } from '#screens/ui/useArrivalFocus.ts';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import styles from './ConfirmationSheet.module.css';
import { SixDigits } from './SixDigits.tsx';
import { TimeLeft } from './TimeLeft.tsx';
import type { Confirmation } from './types.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

const passwordPage = '/m/securityCenter?page=paymentPassword';

export interface ConfirmationSheetProps extends Pick<Confirmation, 'field'> {
  /** Invoked by the chart that asks for the confirmation. */
  actor: ActorRefFrom<typeof paymentConfirmationMachine>;
  title: string;
  summary: ReactNode;
  /** The button's verb and amount. */
  confirmText: string;
}

/** Asks for the six-digit payment password, and shows the outcome of the call that it confirms (CASH-09, CASH-11). */
export function ConfirmationSheet({ actor, field, title, summary, confirmText }: ConfirmationSheetProps) {
  const { t } = useTranslation();
  const { formatDateTime } = useMerchantDates();
  const snapshot = useSelector(actor, (now) => now);
  const { pathname, search } = useLocation();
  useReturns((event) => actor.send(event));
  const cancel = () => actor.send({ type: 'confirmation.cancelled' });
  const canCancel = snapshot.can({ type: 'confirmation.cancelled' });
  const wayBack = { replace: true, state: { returnTo: pathname + search } };
  const { lockedUntil } = snapshot.context;
  return (
    <BottomSheet title={title} canClose={canCancel} onClose={cancel}>
      <div className={styles.body}>
        <p className={typography.quiet}>{summary}</p>
        {snapshot.hasTag('locked') ? (
          <>
            <div role="alert" className={styles.told}>
              <Lock size={20} aria-hidden />
              <p>
                {lockedUntil !== null && (
                  <b>
                    {t('paymentConfirmation.lockedUntil', {
                      time: formatDateTime(lockedUntil),
                    })}{' '}
                  </b>
                )}
                {t('paymentConfirmation.locked')}
              </p>
            </div>
            {lockedUntil !== null && (
              <TimeLeft label={t('paymentConfirmation.timeLeft')} endsAt={lockedUntil} />
            )}
            <ButtonLink wide to={passwordPage} {...wayBack}>
              {t('paymentConfirmation.recover')}
            </ButtonLink>
          </>
        ) : snapshot.hasTag('missing') ? (
          <>
            <div role="alert" className={styles.told}>
              <KeyRound size={20} aria-hidden />
              <p>{t('paymentConfirmation.missing')}</p>
            </div>
            <ButtonLink look="primary" wide to={passwordPage} {...wayBack}>
              {t('paymentConfirmation.set')}
            </ButtonLink>
            <Button wide onClick={() => actor.send({ type: 'password.set' })}>
              {t('paymentConfirmation.isSet')}
            </Button>
          </>
        ) : (
          <DigitsForm actor={actor} field={field} confirmText={confirmText}>
            {snapshot.hasTag('canSubmit') && (
              <Link className={styles.forgotten} to={passwordPage} {...wayBack}>
                {t('paymentConfirmation.forgotten')}
              </Link>
            )}
          </DigitsForm>
        )}
      </div>
    </BottomSheet>
  );
}

interface DigitsFormProps extends Pick<ConfirmationSheetProps, 'actor' | 'field' | 'confirmText'> {
  children: ReactNode;
}

function DigitsForm({ actor, field, confirmText, children }: DigitsFormProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const snapshot = useSelector(actor, (now) => now);
  const [digits, setDigits] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const first = useArrivalFocus<HTMLInputElement>();
  useImperativeHandle(field, () => ({
    focus() {
      setIsIncomplete(true);
      first.current?.focus();
    },
    empty() {
      setDigits('');
      first.current?.focus();
    },
  }));

  const { error, triesLeft } = snapshot.context;
  const isUnsure = snapshot.hasTag('unsure');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsIncomplete(false);
    actor.send({ type: 'password.submitted', key: newMoneyKey(), paymentPassword: digits });
  };
  const wrongText = () => {
    if (!error) return null;
    if (error.code !== 'paymentPasswordWrong' || triesLeft === null) return failureText(error);
    return t('paymentConfirmation.wrong', { count: triesLeft });
  };
  return (
    <form noValidate className={layout.stack12} onSubmit={submit}>
      <SixDigits
        ref={first}
        label={t('paymentConfirmation.label')}
        value={digits}
        readOnly={!snapshot.hasTag('canSubmit')}
        error={isIncomplete ? t('paymentConfirmation.incomplete') : wrongText()}
        onChange={setDigits}
      />
      <output className={styles.unsure}>
        {isUnsure &&
          t(snapshot.hasTag('stopped') ? 'paymentConfirmation.stopped' : 'paymentConfirmation.unsure')}
      </output>
      {children}
      {snapshot.hasTag('stopped') ? (
        <Button look="primary" wide onClick={() => actor.send({ type: 'retry.requested' })}>
          {t('paymentConfirmation.askAgain')}
        </Button>
      ) : (
        <Button
          type="submit"
          look="primary"
          wide
          busy={snapshot.hasTag('busy')}
          disabled={!snapshot.hasTag('canSubmit')}
        >
          {confirmText}
        </Button>
      )}
    </form>
  );
}
