import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamFigures } from '#services/contract/team.ts';
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
  /** What the rows are. */
  heading: string;
  rows: readonly TeamRow[];
  /** Of the whole selection, whichever rows have come. */
  total: TeamFigures;
  totalName: string;
  /** What is in no row and not in the total. */
  own: Omit<TeamRow, 'key'> | null;
}

/** What a line played, in pesos, in two columns of two figures each. */
export function TeamTable({ caption, heading, rows, total, totalName, own }: TeamTableProps) {
  const { t } = useTranslation();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
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
    </table>
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
