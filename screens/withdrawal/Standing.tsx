import { ChevronDown, Hourglass, Lock } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Amount } from '#screens/shared/money/Amount.tsx';
import type { WithdrawPage } from '@araw/contract/cashier/withdrawals';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import { formatMoney } from '#services/money.ts';
import { stateText } from './orderWords.ts';
import styles from './Withdrawal.module.css';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

const sumOf = (amounts: readonly number[]) =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;

/** The withdrawable part of the balance, what locks the rest, and pending withdrawals (CASH-08). */
export function Standing({ page }: { page: WithdrawPage }) {
  const { t } = useTranslation();
  const { cash, bonus, held, withdrawable, locks, onTheWay, unread } = page;
  const balance = sumOf([cash, bonus]);
  const share = balance > 0 ? (withdrawable / balance) * 100 : 0;
  return (
    <section className={layout.card} aria-label={t('withdrawal.standing')}>
      <div className={styles.figure}>
        <p>
          <span className={styles.small}>{t('withdrawal.canGo')}</span>
          <b className={typography.figure}>
            <Amount value={withdrawable} />
          </b>
        </p>
        <p className={styles.ofBalance}>
          <span className={styles.small}>{t('withdrawal.ofBalance')}</span>
          <b>
            <Amount value={balance} />
          </b>
        </p>
      </div>
      <div className={styles.bar} aria-hidden>
        <span style={{ inlineSize: `${share}%` }} />
      </div>
      <dl className={styles.pockets}>
        {(
          [
            ['cash', cash],
            ['bonus', bonus],
            ['held', held],
          ] as const
        ).map(([pocket, pesos]) => (
          <div key={pocket}>
            <dt>{t(`withdrawal.pockets.${pocket}`)}</dt>
            <dd>
              <Amount value={pesos} />
            </dd>
          </div>
        ))}
      </dl>
      {locks.length > 0 && (
        <details className={styles.part} open>
          <summary>
            <Lock size={20} aria-hidden className={styles.lockIcon} />
            <span className={styles.name}>{t('withdrawal.locked')}</span>
            <Amount value={sumOf(locks.map(({ locked }) => locked))} />
            <ChevronDown size={18} aria-hidden className={styles.chevron} />
          </summary>
          <ul className={styles.locks}>
            {locks.map((lock, index) => (
              // Locks have no unique key, but their order is stable: oldest first.
              <LockedPart key={index} lock={lock} />
            ))}
          </ul>
        </details>
      )}
      {onTheWay.length > 0 && (
        <details className={styles.part}>
          <summary>
            <Hourglass size={20} aria-hidden className={styles.wayIcon} />
            <span className={styles.name}>
              {t('withdrawal.onTheWay')}
              <span className={styles.small}>{t('withdrawal.onTheWayHint')}</span>
            </span>
            <Amount value={sumOf(onTheWay.map(({ gross }) => gross))} />
            <ChevronDown size={18} aria-hidden className={styles.chevron} />
          </summary>
          <ul className={styles.locks}>
            {onTheWay.map((order) => (
              <li key={order.id}>
                <Link className={styles.order} to={`/m/withdraw?order=${order.id}`}>
                  <span className={styles.name}>
                    <bdi dir="ltr">
                      {order.account.name || t('app.detailsUnavailable')} {order.account.number}
                    </bdi>
                    <span className={styles.small}>{stateText(order, t)}</span>
                  </span>
                  <Amount value={order.gross} />
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      <UnreadRows count={(unread?.demands ?? 0) + (unread?.locks ?? 0) + (unread?.withdrawals ?? 0)} />
    </section>
  );
}

/** Money locked by a turnover requirement, and the progress so far. */
function LockedPart({ lock: { title, locked, required, played } }: { lock: WithdrawPage['locks'][number] }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <li>
      <p className={styles.lockHead}>
        <span id={id}>{title}</span>
        <Amount value={locked} />
      </p>
      <progress
        className={styles.progress}
        aria-labelledby={id}
        aria-valuetext={t('withdrawal.playedOf', {
          played: formatMoney(played),
          required: formatMoney(required),
        })}
        max={required}
        value={played}
      />
      <p className={styles.small}>
        <b>{t('withdrawal.toBet', { amount: formatMoney(sumOf([required, -played])) })}</b>
        {' · '}
        <bdi dir="ltr">
          {formatMoney(played)} / {formatMoney(required)}
        </bdi>
      </p>
    </li>
  );
}
