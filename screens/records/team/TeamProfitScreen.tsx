import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { unreadIn } from '#services/pages.ts';
import { recordPlaceOf, recordQuery, type RecordPlace } from '../recordAddress.ts';
import { RecordPage } from '../RecordPage.tsx';
import { useRecord } from '../useRecord.ts';
import { useRecordKey } from '../useRecordKey.ts';
import { LineFilters } from './LineFilters.tsx';
import { TeamTable } from './TeamTable.tsx';
import { TeamTrail } from './TeamTrail.tsx';
import { useSubordinateRows } from './useSubordinateRows.tsx';
import { useTeamSaving } from './useTeamSaving.ts';
import typography from '#screens/ui/typography.module.css';

const path = '/m/agent/team/pnl';

/** /m/agent/team/pnl: the house's result from each direct subordinate's line, by days and category (TEAM-05). */
export function TeamProfitScreen() {
  const [query] = useSearchParams();
  return <TeamProfit key={useRecordKey()} {...recordPlaceOf('teamProfit', query)} />;
}

function TeamProfit(place: RecordPlace) {
  const { t } = useTranslation();
  const save = useTeamSaving();
  const record = useRecord({
    record: 'teamProfit',
    path,
    ...place,
    saveCsv: (answer) => save({ answer, view: 'subordinate', account, gameType }),
  });
  const { snapshot, send, pages } = record;
  const { days, filters } = snapshot.context;
  const { account = '', gameType = '' } = filters;
  const addressOf = (one: string) =>
    `${path}?${recordQuery('teamProfit', { days, filters: { ...filters, account: one }, view: 'day' })}`;
  const subordinateRows = useSubordinateRows(addressOf);
  const [first] = pages;
  return (
    <RecordPage
      record={{ ...record, unread: unreadIn(pages, 'subordinates') }}
      told={first}
      emptyTitle={t('team.emptyTitle')}
      notFound={t('team.noSuchAccount')}
      head={first && <TeamTrail trail={first.trail} addressOf={addressOf} />}
      filters={<LineFilters record={record} />}
    >
      {first?.totals && (
        <>
          <TeamTable
            caption={t('team.captions.subordinate')}
            heading={t('team.subordinate')}
            rows={subordinateRows(pages.flatMap(({ list }) => list))}
            total={first.totals}
            totalName={t('team.all')}
            own={
              first.own && {
                name: <bdi>{first.trail.at(-1)}</bdi>,
                note: t('team.own'),
                figures: first.own,
              }
            }
          />
          <p className={typography.small}>{t('team.signs')}</p>
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
