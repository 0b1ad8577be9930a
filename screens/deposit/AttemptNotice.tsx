import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { depositAttemptMachine } from '#machines/depositAttempt/depositAttempt.machine.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import styles from './Deposit.module.css';

/** Says that it is unknown whether the order was created, while the same request is retried (NET-12). */
export function AttemptNotice({ attempt }: { attempt: ActorRefFrom<typeof depositAttemptMachine> }) {
  const { t } = useTranslation();
  const isUnanswered = useSelector(attempt, (snapshot) => snapshot.hasTag('unanswered'));
  const error = useSelector(attempt, ({ context }) => context.error);
  return (
    <>
      <output className={styles.changed}>
        {(isUnanswered || error !== null) && t('deposit.stillAsking')}
      </output>
      <FormError error={isUnanswered ? error : null} />
      {isUnanswered && (
        <div className={styles.waiting}>
          <Button onClick={() => attempt.send({ type: 'retry.requested' })}>{t('app.retry')}</Button>
          <Button look="plain" onClick={() => attempt.send({ type: 'attempt.left' })}>
            {t('deposit.stopWaiting')}
          </Button>
        </div>
      )}
    </>
  );
}
