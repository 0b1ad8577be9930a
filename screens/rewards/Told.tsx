import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormError } from '#screens/shared/form/FormError.tsx';
import type { Claiming } from '#screens/shared/rewards/useClaim.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { formatMoney } from '#services/money.ts';
import { isGivingUp } from './rewardActors.ts';
import styles from './Rewards.module.css';

/** What became of the last tap; of one whose fate is open the same is asked again. */
export function Told({ claim: { snapshot, send } }: { claim: Claiming }) {
  const { t } = useTranslation();
  const { claim, receipt, error } = snapshot.context;
  const isOpen = snapshot.hasTag('unanswered');
  const said = claim && isGivingUp(claim.id) ? 'rewards.givenUp' : 'rewards.paid';
  return (
    <>
      <output className={styles.paid}>
        {receipt && (
          <>
            <CircleCheck size={20} aria-hidden />
            <span>
              {t(said, { amount: formatMoney(receipt.sum) })} <bdi dir="ltr">{receipt.number}</bdi>
            </span>
          </>
        )}
      </output>
      <FormError error={error} text={isOpen ? t('rewards.open') : null} />
      {isOpen && (
        <Button look="primary" wide onClick={() => send({ type: 'retry.requested' })}>
          {t('rewards.askAgain')}
        </Button>
      )}
    </>
  );
}
