import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Balance } from '#screens/shared/balance/Balance.tsx';
import { Group } from '#screens/ui/layout/Group.tsx';
import rows from '#screens/ui/layout/Group.module.css';

/** What players can still do during a break or exclusion (PROT-04). */
export function StillOpen() {
  const { t } = useTranslation();
  const ways = [
    ['/m/withdraw', t('title.withdraw')],
    ['/m/transaction/record', t('title.transactionRecord')],
    ['/m/service', t('title.customerService')],
  ] as const;
  return (
    <>
      <Balance name={t('break.balance')} />
      <Group title={t('break.links')}>
        {ways.map(([to, name]) => (
          <Link key={to} to={to} className={rows.row}>
            <span className={rows.label}>{name}</span>
          </Link>
        ))}
      </Group>
    </>
  );
}
