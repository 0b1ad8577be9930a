import { useTranslation } from 'react-i18next';
import { Table } from '#screens/ui/layout/Table.tsx';
import { formatMoney } from '#services/money.ts';
import type { IncomeRow } from '@araw/contract/rewards/rebateIncome';
import styles from '../profit/ProfitTable.module.css';

type Figures = Omit<IncomeRow, 'name'>;

interface IncomeTableProps {
  caption: string;
  heading: string;
  rows: readonly (Figures & { key: string; label: string })[];
  /** For the whole range, even if not all rows show. */
  total: Figures;
}

/** Commission in pesos by row label. The open part shows below the amount that includes it. */
export function IncomeTable({ caption, heading, rows, total }: IncomeTableProps) {
  const { t } = useTranslation();
  return (
    <Table caption={caption} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{t('income.valid')} ₱</th>
          <th scope="col">{t('income.income')} ₱</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, ...figures }) => (
          <Row key={key} label={label} figures={figures} />
        ))}
      </tbody>
      <tfoot>
        <Row label={t('profitTable.all')} figures={total} />
      </tfoot>
    </Table>
  );
}

function Row({ label, figures: { valid, closed, open } }: { label: string; figures: Figures }) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">
        <bdi>{label}</bdi>
      </th>
      <td>
        <bdi dir="ltr">{formatMoney(valid, '')}</bdi>
      </td>
      <td className={styles.net}>
        <bdi dir="ltr">{formatMoney((Math.round(closed * 100) + Math.round(open * 100)) / 100, '')}</bdi>
        {open !== 0 && (
          <span className={styles.partBelow}>
            {t('income.open')} <bdi dir="ltr">{formatMoney(open, '')}</bdi>
          </span>
        )}
      </td>
    </tr>
  );
}
