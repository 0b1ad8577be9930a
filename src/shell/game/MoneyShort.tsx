import { useTranslation } from 'react-i18next';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { moneyShortMachine } from '#machines/moneyShort/moneyShort.machine.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { BottomSheet } from '#screens/ui/dialogs/BottomSheet.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { formatMoney, formatShortMoney } from '#services/money.ts';
import styles from './MoneyShort.module.css';
import typography from '#screens/ui/typography.module.css';

interface MoneyShortProps {
  snapshot: SnapshotFrom<typeof moneyShortMachine>;
  send: (event: EventFrom<typeof moneyShortMachine>) => void;
}

/** Over a game whose bet exceeded the balance: the shortage, cash-in, a lower stake, or back to it (CASH-02). */
export function MoneyShort({ snapshot, send }: MoneyShortProps) {
  const { t } = useTranslation();
  const { refusedBet, shortage } = snapshot.context;
  return (
    <BottomSheet title={t('moneyShort.title')} over="game" onClose={() => send({ type: 'offer.closed' })}>
      <div className={styles.content}>
        <dl className={styles.figures}>
          {refusedBet && <Figure name={t('moneyShort.bet')} value={refusedBet.stake} />}
          {shortage && <Figure name={t('moneyShort.balance')} value={shortage.balance} />}
          {shortage && <Figure name={t('moneyShort.missing')} value={shortage.missing} />}
        </dl>
        {shortage === null && <p className={typography.centredNote}>{t('moneyShort.unknown')}</p>}
        <Button look="primary" wide onClick={() => send({ type: 'cashIn.chosen' })}>
          {shortage
            ? t('moneyShort.cashIn', { amount: formatMoney(shortage.amount) })
            : t('noBalance.cashIn')}
        </Button>
        {shortage && shortage.amounts.length > 1 && (
          <fieldset className={styles.amounts} aria-label={t('moneyShort.amounts')}>
            {shortage.amounts.slice(1).map((amount) => (
              <Button
                key={amount}
                small
                aria-label={t('moneyShort.cashIn', { amount: formatMoney(amount) })}
                onClick={() => send({ type: 'cashIn.chosen', amount })}
              >
                <bdi>{formatShortMoney(amount)}</bdi>
              </Button>
            ))}
          </fieldset>
        )}
        {shortage && shortage.lowerStake !== null && (
          <Button wide onClick={() => send({ type: 'lowerStake.chosen' })}>
            {t('moneyShort.lower', { amount: formatMoney(shortage.lowerStake) })}
          </Button>
        )}
        <p className={typography.centredNote}>{t('moneyShort.back')}</p>
      </div>
    </BottomSheet>
  );
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Amount value={value} />
      </dd>
    </div>
  );
}
