import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { profitViews } from '#machines/records/records.rules.ts';
import { useSession } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { sayBroken } from '#screens/shared/loading/sayBroken.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { isTrial } from '@araw/contract/calls/roles';
import type { RecordAnswers } from '#services/queries/recordQueries.ts';
import { formatDateTimeIn, formatDay } from '@araw/contract/values/dates';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { csvOf } from '../csv/csv.ts';
import { ProfitChart } from './ProfitChart.tsx';
import { dailyNets, profitRows, profitSums } from './profitRows.ts';
import { ProfitTable } from './ProfitTable.tsx';
import { recordPlaceOf, type RecordPlace } from '../recordAddress.ts';
import { RecordPage } from '../RecordPage.tsx';
import styles from '../records.module.css';
import { saveCsv } from '../csv/saveCsv.ts';
import { useRecord } from '../useRecord.ts';
import { useRecordKey } from '../useRecordKey.ts';
import typography from '#screens/ui/typography.module.css';

type Answer = RecordAnswers['profit'];

/** /m/profitandloss: what bets cost and brought in, by day, category or game (REC-05). */
export function ProfitScreen() {
  const [query] = useSearchParams();
  return <Profit key={useRecordKey()} {...recordPlaceOf('profit', query)} />;
}

function Profit(place: RecordPlace) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const memberType = useSession()?.type ?? null;
  const nameOf = useNames();
  const record = useRecord({
    record: 'profit',
    path: '/m/profitandloss',
    ...place,
    saveCsv: (answer) => {
      save(answer).catch((error: unknown) => sayBroken(error, { t, notices }));
    },
  });
  const { snapshot, send, pages } = record;
  const [answer] = pages;
  const view = profitViews.find((one) => one === snapshot.context.view) ?? 'day';

  /** Saves every row of the answer and nothing else (REC-05). */
  async function save({ list, moment, timeZone, from, to, unread }: Answer) {
    const lost = unread?.profit ?? 0;
    const columns = [
      t('profit.day'),
      t('profit.category'),
      t('profit.game'),
      t('profitTable.bets'),
      t('profit.columns.open'),
      t('profitTable.payouts'),
      t('profit.columns.bonuses'),
      t('profit.columns.rebates'),
      t('profit.columns.deposits'),
      t('profit.columns.withdrawals'),
      t('profitTable.net'),
      t('profit.columns.moment'),
    ];
    const at = formatDateTimeIn(timeZone, moment);
    const rows = list.map((entry) => [
      formatDay(entry.day),
      nameOf.category(entry.gameType),
      entry.gameName || entry.gameId,
      entry.bets,
      entry.open,
      entry.payouts,
      entry.bonuses,
      entry.rebates,
      entry.deposits,
      entry.withdrawals,
      entry.net,
      at,
    ]);
    saveCsv(`${from}_${to}.csv`, await csvOf(columns, rows, lost > 0 && t('app.unread', { count: lost })));
  }

  return (
    <RecordPage
      record={record}
      told={answer}
      emptyTitle={t(isTrial(memberType) ? 'movements.fun' : 'profit.emptyTitle')}
    >
      {answer && (
        <>
          <fieldset className={styles.periods} aria-label={t('profit.view')}>
            {profitViews.map((one) => (
              <button
                key={one}
                type="button"
                className={styles.period}
                aria-pressed={one === view}
                onClick={() => send({ type: 'view.chosen', view: one })}
              >
                {t(`profit.${one}`)}
              </button>
            ))}
          </fieldset>
          <Sums answer={answer} />
          {view === 'day' && <ProfitChart bars={dailyNets(answer.list, answer)} />}
          <ProfitTable
            heading={t(`profit.${view}`)}
            rows={profitRows(answer.list, view).map(({ key, entry, sums }) => ({
              key,
              label: nameOf[view](
                entry[view === 'day' ? 'day' : view === 'category' ? 'gameType' : 'gameName'] || key,
              ),
              ...sums,
            }))}
            total={profitSums(answer.list)}
          />
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

/** Names a row, for each view. */
function useNames() {
  const { t } = useTranslation();
  const named = (name: string) => name || t('profit.noGame');
  return {
    day: formatDay,
    category: (type: string) =>
      type === '' ? t('profit.noGame') : t(`category.${type as 'RNG'}`, { defaultValue: type }),
    game: named,
  };
}

function Sums({ answer: { list, from, to } }: { answer: Answer }) {
  const { t } = useTranslation();
  const { net, open, deposits, withdrawals } = profitSums(list);
  return (
    <div className={styles.result}>
      <p>{t('profit.net', { from: formatDay(from), to: formatDay(to) })}</p>
      <p className={typography.figure}>
        <Amount value={net} signed />
      </p>
      <p className={typography.small}>
        {t('profit.apart')} {t('profit.columns.deposits')} <Amount value={deposits} />
        {' · '}
        {t('profit.columns.withdrawals')} <Amount value={withdrawals} />
      </p>
      {open > 0 && (
        <p className={typography.small}>
          {t('profit.open')} <Amount value={open} />
        </p>
      )}
    </div>
  );
}
