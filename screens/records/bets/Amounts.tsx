import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Amount } from '#screens/shared/money/Amount.tsx';
import styles from './BetDetail.module.css';
import type { BetNow } from './betNow.ts';

interface AmountsProps {
  bet: BetNow;
  fun: boolean;
}

/** Bet, valid bet, payout and net; only the stake while the bet is open. */
export function Amounts({ bet: { state, stake, valid, payout }, fun }: AmountsProps) {
  const { t } = useTranslation();
  const isOpen = state === 'open';
  return (
    <dl className={styles.amounts} aria-label={t('betDetail.amounts')}>
      <Box name={t('betDetail.bet')}>
        <Amount value={stake} fun={fun} />
      </Box>
      {!isOpen && valid !== null && (
        <Box name={t('betDetail.valid')}>
          <Amount value={valid} fun={fun} />
        </Box>
      )}
      {!isOpen && (
        <>
          <Box name={t('betDetail.payout')}>
            <Amount value={payout} fun={fun} />
          </Box>
          <Box name={t('betDetail.net')}>
            <Amount value={payout - stake} signed fun={fun} />
          </Box>
        </>
      )}
    </dl>
  );
}

function Box({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.box}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
