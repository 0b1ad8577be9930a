import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isAgent } from '@araw/contract/calls/roles';
import type { TeamSubordinate } from '@araw/contract/agents/team';
import { formatDay } from '@araw/contract/values/dates';
import styles from './TeamTable.module.css';
import type { TeamRow } from './TeamTable.tsx';

/** Rows of direct subordinates, each linking to their line, except for those who have left. */
export function useSubordinateRows(
  addressOf: (account: string) => string,
): (list: readonly TeamSubordinate[]) => TeamRow[] {
  const { t } = useTranslation();
  const noteOf = ({ type, team, left }: TeamSubordinate) => {
    const kind = t(isAgent(type) ? 'team.agent' : 'team.member');
    if (left !== null) return t('team.left', { kind, day: formatDay(left) });
    return team > 0 ? t('team.withTeam', { kind, count: team }) : kind;
  };
  return (list) =>
    list.map((subordinate) => ({
      key: subordinate.account,
      name:
        subordinate.left === null ? (
          <Link to={addressOf(subordinate.account)} className={styles.link}>
            <bdi>{subordinate.account}</bdi>
          </Link>
        ) : (
          <bdi>{subordinate.account}</bdi>
        ),
      note: noteOf(subordinate),
      figures: subordinate,
    }));
}
