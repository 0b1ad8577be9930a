import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useTranslation } from 'react-i18next';
import { Agreeing } from '#screens/shared/terms/Agreeing.tsx';
import { TermsText } from '#screens/shared/terms/TermsText.tsx';
import { useNewTerms } from '#screens/shared/terms/useNewTerms.ts';
import styles from './RealityCheck.module.css';

export interface NewTermsProps {
  onClosed: () => void;
}

/** Asks over a game that refused a bet because of newer terms (PROT-13). Escape means not now. */
export function NewTerms({ onClosed }: NewTermsProps) {
  const { t } = useTranslation();
  const [snapshot, send] = useNewTerms({ goOn: onClosed, leave: onClosed });
  const { own } = snapshot.context;
  return (
    <AlertDialog.Root
      open={snapshot.hasTag('asking') || snapshot.hasTag('failed')}
      onOpenChange={(open) => !open && send({ type: 'terms.declined' })}
    >
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={styles.mask} />
        <AlertDialog.Popup className={styles.dialog}>
          <AlertDialog.Title className={styles.title}>{t('error.termsOutdated')}</AlertDialog.Title>
          <AlertDialog.Description>{t('terms.stays')}</AlertDialog.Description>
          {snapshot.hasTag('asking') && own && <TermsText terms={own.terms} isNew />}
          <Agreeing snapshot={snapshot} send={send} />
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
