import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Amount } from '#screens/shared/money/Amount.tsx';
import type { Downline } from '@araw/contract/agents/agent';
import { cardAddress } from './memberAddress.ts';
import { KindMark, Presence } from './MemberMarks.tsx';
import styles from './TeamMembers.module.css';

/** One member of the list, linked to their card. */
export function MemberRow({ member, timeZone }: { member: Downline; timeZone: string }) {
  const { t } = useTranslation();
  const { account, type, level, team, closed, balance } = member;
  const told = [level, team > 0 && t('teamMembers.team', { count: team }), closed && t('teamMembers.closed')];
  return (
    <Link to={cardAddress(account)} className={styles.row}>
      <span className={styles.who}>
        <span className={styles.name}>
          <bdi>{account}</bdi> <KindMark type={type} />
        </span>
        <span className={styles.line}>
          <Presence member={member} timeZone={timeZone} />
          {told.map(
            (part) =>
              part && (
                <span key={part}>
                  {' · '}
                  <bdi>{part}</bdi>
                </span>
              ),
          )}
        </span>
      </span>
      <span className={styles.figures}>
        <Amount value={balance} />
        <span className={styles.line}>{t('teamMembers.balance')}</span>
      </span>
      <ChevronRight size={18} aria-hidden className={styles.chevron} />
    </Link>
  );
}
