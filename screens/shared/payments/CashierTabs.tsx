import { useTranslation } from 'react-i18next';
import { useStanding } from '#src/app/hooks/useStanding.ts';
import { Tabs } from '#screens/ui/buttons/Tabs.tsx';

/** Makes withdrawing as near as cashing in, wherever a player comes from (PROT-10). */
export function CashierTabs({ shown }: { shown: 'deposit' | 'withdraw' }) {
  const { t } = useTranslation();
  const standing = useStanding();
  // Players on a break or excluded only withdraw: don't invite them to cash in (PROT-04).
  if (standing !== 'playing') return null;
  const [cashIn, withdraw] = [t('title.deposit'), t('title.withdraw')];
  return (
    <Tabs
      label={`${cashIn}, ${withdraw}`}
      tabs={[
        { to: '/m/voucherCenter', text: cashIn, shown: shown === 'deposit' },
        { to: '/m/withdraw', text: withdraw, shown: shown === 'withdraw' },
      ]}
    />
  );
}
