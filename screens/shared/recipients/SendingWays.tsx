import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useWhitelabel } from '#src/app/appActor.ts';
import styles from './SendingWays.module.css';

const ways = [
  { way: 'many', to: '/m/redRain' },
  { way: 'one', to: '/m/redRain?page=transfer' },
] as const;

/** The two ways to send money down the line, where the merchant has both. */
export function SendingWays({ shown }: { shown: (typeof ways)[number]['way'] }) {
  const { t } = useTranslation();
  if (useWhitelabel()['AGENTRANSMULTDOWN3'] !== true) return null;
  return (
    <nav className={styles.ways} aria-label={t('recipients.ways')}>
      {ways.map(({ way, to }) => (
        <Link
          key={way}
          to={to}
          replace
          className={styles.way}
          aria-current={way === shown ? 'page' : undefined}
        >
          {t(`recipients.${way}`)}
        </Link>
      ))}
    </nav>
  );
}
