import { useTranslation } from 'react-i18next';
import { Checkbox } from '#screens/shared/form/Checkbox.tsx';
import { RecipientName } from '#screens/shared/recipients/RecipientName.tsx';
import { RecipientSearch } from '#screens/shared/recipients/RecipientSearch.tsx';
import { BottomSheet } from '#screens/ui/dialogs/BottomSheet.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { envelopeLimits } from '@araw/contract/cashier/envelopeLimits';
import styles from './EnvelopeRain.module.css';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface ChosenMembersProps {
  accounts: readonly string[];
  onChange: (accounts: string[]) => void;
  onClose: () => void;
}

/** Chooses a rain's downline members, up to the maximum. */
export function ChosenMembers({ accounts, onChange, onClose }: ChosenMembersProps) {
  const { t } = useTranslation();
  const isFull = accounts.length >= envelopeLimits.chosen;
  return (
    <BottomSheet title={t('envelopeRain.choose')} onClose={onClose}>
      <div className={layout.sheetBody}>
        <output className={typography.note}>
          {t('envelopeRain.chosenCount', { chosen: accounts.length, count: envelopeLimits.chosen })}
        </output>
        <RecipientSearch>
          {(recipient) => {
            const { account } = recipient;
            const isChosen = accounts.includes(account);
            return (
              <Checkbox
                className={styles.choice}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={() =>
                  onChange(isChosen ? accounts.filter((one) => one !== account) : [...accounts, account])
                }
              >
                <span className={layout.line}>
                  <RecipientName recipient={recipient} />
                </span>
              </Checkbox>
            );
          }}
        </RecipientSearch>
      </div>
      <div className={styles.sheetBar}>
        <Button look="primary" wide onClick={onClose}>
          {t('envelopeRain.chosenDone')}
        </Button>
      </div>
    </BottomSheet>
  );
}
