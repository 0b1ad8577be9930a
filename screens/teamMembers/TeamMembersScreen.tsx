import { ArrowUpDown, SlidersHorizontal, UserX, X } from 'lucide-react';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  filterNames,
  type MemberSelection,
  memberSorts,
  scopes,
  noFilters,
} from '#machines/teamMembers/teamMembers.rules.ts';
import { useSession } from '#src/app/appActor.ts';
import { onlyValue } from '#screens/shared/address/addressValues.ts';
import { useListKey } from '#screens/shared/address/useOwnAddress.ts';
import { LazyPart } from '#screens/shared/loading/LazyPart.tsx';
import { AccountSearch } from '#screens/shared/team/AccountSearch.tsx';
import { FailedState } from '#screens/shared/loading/FailedState.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { EmptyState } from '#screens/ui/states/EmptyState.tsx';
import { Segments } from '#screens/ui/buttons/Segments.tsx';
import { Skeleton } from '#screens/ui/states/Skeleton.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import { unreadIn } from '#services/pages.ts';
import { membersIn } from './memberAddress.ts';
import { MemberCard } from './MemberCard.tsx';
import { MemberRow } from './MemberRow.tsx';
import styles from './TeamMembers.module.css';
import { useFilterText } from './useFilterText.ts';
import { type TeamMembers, useTeamMembers } from './useTeamMembers.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

const MemberDrawer = lazy(async () => ({ default: (await import('./MemberDrawer.tsx')).MemberDrawer }));

/** /m/member/team: the members of an agent's downline, or with `member` one member's card (TEAM-02). */
export function TeamMembersScreen() {
  const [query] = useSearchParams();
  const key = [useListKey(), useSession()?.token].join(' ');
  const member = onlyValue(query, 'member');
  if (member !== null) return <MemberCard key={`${key} ${member}`} account={member.slice(0, 128)} />;
  return <Members key={key} {...membersIn(query)} />;
}

function Members(place: MemberSelection) {
  const { t } = useTranslation();
  const members = useTeamMembers(place);
  const { snapshot, send, selection, pages } = members;
  return (
    <div className={layout.widePage}>
      <Segments
        label={t('teamMembers.scope')}
        options={scopes.map((value) => ({ value, text: t(`teamMembers.scopes.${value}`) }))}
        chosen={selection.scope}
        onChoose={(scope) => send({ type: 'scope.chosen', scope })}
      />
      <div className={layout.wrap}>
        <AccountSearch
          account={selection.account}
          onSearch={(account) => send({ type: 'account.searched', account })}
        />
        <FilterButton members={members} />
      </div>
      <label className={styles.sort}>
        <ArrowUpDown size={18} aria-hidden />
        <span className="visually-hidden">{t('teamMembers.sort')}</span>
        <select
          className={styles.choice}
          value={selection.sort}
          onChange={(event) =>
            send({
              type: 'sort.chosen',
              sort: memberSorts.find((sort) => sort === event.target.value) ?? 'account',
            })
          }
        >
          {memberSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(`teamMembers.sorts.${sort}`)}
            </option>
          ))}
        </select>
      </label>
      <Chips members={members} />
      <List members={members} />
      {snapshot.hasTag('drawerOpen') && (
        <LazyPart onBroken={() => send({ type: 'drawer.closed' })}>
          <MemberDrawer
            filters={selection.filters}
            noFilters={noFilters}
            levels={pages[0]?.levels ?? []}
            onApply={(filters) => send({ type: 'filters.applied', filters })}
            onClose={() => send({ type: 'drawer.closed' })}
          />
        </LazyPart>
      )}
    </div>
  );
}

interface PartProps {
  members: TeamMembers;
}

function FilterButton({ members: { send, selection } }: PartProps) {
  const { t } = useTranslation();
  const count = filterNames.filter((name) => selection.filters[name] !== '').length;
  return (
    <Button
      icon={<SlidersHorizontal size={18} aria-hidden />}
      aria-haspopup="dialog"
      aria-label={t('teamMembers.filter', { count })}
      onClick={() => send({ type: 'drawer.opened' })}
    >
      {count}
    </Button>
  );
}

/** The active filters, each with a button to remove it. */
function Chips({ members: { send, selection } }: PartProps) {
  const { t } = useTranslation();
  const textOf = useFilterText();
  const set = filterNames.filter((name) => selection.filters[name] !== '');
  if (set.length === 0) return null;
  return (
    <ul className={layout.wrap} aria-label={t('teamMembers.filtersSet')}>
      {set.map((field) => (
        <li key={field}>
          <button
            type="button"
            className={styles.chip}
            onClick={() => send({ type: 'filter.cleared', field })}
          >
            <bdi>{textOf(field, selection.filters[field])}</bdi>
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}

function List({ members }: PartProps) {
  const { t } = useTranslation();
  const { snapshot, send, pages, shown, hasMore, loadingMore, failure, retry } = members;
  const [first] = pages;
  const failed = failure && <FailedState error={failure} onRetry={retry} />;
  if (snapshot.hasTag('empty')) {
    return (
      <EmptyState
        icon={UserX}
        title={t('teamMembers.none')}
        action={
          snapshot.can({ type: 'filters.cleared' }) && (
            <Button onClick={() => send({ type: 'filters.cleared' })}>{t('record.clearFilters')}</Button>
          )
        }
      />
    );
  }
  if (!shown || !first) return failed || <Waiting />;
  const unread = unreadIn(pages);
  // A member who joins meanwhile pushes the last row of a page to the next: drop duplicates.
  const rows = new Map(pages.flatMap(({ list }) => list.map((member) => [member.id, member])));
  return (
    <>
      <ul className={styles.rows} aria-label={t('title.teamManagement')}>
        {[...rows.values()].map((member) => (
          <li key={member.id}>
            <MemberRow member={member} timeZone={first.timeZone} />
          </li>
        ))}
      </ul>
      {failed}
      {loadingMore && <output aria-label={t('record.loadingMore')} className={styles.skeleton} />}
      <p className={typography.centredNote}>
        {t('teamMembers.shown', { shown: rows.size, count: first.total })}
        {!hasMore && unread === 0 && ` ${t('record.end')}`}
      </p>
      <UnreadRows count={unread} />
    </>
  );
}

function Waiting() {
  const { t } = useTranslation();
  return (
    <output aria-label={t('record.loading')} className={layout.stack8}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} className={styles.skeleton} />
      ))}
    </output>
  );
}
