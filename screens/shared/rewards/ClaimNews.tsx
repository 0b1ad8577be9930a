import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { formatMoney } from '#services/money.ts';
import styles from './ClaimNews.module.css';
import type { Claiming } from './useClaim.ts';

/** What became of the last tap on a page with several things to claim. */
export function ClaimNews({ claim: { snapshot, send } }: { claim: Claiming }) {
  const { t } = useTranslation();
  const { receipt, error } = snapshot.context;
  const isOpen = snapshot.hasTag('unanswered');
  return (
    <>
      <output className={styles.paid}>
        {receipt && (
          <>
            <CircleCheck size={20} aria-hidden />
            <span>
              {t('claims.paid', { amount: formatMoney(receipt.sum) })} <bdi dir="ltr">{receipt.number}</bdi>
            </span>
          </>
        )}
      </output>
      <FormError error={error} text={isOpen ? t('claims.open') : null} />
      {isOpen && (
        <Button look="primary" wide onClick={() => send({ type: 'retry.requested' })}>
          {t('claims.askAgain')}
        </Button>
      )}
    </>
  );
}
