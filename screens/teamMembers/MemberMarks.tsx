import { useTranslation } from 'react-i18next';
import type { Downline } from '@araw/contract/agents/agent';
import { isAgent } from '@araw/contract/calls/roles';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import styles from './TeamMembers.module.css';

/** Whether the member has a downline of their own. */
export function KindMark({ type }: Pick<Downline, 'type'>) {
  const { t } = useTranslation();
  return <span className={styles.mark}>{t(isAgent(type) ? 'team.agent' : 'team.member')}</span>;
}

/** Whether the member is online, or else when they last were. */
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
