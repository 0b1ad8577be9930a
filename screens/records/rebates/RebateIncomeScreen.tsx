import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { useServices } from '#src/app/services.ts';
import { sayBroken } from '#screens/shared/loading/sayBroken.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { incomeGroups } from '@araw/contract/agents/incomeGroups';
import type { RecordAnswers } from '#services/queries/recordQueries.ts';
import { formatDateTimeIn, formatDay } from '@araw/contract/values/dates';
import { unreadIn } from '#services/pages.ts';
import { csvOf } from '../csv/csv.ts';
import { IncomeTable } from './IncomeTable.tsx';
import { recordPlaceOf, type RecordPlace } from '../recordAddress.ts';
import { RecordPage, Totals } from '../RecordPage.tsx';
import { groupOf } from '../recordPages.ts';
import styles from '../records.module.css';
import { saveCsv } from '../csv/saveCsv.ts';
import { useRecord } from '../useRecord.ts';
import { useRecordKey } from '../useRecordKey.ts';
import typography from '#screens/ui/typography.module.css';

type Answer = RecordAnswers['income'];

/** /m/member/teamRebate: an agent's commission on the line's bets (TEAM-04). */
export function RebateIncomeScreen() {
  const [query] = useSearchParams();
  return <RebateIncome key={useRecordKey()} {...recordPlaceOf('income', query)} />;
}

function RebateIncome(place: RecordPlace) {
  const { t } = useTranslation();
  const { notices, operator } = useServices();
  const record = useRecord({
    record: 'income',
    path: '/m/member/teamRebate',
    ...place,
    saveCsv: (answer) => {
      save(answer).catch((error: unknown) => sayBroken(error, { t, notices }));
    },
  });
  const { snapshot, send, pages } = record;
  const [answer] = pages;
  const by = groupOf(snapshot.context.filters);
  const nameOf = useNames();

  /** Saves every row of the range, including pages that aren't shown, and the totals. */
  async function save(first: Answer) {
    const { by: group, moment, timeZone, from, to, totals } = first;
    const saved = [first];
    for (let { next } = first; next !== null;) {
      const page = await operator.rebateIncome({ from, to, by: group, cursor: next });
      saved.push(page);
      ({ next } = page);
    }
    const rows = saved.flatMap(({ list }) => list);
    const lost = unreadIn(saved);
    const columns = [
      t(`income.${group}`),
      t('income.valid'),
      t('income.closed'),
      t('income.open'),
      t('profit.columns.moment'),
    ];
    const at = formatDateTimeIn(timeZone, moment);
    const told = rows.map(({ name, valid, closed, open }) => [nameOf[group](name), valid, closed, open, at]);
    const all = totals && [t('profitTable.all'), totals.valid, totals.closed, totals.open, at];
    saveCsv(
      `${from}_${to}.csv`,
      await csvOf(columns, all ? [...told, all] : told, lost > 0 && t('app.unread', { count: lost })),
    );
  }

  return (
    <RecordPage
      record={record}
      told={answer}
      emptyTitle={t('income.none')}
      filters={
        <fieldset className={`${styles.periods} ${styles.groups}`} aria-label={t('profit.view')}>
          {incomeGroups.map((value) => (
            <button
              key={value}
              type="button"
              className={styles.period}
              aria-pressed={value === by}
              onClick={() => send({ type: 'filter.chosen', name: 'by', value })}
            >
              {t(`income.${value}`)}
            </button>
          ))}
        </fieldset>
      }
    >
      {answer?.totals && (
        <>
          <Sums answer={answer} />
          <IncomeTable
            caption={t(`income.captions.${by}`)}
            heading={t(`income.${by}`)}
            rows={pages
              .flatMap(({ list }) => list)
              .map(({ name, ...figures }) => ({ ...figures, key: name, label: nameOf[by](name) }))}
            total={answer.totals}
          />
          <p className={typography.small}>{t('income.rule')}</p>
          <Button
            icon={<Download size={18} aria-hidden />}
            disabled={!snapshot.can({ type: 'csv.requested' })}
            onClick={() => send({ type: 'csv.requested' })}
          >
            {t('profit.save')}
          </Button>
          <Link className={styles.link} to="/m/transaction/record?types=A">
            {t('income.movements')}
          </Link>
        </>
      )}
    </RecordPage>
  );
}

/** Names a row, for each grouping. */
function useNames() {
  const { t } = useTranslation();
  return {
    day: formatDay,
    category: (type: string) => t(`category.${type as 'RNG'}`, { defaultValue: type }),
    subordinate: (account: string) => account,
  };
}

const inCentavos = (pesos: number) => Math.round(pesos * 100);

/** The total, then the paid, open and carried amounts separately. */
function Sums({ answer: { from, to, totals } }: { answer: Answer }) {
  const { t } = useTranslation();
  if (!totals) return null;
  const { closed, open, settled, carried } = totals;
  return (
    <>
      <div className={styles.result}>
        <p>{t('income.sum', { from: formatDay(from), to: formatDay(to) })}</p>
        <p className={typography.figure}>
          <Amount value={(inCentavos(closed) + inCentavos(open)) / 100} />
        </p>
      </div>
      <Totals
        totals={[
          { label: t('income.settled'), value: <Amount value={settled} /> },
          { label: t('income.open'), value: <Amount value={open} /> },
          ...(carried === 0
            ? []
            : [{ label: t('income.carried'), value: <Amount value={carried} signed /> }]),
        ]}
      />
    </>
  );
}
