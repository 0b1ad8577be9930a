import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Table } from '#screens/ui/layout/Table.tsx';
import type { TeamFigures } from '@araw/contract/agents/team';
import { formatMoney } from '#services/money.ts';
import { LongAmount } from '../profit/LongAmount.tsx';
import { extrasOf } from './teamSums.ts';
import styles from './TeamTable.module.css';

export interface TeamRow {
  key: string;
  name: ReactNode;
  /** Below the name. */
  note?: string;
  figures: TeamFigures;
}

interface TeamTableProps {
  caption: string;
  heading: string;
  rows: readonly TeamRow[];
  /** For the whole selection, even if not all rows have loaded. */
  total: TeamFigures;
  totalName: string;
  /** In neither the rows nor the total. */
  own: Omit<TeamRow, 'key'> | null;
}

/** A line's figures in pesos, in two columns of two figures each. */
export function TeamTable({ caption, heading, rows, total, totalName, own }: TeamTableProps) {
  const { t } = useTranslation();
  return (
    <Table caption={caption} className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">
            {t('team.bets')} ₱<span className={styles.note}>{t('team.payouts')}</span>
          </th>
          <th scope="col">
            {t('team.profit')} ₱<span className={styles.note}>{t('team.extras')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, ...row }) => (
          <Row key={key} {...row} />
        ))}
      </tbody>
      <tfoot>
        <Row name={totalName} figures={total} />
        {own && <Row {...own} />}
      </tfoot>
    </Table>
  );
}

function Row({ name, note, figures }: Omit<TeamRow, 'key'>) {
  const { bets, payouts, profit } = figures;
  return (
    <tr>
      <th scope="row">
        {name}
        {note && <span className={styles.note}>{note}</span>}
      </th>
      <td>
        <LongAmount text={formatMoney(bets, '')} />
        <span className={styles.note}>
          <LongAmount text={formatMoney(payouts, '')} />
        </span>
      </td>
      <td className={profit < 0 ? styles.loss : undefined}>
        <LongAmount text={formatMoney(profit, '')} />
        <span className={styles.note}>
          <LongAmount text={formatMoney(extrasOf(figures), '')} />
        </span>
      </td>
    </tr>
  );
}
