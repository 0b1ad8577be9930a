import { useTranslation } from 'react-i18next';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Done } from './Done.tsx';
import { formatMoney } from '#services/money.ts';
import type { Claiming } from './useClaim.ts';

/** The result of the last tap on a page with several claims. */
export function ClaimNews({ claim: { snapshot, isOpen, error, askAgain } }: { claim: Claiming }) {
  const { t } = useTranslation();
  const { receipt } = snapshot.context;
  return (
    <>
      <Done>
        {receipt && (
          <>
            {t('claims.paid', { amount: formatMoney(receipt.sum) })} <bdi dir="ltr">{receipt.number}</bdi>
          </>
        )}
      </Done>
      <FormError error={error} text={isOpen ? t('claims.open') : null} />
      {isOpen && (
        <Button look="primary" wide onClick={askAgain}>
          {t('claims.askAgain')}
        </Button>
      )}
    </>
  );
}
