import { useTranslation } from 'react-i18next';
import type { Downline } from '#services/contract/agent.ts';
import { isAgent } from '#services/contract/roles.ts';
import { formatDateTimeIn } from '#services/contract/dates.ts';
import styles from './TeamMembers.module.css';

/** Whether somebody has a line of the own. */
export function KindMark({ type }: Pick<Downline, 'type'>) {
  const { t } = useTranslation();
  return <span className={styles.mark}>{t(isAgent(type) ? 'team.agent' : 'team.member')}</span>;
}

/** Whether somebody is there, else when they were last. */
export function Presence({
  member: { online, lastSeenAt },
  timeZone,
}: {
  member: Downline;
  timeZone: string;
}) {
  const { t } = useTranslation();
  if (online) return <span className={styles.online}>{t('teamMembers.online')}</span>;
  if (lastSeenAt === null) return <span>{t('teamMembers.never')}</span>;
  return <span>{t('teamMembers.lastSeen', { moment: formatDateTimeIn(timeZone, lastSeenAt) })}</span>;
}
