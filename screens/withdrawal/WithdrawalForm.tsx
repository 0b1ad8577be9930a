import { Info } from 'lucide-react';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRepeatable } from '#machines/withdrawal/withdrawal.machine.ts';
import { type AmountProblem, inCentavos } from '#machines/typedAmount.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { CashierTabs } from '#screens/shared/payments/CashierTabs.tsx';
import { AmountField } from '#screens/shared/payments/AmountField.tsx';
import { QuickAmounts } from '#screens/shared/payments/QuickAmounts.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { useAmountFault } from '#screens/shared/payments/useAmountFault.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { UnreadRows } from '#screens/ui/states/UnreadRows.tsx';
import type { WithdrawalQuote, WithdrawPage } from '@araw/contract/cashier/withdrawals';
import { formatMoney, formatShortMoney } from '#services/money.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { AccountRow } from './AccountRow.tsx';
import { AgainButton } from './AgainButton.tsx';
import { durationText } from './arrivalText.ts';
import { Standing } from './Standing.tsx';
import type { ShownWithdrawal } from './useWithdrawal.ts';
import styles from './Withdrawal.module.css';
import { allOf, asTyped, boundsOf, costOf, quickAmountsOf } from './withdrawalCost.ts';
import { ManageAccounts, SeeAll } from './withdrawalLinks.tsx';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface WithdrawalFormProps extends Pick<ShownWithdrawal, 'snapshot' | 'send'> {
  page: WithdrawPage;
  /** As typed. */
  amount: string;
  onAmount: (amount: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** A withdrawal's amount and account, with its fee and arrival (CASH-08). */
export function WithdrawalForm({ snapshot, send, page, amount, onAmount, field }: WithdrawalFormProps) {
  const { t } = useTranslation();
  const formId = useId();
  const { account: chosen, problem, error } = snapshot.context;
  const account = page.accounts.find(({ id }) => id === chosen);
  const isBusy = snapshot.hasTag('busy');
  const cost = costOf(page, account, amount);
  const all = allOf(page, account);
  const { least, most } = boundsOf(page, account);
  const problemText = useProblemText(page, least, amount);
  const { again } = page;
  const { timesADay, timesLeft, sumLeft } = page.limits;
  const isUsedUp = inCentavos(sumLeft) < inCentavos(least);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'review.requested', amount });
  };
  const repeat = ({ gross }: WithdrawalQuote) => {
    onAmount(asTyped(gross));
    send({ type: 'again.confirmed' });
  };
  const review = (chosen: string) => {
    onAmount(chosen);
    send({ type: 'review.requested', amount: chosen });
  };
  return (
    <TaskPage
      action={
        <>
          <output className={styles.receive}>
            {cost && (
              <>
                <span>
                  {t('withdrawal.receive')}{' '}
                  <span className={styles.small}>
                    {t('withdrawal.afterFee', { fee: formatMoney(cost.fee) })}
                  </span>
                  <span className={styles.small}>
                    {t('withdrawal.by', { rail: cost.rail.name, arrives: durationText(cost.rail, t) })}
                  </span>
                </span>
                <b className={styles.net}>
                  <Amount value={cost.net} />
                </b>
              </>
            )}
          </output>
          <Button type="submit" form={formId} look="primary" wide busy={isBusy}>
            {t('withdrawal.review')}
          </Button>
        </>
      }
    >
      <CashierTabs shown="withdraw" />
      {again && isRepeatable(page) && (
        <AgainButton page={page} again={again} disabled={isBusy} onConfirm={() => repeat(again)} />
      )}
      <Standing page={page} />
      <form
        id={formId}
        noValidate
        aria-label={t('title.withdraw')}
        className={layout.stack12}
        onSubmit={submit}
      >
        <AccountChoice snapshot={snapshot} send={send} page={page} amount={amount} />
        <AmountField
          ref={field}
          label={t('withdrawal.amount')}
          range={t('withdrawal.range', { least: formatShortMoney(least), most: formatShortMoney(most) })}
          value={amount}
          readOnly={isBusy}
          error={problem && problemText(problem)}
          onChange={onAmount}
        />
        <QuickAmounts
          label={t('withdrawal.quickAmounts')}
          amounts={quickAmountsOf(page, account)}
          all={all >= least ? { text: t('withdrawal.all'), amount: all } : null}
          value={amount}
          onChoose={(next) => !isBusy && review(asTyped(next))}
        />
        <p className={styles.limits}>
          <Info size={16} aria-hidden />
          <span>
            {timesLeft === 0 || isUsedUp
              ? problemText({ bound: timesLeft === 0 ? 'timesADay' : 'sumADay', pesos: sumLeft })
              : t('withdrawal.limits', {
                  used: timesADay - timesLeft,
                  count: timesADay,
                  sum: formatMoney(sumLeft),
                })}
          </span>
        </p>
        <FormError error={problem ? null : error} />
      </form>
      <SeeAll />
    </TaskPage>
  );
}

/** Why an amount can't be withdrawn, with a text for each bound (CASH-08). */
function useProblemText(
  { limits: { timesADay, resetsAt }, timeZone }: WithdrawPage,
  least: number,
  amount: string,
) {
  const { t } = useTranslation();
  const amountFault = useAmountFault();
  return ({ bound, pesos }: AmountProblem): string => {
    if (bound === 'malformed') return amountFault(amount);
    if (bound === 'timesADay') {
      return t('withdrawal.problem.timesADay', { count: timesADay });
    }
    if (pesos === null) return t('error.amountOutOfBounds');
    if (bound === 'withdrawable' && pesos === 0) return t('payments.nothingToSend');
    if (bound === 'sumADay' && inCentavos(pesos) < inCentavos(least)) {
      return t('withdrawal.problem.sumReached', { moment: formatDateTimeIn(timeZone, resetsAt) });
    }
    return t(`withdrawal.problem.${bound}`, { amount: formatMoney(pesos) });
  };
}

type AccountChoiceProps = Pick<WithdrawalFormProps, 'snapshot' | 'send' | 'page' | 'amount'>;

/** The chosen account, and the others on demand. */
function AccountChoice({ snapshot, send, page, amount }: AccountChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { account: chosen } = snapshot.context;
  const account = page.accounts.find((one) => one.id === chosen);
  const isBusy = snapshot.hasTag('busy');
  return (
    <section aria-labelledby={`${id}-to`} className={layout.stack12}>
      <h2 id={`${id}-to`} className={typography.label}>
        {t('withdrawal.to')}
      </h2>
      <div className={layout.card}>
        <div className={styles.row}>
          {account && <AccountRow account={account} page={page} />}
          <Button
            look="plain"
            small
            className={layout.fixed}
            aria-expanded={isOpen}
            aria-controls={`${id}-accounts`}
            disabled={isBusy}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('withdrawal.change')}
          </Button>
        </div>
        <fieldset
          id={`${id}-accounts`}
          hidden={!isOpen}
          aria-label={t('withdrawal.accounts')}
          className={styles.choices}
          disabled={isBusy}
        >
          {page.accounts.map((one) => (
            <label key={one.id} className={styles.row}>
              <input
                type="radio"
                name={`${id}-account`}
                value={one.id}
                checked={one.id === chosen}
                disabled={!isBusy && !snapshot.can({ type: 'account.chosen', id: one.id })}
                onChange={() => {
                  send({ type: 'account.chosen', id: one.id });
                  setIsOpen(false);
                }}
              />
              <AccountRow account={one} page={page} />
            </label>
          ))}
          <UnreadRows count={page.unread?.payoutAccounts} />
          <ManageAccounts amount={amount} />
        </fieldset>
      </div>
    </section>
  );
}
