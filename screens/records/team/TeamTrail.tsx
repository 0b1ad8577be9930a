import { ChevronRight, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './TeamTrail.module.css';

interface TeamTrailProps {
  /** From the agent to whose line it is, by account. */
  trail: readonly string[];
  /** The address of a line; '' is the agent's own. */
  addressOf: (account: string) => string;
}

/** Through whom the line that shows is reached, each a way back; nothing for the agent's own. */
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
