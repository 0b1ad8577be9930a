import { useTranslation } from 'react-i18next';
import { FormError } from '#screens/shared/form/FormError.tsx';
import type { Claiming } from '#screens/shared/rewards/useClaim.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Done } from '#screens/shared/rewards/Done.tsx';
import { formatMoney } from '#services/money.ts';
import { isGivingUp } from './rewardActors.ts';

/** The result of the last tap. While it is unknown, the player can repeat the same request. */
export function Told({ claim: { snapshot, isOpen, error, askAgain } }: { claim: Claiming }) {
  const { t } = useTranslation();
  const { claim, receipt } = snapshot.context;
  const said = claim && isGivingUp(claim.id) ? 'rewards.givenUp' : 'rewards.paid';
  return (
    <>
      <Done>
        {receipt && (
          <>
            {t(said, { amount: formatMoney(receipt.sum) })} <bdi dir="ltr">{receipt.number}</bdi>
          </>
        )}
      </Done>
      <FormError error={error} text={isOpen ? t('rewards.open') : null} />
      {isOpen && (
        <Button look="primary" wide onClick={askAgain}>
          {t('rewards.askAgain')}
        </Button>
      )}
    </>
  );
}
