import { useTranslation } from 'react-i18next';
import type { RecordView } from '#machines/records/records.rules.ts';
import { useFailureNotice } from '#src/app/failureNotice.ts';
import { useServices } from '#src/app/services.ts';
import { sayBroken } from '#screens/shared/loading/sayBroken.ts';
import { CallError } from '#services/client/callError.ts';
import type { TeamFigures } from '@araw/contract/agents/team';
import { formatDateTimeIn, formatDay } from '@araw/contract/values/dates';
import { unreadIn } from '#services/pages.ts';
import { csvOf } from '../csv/csv.ts';
import { saveCsv } from '../csv/saveCsv.ts';
import type { TeamAnswer } from './teamSums.ts';
import { useCategoryName } from './useCategoryName.ts';

interface Saved {
  answer: TeamAnswer;
  view: RecordView;
  account: string;
  gameType: string;
}

/** Saves every row of the selection, loaded or not, as of the first page's moment (TEAM-01, REC-05). */
export function useTeamSaving() {
  const { t } = useTranslation();
  const { operator, notices } = useServices();
  const categoryName = useCategoryName();
  const tellFailure = useFailureNotice();

  const amounts = [
    'bets',
    'valid',
    'payouts',
    'bonuses',
    'rebates',
    'profit',
    'deposits',
    'withdrawals',
  ] as const;
  const named = (name: string, figures: TeamFigures) => [name, ...amounts.map((amount) => figures[amount])];

  async function allPages({ answer, account, gameType }: Saved) {
    const { from, to } = answer;
    const pages = [answer];
    let { next } = answer;
    while (next !== null) {
      const page = await operator.teamFigures({
        from,
        to,
        account,
        gameType: gameType as 'RNG',
        cursor: next,
      });
      pages.push(page);
      ({ next } = page);
    }
    return pages;
  }

  /** The rows of a view, and the number of those that couldn't be read. */
  const rowsOf = async (saved: Saved) => {
    const { days, categories, unread } = saved.answer;
    if (saved.view === 'day') {
      return { rows: days.map((row) => named(formatDay(row.day), row)), lost: unread?.days ?? 0 };
    }
    if (saved.view === 'category') {
      const rows = categories.map((row) => named(categoryName(row.gameType), row));
      return { rows, lost: unread?.categories ?? 0 };
    }
    const pages = await allPages(saved);
    return {
      rows: pages.flatMap(({ list }) => list).map((row) => named(row.account, row)),
      lost: unreadIn(pages, 'subordinates'),
    };
  };

  async function save(saved: Saved) {
    const { moment, timeZone, from, to } = saved.answer;
    const at = formatDateTimeIn(timeZone, moment);
    const columns = [
      t(`team.${saved.view as 'day'}`),
      ...amounts.map((amount) => t(`team.${amount}`)),
      t('profit.columns.moment'),
    ];
    const { rows, lost } = await rowsOf(saved);
    saveCsv(
      `${from}_${to}.csv`,
      await csvOf(
        columns,
        rows.map((row) => [...row, at]),
        lost > 0 && t('app.unread', { count: lost }),
      ),
    );
  }

  return (saved: Saved) => {
    save(saved).catch((error: unknown) => {
      if (error instanceof CallError) tellFailure(error);
      else sayBroken(error, { t, notices });
    });
  };
}
