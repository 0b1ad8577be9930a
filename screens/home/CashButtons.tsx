import { ArrowUpFromLine, WalletMinimal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/app/appActor.ts';
import { ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { useRoleGuard } from '#src/app/hooks/useRoleGuard.ts';
import styles from './HomeScreen.module.css';

/** Cash in and withdraw, for real accounts (HOME-01, HOME-05, PERM-02). A visitor's first action is to sign up. */
export function CashButtons() {
  const { t } = useTranslation();
  const look = useSession() ? 'primary' : 'secondary';
  const guard = useRoleGuard('realAccount');
  return (
    <div className={styles.cash}>
      <ButtonLink
        to="/m/voucherCenter"
        look={look}
        icon={<WalletMinimal size={20} aria-hidden />}
        onClick={guard}
      >
        {t('home.cashIn')}
      </ButtonLink>
      <ButtonLink to="/m/withdraw" icon={<ArrowUpFromLine size={20} aria-hidden />} onClick={guard}>
        {t('home.withdraw')}
      </ButtonLink>
    </div>
  );
}
