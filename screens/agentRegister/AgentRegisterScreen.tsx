import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Addresses } from './Addresses.tsx';
import styles from './AgentRegister.module.css';
import { OpenAccount } from './OpenAccount.tsx';

const ways = [
  { way: 'direct', to: '/m/agentRegister' },
  { way: 'addresses', to: '/m/agentRegister?page=addresses' },
] as const;

/** /m/agentRegister: accounts that the agent opens, and by `page` the addresses by which members come (TEAM-08). */
export function AgentRegisterScreen() {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const shown = query.get('page') === 'addresses' ? 'addresses' : 'direct';
  const tabs = (
    <nav className={styles.ways} aria-label={t('openAccount.ways')}>
      {ways.map(({ way, to }) => (
        <Link
          key={way}
          to={to}
          replace
          className={styles.way}
          aria-current={way === shown ? 'page' : undefined}
        >
          {t(`openAccount.${way}`)}
        </Link>
      ))}
    </nav>
  );
  return shown === 'addresses' ? <Addresses tabs={tabs} /> : <OpenAccount tabs={tabs} />;
}
