import { ChevronRight, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './TeamTrail.module.css';

interface TeamTrailProps {
  /** Accounts, from the agent to the owner of the shown line. */
  trail: readonly string[];
  /** The address of an account's line; '' means the agent's own. */
  addressOf: (account: string) => string;
}

/** Breadcrumbs to the shown line, each linking back; hidden for the agent's own line. */
export function TeamTrail({ trail, addressOf }: TeamTrailProps) {
  const { t } = useTranslation();
  if (trail.length < 2) return null;
  return (
    <nav aria-label={t('team.trail')} className={styles.trail}>
      <Users size={18} aria-hidden />
      <ol>
        {trail.map((account, depth) => (
          <li key={account}>
            {depth > 0 && <ChevronRight size={14} aria-hidden className={styles.step} />}
            {depth === trail.length - 1 ? (
              <bdi aria-current="page">{account}</bdi>
            ) : (
              <Link to={addressOf(depth === 0 ? '' : account)}>
                <bdi>{account}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
