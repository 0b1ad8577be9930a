import { useTranslation } from 'react-i18next';
import { signedMoney } from '#screens/shared/money/signedMoney.ts';
import { Table } from '#screens/ui/layout/Table.tsx';
import { formatMoney } from '#services/money.ts';
import { LongAmount } from './LongAmount.tsx';
import type { Figures } from './profitRows.ts';
import styles from './ProfitTable.module.css';

interface ProfitTableProps {
  heading: string;
  rows: readonly (Figures & { key: string; label: string })[];
  total: Figures;
}

/** Profit and loss in pesos by row label. On narrow screens the extras move below the label. */
export function ProfitTable({ heading, rows, total }: ProfitTableProps) {
  const { t } = useTranslation();
  return (
    <Table caption={t('profitTable.caption')} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{t('profitTable.bets')} ₱</th>
          <th scope="col">{t('profitTable.payouts')} ₱</th>
          <th scope="col" className={styles.extras}>
            {t('profitTable.extras')} ₱
          </th>
          <th scope="col">{t('profitTable.net')} ₱</th>
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

function Row({ label, figures: { bets, payouts, extras, net } }: { label: string; figures: Figures }) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">
        <bdi>{label}</bdi>
        {extras !== 0 && (
          <span className={styles.extrasBelow}>
            {t('profitTable.extras')} <LongAmount text={formatMoney(extras, '')} />
          </span>
        )}
      </th>
      <td>
        <LongAmount text={formatMoney(bets, '')} />
      </td>
      <td>
        <LongAmount text={formatMoney(payouts, '')} />
      </td>
      <td className={styles.extras}>
        <LongAmount text={formatMoney(extras, '')} />
      </td>
      <td className={net > 0 ? styles.gain : styles.net}>
        <LongAmount text={signedMoney(net, '')} />
      </td>
    </tr>
  );
}
