import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { Table } from '#screens/ui/layout/Table.tsx';
import type { RebateRow } from '@araw/contract/rewards/rebates';
import { formatDay } from '@araw/contract/values/dates';
import { formatRate } from '#services/percent.ts';
import styles from './RebateTable.module.css';
import typography from '#screens/ui/typography.module.css';

interface RebateTableProps {
  rows: readonly RebateRow[];
  /** All rows together, in pesos. */
  sum: number;
}

/** The rebates from each day's bets, by category; the rows add up to the sum (BEN-09). */
export function RebateTable({ rows, sum }: RebateTableProps) {
  const { t } = useTranslation();
  const days = [...new Set(rows.map(({ day }) => day))];
  const valid = rows.reduce((all, row) => all + Math.round(row.valid * 100), 0) / 100;
  return (
    <Table caption={t('rebates.caption')} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('bets.category')}</th>
          <th scope="col">{t('bets.valid')}</th>
          <th scope="col">{t('rebates.rebate')}</th>
        </tr>
      </thead>
      {days.map((day) => (
        <tbody key={day}>
          <tr className={styles.day}>
            <th scope="rowgroup" colSpan={3}>
              <bdi dir="ltr">{formatDay(day)}</bdi>
            </th>
          </tr>
          {rows
            .filter((row) => row.day === day)
            .map((row) => (
              <Row key={row.gameType} row={row} />
            ))}
        </tbody>
      ))}
      <tfoot>
        <tr>
          <th scope="row">{t('rebates.total')}</th>
          <td>
            <Amount value={valid} />
          </td>
          <td>
            <Amount value={sum} />
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}

function Row({ row: { gameType, valid, carried, rate, rebate } }: { row: RebateRow }) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">
        {t(`category.${gameType as 'RNG'}`, { defaultValue: gameType })}
        <span className={typography.below}>
          <bdi dir="ltr">{formatRate(rate)}</bdi>
        </span>
      </th>
      <td>
        <Amount value={valid} />
        {carried !== 0 && (
          <span className={typography.below}>
            {t('rebates.corrected')} <Amount value={carried} signed />
          </span>
        )}
      </td>
      <td>
        <Amount value={rebate} />
      </td>
    </tr>
  );
}
