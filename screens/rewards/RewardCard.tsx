import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#screens/ui/dialogs/ConfirmDialog.tsx';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { type StateLook, StateMark } from '#screens/shared/payments/StateMark.tsx';
import type { Claiming } from '#screens/shared/rewards/useClaim.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { ProgressBar } from '#screens/ui/states/ProgressBar.tsx';
import type { Reward } from '@araw/contract/cashier/promotions';
import { formatMoney } from '#services/money.ts';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { tapOf } from './rewardActors.ts';
import styles from './Rewards.module.css';
import typography from '#screens/ui/typography.module.css';

interface RewardCardProps {
  reward: Reward;
  timeZone: string;
  leftUntil: (endsAt: number) => string;
  claim: Claiming;
  /** Makes its button the page's primary one. */
  first: boolean;
}

const looks: Readonly<Record<string, StateLook>> = { inTurnover: 'waiting', done: 'good' };

/** One reward: its title, conditions, deadline and actions (BEN-03). */
export function RewardCard({ reward, timeZone, leftUntil, claim, first }: RewardCardProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { number, state, stateText, amount, turnover, played, left, converted, endsAt, refusal } = reward;
  const title = reward.title.trim() || number;
  const tap = tapOf(reward);
  const { snapshot, send } = claim;
  const isBusy = claim.isBusy && snapshot.context.claim?.id === tap;
  const act = () => send({ type: 'claim.tapped', id: tap, key: newMoneyKey() });
  const isOver = state !== 'claimable' && state !== 'inTurnover';
  const progress = t('rewards.progress', { have: formatMoney(played), target: formatMoney(turnover) });
  return (
    <li className={styles.card}>
      <div className={styles.line}>
        <h2 className={styles.title}>
          <bdi>{title}</bdi>
        </h2>
        <b>
          <Amount value={amount} />
        </b>
      </div>
      {state !== 'claimable' && <StateMark look={looks[state] ?? 'quiet'} text={stateText} />}
      {state === 'claimable' && (
        <p>{turnover === 0 ? t('rewards.free') : t('rewards.turnover', { amount: formatMoney(turnover) })}</p>
      )}
      {state === 'inTurnover' && (
        <>
          <ProgressBar label={title} have={played} target={turnover} text={progress} />
          <p>{progress}</p>
          <p>{t('rewards.inPocket', { amount: formatMoney(left) })}</p>
        </>
      )}
      {state === 'done' && <p>{t('rewards.converted', { amount: formatMoney(converted) })}</p>}
      {isOver && (
        <p className={typography.note}>
          <bdi dir="ltr">{formatDateTimeIn(timeZone, reward.changedAt)}</bdi> · <bdi dir="ltr">{number}</bdi>
        </p>
      )}
      {refusal !== '' && <p className={typography.warning}>{refusal}</p>}
      {!isOver && (
        <div className={styles.line}>
          <span className={styles.until}>{endsAt !== null && leftUntil(endsAt)}</span>
          {state === 'claimable' && refusal === '' && (
            <Button
              look={first ? 'primary' : 'secondary'}
              busy={isBusy}
              disabled={!snapshot.hasTag('canClaim')}
              aria-label={t('rewards.claimNamed', { amount: formatMoney(amount), title })}
              onClick={act}
            >
              {t('rewards.claim')}
            </Button>
          )}
          {state === 'inTurnover' && (
            <Button
              look="plain"
              busy={isBusy}
              disabled={!snapshot.hasTag('canClaim')}
              aria-label={t('rewards.giveUpNamed', { title })}
              onClick={() => setAsking(true)}
            >
              {t('rewards.giveUp')}
            </Button>
          )}
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title={t('rewards.giveUpTitle')}
          text={t('rewards.giveUpText', { amount: formatMoney(left) })}
          cancelLabel={t('rewards.keep')}
          confirmLabel={t('rewards.giveUp')}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            act();
          }}
        />
      )}
    </li>
  );
}
