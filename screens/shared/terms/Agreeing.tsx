import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import type { termsMachine } from '#machines/terms/terms.machine.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import styles from './TermsText.module.css';

interface AgreeingProps {
  snapshot: SnapshotFrom<typeof termsMachine>;
  send: (event: { type: 'terms.accepted' | 'terms.declined' | 'retry.requested' }) => void;
}

/** The answer to newer terms. Both buttons look the same, so that neither is suggested (PROT-13). */
export function Agreeing({ snapshot, send }: AgreeingProps) {
  const { t } = useTranslation();
  const { error } = snapshot.context;
  const busy = snapshot.hasTag('busy');
  const notNow = (
    <Button disabled={busy} onClick={() => send({ type: 'terms.declined' })}>
      {t('terms.notNow')}
    </Button>
  );
  if (snapshot.hasTag('failed') && error) {
    return (
      <>
        <FailedState error={error} onRetry={() => send({ type: 'retry.requested' })} />
        {notNow}
      </>
    );
  }
  if (!snapshot.hasTag('asking')) return null;
  return (
    <>
      <FormError error={error} />
      <div className={styles.buttons}>
        {notNow}
        <Button disabled={busy} onClick={() => send({ type: 'terms.accepted' })}>
          {t('terms.agree')}
        </Button>
      </div>
    </>
  );
}
