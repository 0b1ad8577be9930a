import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contract } from '#services/contract/agent.ts';
import { formatDate } from '#services/contract/dates.ts';
import { formatMoney } from '#services/money.ts';
import { countedBy } from './countedBy.ts';
import styles from './ContractScreen.module.css';

interface ContractCardProps {
  contract: Contract;
  /** In place of how the contract stands. */
  status?: string;
  /** What can be done about it. */
  children?: ReactNode;
}

/** How a contract stands, its dates and its tiers. */
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
      <table className={styles.terms}>
        <caption className="visually-hidden">{t('contract.terms')}</caption>
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
                <bdi dir="ltr">{rate}%</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );

  function statusText() {
    return contract.status === 'none' ? '' : t(`contract.status.${contract.status}`);
  }
}

/** When it was offered and decided. */
export function Dates({ contract: { offeredAt, decidedAt } }: { contract: Contract }) {
  const { t } = useTranslation();
  return (
    <p className={styles.dates}>
      {offeredAt !== null && <span>{t('contract.offeredAt', { date: formatDate(offeredAt) })}</span>}
      {decidedAt !== null && <span>{t('contract.decidedAt', { date: formatDate(decidedAt) })}</span>}
    </p>
  );
}
