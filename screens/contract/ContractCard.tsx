import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Table } from '#screens/ui/layout/Table.tsx';
import type { Contract } from '@araw/contract/agents/agent';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import { formatMoney } from '#services/money.ts';
import { formatPercent } from '#services/percent.ts';
import { countedBy } from './countedBy.ts';
import styles from './ContractScreen.module.css';

interface ContractCardProps {
  contract: Contract;
  /** Replaces the contract's own status. */
  status?: string;
  /** The available actions. */
  children?: ReactNode;
}

/** A contract's status, dates and tiers. */
export function ContractCard({ contract, status, children }: ContractCardProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const { kind, terms } = contract;
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.status} data-status={contract.status}>
        {status ?? statusText()}
      </h2>
      <Dates contract={contract} />
      <Table caption={t('contract.terms')} className={styles.terms}>
        <thead>
          <tr>
            <th scope="col">{t(countedBy[kind].from)}</th>
            <th scope="col">{t('contract.activeMembers')}</th>
            <th scope="col">{t('contract.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {terms.map(({ amount, activeMembers, rate }) => (
            <tr key={`${amount} ${activeMembers}`}>
              <td>
                <bdi dir="ltr">{formatMoney(amount)}</bdi>
              </td>
              <td>{activeMembers}</td>
              <td>
                <bdi dir="ltr">{formatPercent(rate)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {children}
    </section>
  );

  function statusText() {
    return contract.status === 'none' ? '' : t(`contract.status.${contract.status}`);
  }
}

export function Dates({ contract: { offeredAt, decidedAt } }: { contract: Contract }) {
  const { t } = useTranslation();
  const { formatDate } = useMerchantDates();
  return (
    <p className={styles.dates}>
      {offeredAt !== null && <span>{t('contract.offeredAt', { date: formatDate(offeredAt) })}</span>}
      {decidedAt !== null && <span>{t('contract.decidedAt', { date: formatDate(decidedAt) })}</span>}
    </p>
  );
}
