import { useTranslation } from 'react-i18next';
import type { Shortage } from '#machines/launch/shortMoney.ts';
import { useAppChild } from '#screens/app/appActor.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { isolated } from '#screens/shared/money/leftToRight.ts';
import { QuickAmounts } from '#screens/shared/payments/QuickAmounts.tsx';
import { BottomSheet } from '#screens/ui/BottomSheet.tsx';
import { Button } from '#screens/ui/Button.tsx';
import { formatMoney } from '#services/money.ts';
import styles from './MoneyShort.module.css';

/** Over a game whose bet lacked the money: what is missing, cash-in, a lower stake, and back to the game (CASH-02). */
export function MoneyShort({ shortage }: { shortage: Shortage }) {
  const { t } = useTranslation();
  const launch = useAppChild('launch');
  const { stake, balance, missing, method, amounts, amount, lowerStake } = shortage;
  const written = (pesos: number) => isolated(formatMoney(pesos));
  return (
    <BottomSheet
      title={t('moneyShort.title')}
      over="game"
      onClose={() => launch.send({ type: 'offer.closed' })}
    >
      <div className={styles.content}>
        <dl className={styles.figures}>
          <Figure name={t('moneyShort.bet')} value={stake} />
          {balance !== null && <Figure name={t('moneyShort.balance')} value={balance} />}
          {missing !== null && <Figure name={t('moneyShort.missing')} value={missing} />}
        </dl>
        {balance === null && <p className={styles.hint}>{t('moneyShort.unknown')}</p>}
        {amounts.length > 0 && (
          <div className={styles.amounts}>
            <p className={styles.method}>
              <span>{t('noBalance.cashIn')}</span>
              <bdi>{method}</bdi>
            </p>
            <QuickAmounts
              label={t('moneyShort.amounts')}
              amounts={amounts}
              value={String(amount)}
              onChoose={(chosen) => launch.send({ type: 'amount.chosen', amount: chosen })}
            />
          </div>
        )}
        <Button look="primary" wide onClick={() => launch.send({ type: 'cashIn.chosen' })}>
          {amount === null ? t('noBalance.cashIn') : t('moneyShort.cashIn', { amount: written(amount) })}
        </Button>
        {lowerStake !== null && (
          <Button wide onClick={() => launch.send({ type: 'lowerStake.chosen' })}>
            {t('moneyShort.lower', { amount: written(lowerStake) })}
          </Button>
        )}
        <p className={styles.hint}>{t('moneyShort.back')}</p>
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
