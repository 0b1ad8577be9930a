import { Download, Ticket, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type RecordView, teamViews } from '#machines/records/records.rules.ts';
import { Button, ButtonLink } from '#screens/ui/buttons/Button.tsx';
import { Segments } from '#screens/ui/buttons/Segments.tsx';
import { unreadIn } from '#services/pages.ts';
import { formatDay } from '@araw/contract/values/dates';
import { DayChart } from '../profit/DayChart.tsx';
import { recordPlaceOf, recordQuery, type RecordPlace } from '../recordAddress.ts';
import { RecordPage } from '../RecordPage.tsx';
import { useRecord } from '../useRecord.ts';
import { useRecordKey } from '../useRecordKey.ts';
import { TeamSums } from './TeamSums.tsx';
import { dailyBets, type TeamAnswer } from './teamSums.ts';
import { TeamTable } from './TeamTable.tsx';
import { TeamTrail } from './TeamTrail.tsx';
import { useBetsSummary } from './useBetsSummary.ts';
import { useCategoryName } from './useCategoryName.ts';
import { useSubordinateRows } from './useSubordinateRows.tsx';
import { useTeamSaving } from './useTeamSaving.ts';

const path = '/m/agent/team/overview';

/** The list that a view shows. */
const lists = { day: 'days', category: 'categories', subordinate: 'subordinates' } as const;

/** /m/agent/team/overview: the totals of an agent's line, by day, category and subordinate (TEAM-01). */
export function TeamOverviewScreen() {
  const [query] = useSearchParams();
  return <TeamOverview key={useRecordKey()} {...recordPlaceOf('teamFigures', query)} />;
}

function TeamOverview(place: RecordPlace) {
  const { t } = useTranslation();
  const save = useTeamSaving();
  const betsSummary = useBetsSummary();
  const record = useRecord({
    record: 'teamFigures',
    path,
    ...place,
    saveCsv: (answer) => save({ answer, view, account, gameType: '' }),
  });
  const { snapshot, send, pages } = record;
  const { days, view, filters } = snapshot.context;
  const { account = '' } = filters;
  const shownView = teamViews.find((one) => one === view) ?? 'day';
  const [first] = pages;
  const addressOf = (one: string) =>
    `${path}?${recordQuery('teamFigures', { days, filters: { account: one }, view: 'subordinate' })}`;
  return (
    <RecordPage
      record={{ ...record, unread: unreadIn(pages, lists[shownView]) }}
      told={first}
      emptyTitle={t('team.emptyTitle')}
      notFound={t('team.noSuchAccount')}
      head={first && <TeamTrail trail={first.trail} addressOf={addressOf} />}
    >
      {first && (
        <>
          <TeamSums answer={first} />
          <Segments
            label={t('profit.view')}
            options={teamViews.map((value) => ({ value, text: t(`team.by.${value}`) }))}
            chosen={shownView}
            onChoose={(chosen) => send({ type: 'view.chosen', view: chosen })}
          />
          {view === 'day' && (
            <DayChart bars={dailyBets(first)} summary={betsSummary(first)} unfinished={first.today} />
          )}
          <Rows view={view} pages={pages} first={first} addressOf={addressOf} />
          {account !== '' && (
            <>
              <ButtonLink
                icon={<User size={18} aria-hidden />}
                to={`/m/member/team?${new URLSearchParams({ member: account })}`}
              >
                {t('team.cardOf', { account })}
              </ButtonLink>
              <ButtonLink
                icon={<Ticket size={18} aria-hidden />}
                to={`/m/teamBetting?${recordQuery('teamBets', { days, filters: { account }, view: 'day' })}`}
              >
                {t('team.betsOf', { account })}
              </ButtonLink>
            </>
          )}
          <Button
            icon={<Download size={18} aria-hidden />}
            disabled={!snapshot.can({ type: 'csv.requested' })}
            onClick={() => send({ type: 'csv.requested' })}
          >
            {t('profit.save')}
          </Button>
        </>
      )}
    </RecordPage>
  );
}

interface RowsProps {
  view: RecordView;
  first: TeamAnswer;
  pages: readonly TeamAnswer[];
  addressOf: (account: string) => string;
}

function Rows({ view, first, pages, addressOf }: RowsProps) {
  const { t } = useTranslation();
  const categoryName = useCategoryName();
  const subordinateRows = useSubordinateRows(addressOf);
  const { totals, own, trail, today } = first;
  const rows = () => {
    if (view === 'day') {
      return first.days.map((figures) => ({
        key: figures.day,
        name: <bdi>{formatDay(figures.day)}</bdi>,
        note: figures.day === today ? t('team.soFar') : undefined,
        figures,
      }));
    }
    if (view === 'category') {
      return first.categories.map((figures) => ({
        key: figures.gameType,
        name: categoryName(figures.gameType),
        figures,
      }));
    }
    return subordinateRows(pages.flatMap(({ list }) => list));
  };
  if (!totals) return null;
  return (
    <TeamTable
      caption={t(`team.captions.${view as 'day'}`)}
      heading={t(`team.${view as 'day'}`)}
      rows={rows()}
      total={totals}
      totalName={t('team.all')}
      own={own && { name: <bdi>{trail.at(-1)}</bdi>, note: t('team.own'), figures: own }}
    />
  );
}
