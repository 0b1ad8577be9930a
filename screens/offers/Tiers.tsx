import { useTranslation } from 'react-i18next';
import type { ContractKind, ContractTerm } from '@araw/contract/agents/agent';
import { formatMoney } from '#services/money.ts';
import { formatPercent } from '#services/percent.ts';
import styles from './Offers.module.css';

interface TiersProps {
  kind: ContractKind;
  terms: readonly ContractTerm[];
}

/** A contract's tiers as text, one line each. */
export function Tiers({ kind, terms }: TiersProps) {
  const { t } = useTranslation();
  const sentence = kind === 'dividend' ? 'offers.tierOfLosses' : 'offers.tierOfBets';
  return (
    <ul className={styles.tiers} aria-label={t('contract.terms')}>
      {terms.map(({ amount, activeMembers, rate }) => (
        <li key={`${amount} ${activeMembers}`}>
          {t(sentence, {
            amount: formatMoney(amount),
            count: activeMembers,
            rate: formatPercent(rate),
          })}
        </li>
      ))}
    </ul>
  );
}
