import { useQuery } from '@tanstack/react-query';
import { ChevronRight, RefreshCw } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { CashierTabs } from '#screens/shared/payments/CashierTabs.tsx';
import { AmountField } from '#screens/shared/payments/AmountField.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import { Mark } from '#screens/shared/payments/Mark.tsx';
import { QuickAmounts } from '#screens/shared/payments/QuickAmounts.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { useServices } from '#src/app/services.ts';
import type { CashIn, DepositQuote } from '@araw/contract/cashier/deposits';
import { formatMoney } from '#services/money.ts';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { formatDateTimeIn } from '@araw/contract/values/dates';
import { AgainButton } from './AgainButton.tsx';
import { AttemptNotice } from './AttemptNotice.tsx';
import styles from './Deposit.module.css';
import { PromotionChoice } from './PromotionChoice.tsx';
import { OpenOrders } from './OpenOrders.tsx';
import { useMethodWords } from './methodWords.ts';
import type { Deposit } from './useDeposit.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

interface DepositFormProps {
  deposit: Deposit;
  cashIn: CashIn;
}

/** Payment method, amount, fee and one button (CASH-02). */
export function DepositForm({ deposit, cashIn }: DepositFormProps) {
  const { t } = useTranslation();
  const words = useMethodWords();
  const { snapshot, send, attempt, amountField, promotions } = deposit;
  const { method: code, amount, problem, promotion, promotionRefusal, quote, error } = snapshot.context;
  const method = cashIn.methods.find((one) => one.code === code) ?? null;
  const ordering = snapshot.hasTag('ordering');
  const quoting = snapshot.hasTag('quoting');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'pay.confirmed', key: newMoneyKey() });
  };
  const payWords = () => {
    if (ordering) return t('deposit.making');
    if (!quote || !method) return t('deposit.pay');
    return t('deposit.payWithName', { amount: formatMoney(quote.pays), name: method.name });
  };

  return (
    <form noValidate aria-label={t('title.deposit')} onSubmit={submit}>
      <TaskPage
        action={
          <>
            {quote && (
              <p className={styles.arrives}>
                {t('deposit.arrives')}{' '}
                <b>
                  <Amount value={quote.arrives} />
                </b>
              </p>
            )}
            <Button type="submit" look="primary" wide busy={quoting || ordering} onMouseDown={keepFocus}>
              {payWords()}
            </Button>
          </>
        }
        note={<OwnLimits />}
      >
        <CashierTabs shown="deposit" />
        <fieldset disabled={ordering} className={layout.stack16}>
          <OpenOrders cashIn={cashIn} onOpen={(id) => send({ type: 'order.opened', id })} />
          <AgainButton deposit={deposit} cashIn={cashIn} />
          <div className={layout.stack8}>
            <h2 className={typography.label}>{t('deposit.payWith')}</h2>
            <button type="button" className={styles.chosen} onClick={() => send({ type: 'ways.opened' })}>
              {method && <Mark src={method.icon} name={method.name} />}
              <span className={styles.words}>
                {method ? (
                  <>
                    <span className={styles.name}>
                      <bdi>{method.name}</bdi>
                    </span>
                    <span className={typography.note}>
                      {words.fee(method)} · {words.duration(method)}
                    </span>
                  </>
                ) : (
                  <span className={styles.name}>{t('deposit.choose')}</span>
                )}
              </span>
              <span className={styles.change}>
                {method && t('deposit.change')} <ChevronRight size={18} aria-hidden className="directed" />
              </span>
            </button>
          </div>
          <AmountField
            ref={amountField}
            label={t('deposit.amount')}
            value={amount}
            onChange={(typed) => send({ type: 'amount.changed', amount: typed })}
            range={method ? words.bounds(method) : undefined}
            error={words.problem(problem, method, amount)}
          />
          {method && (
            <QuickAmounts
              label={t('deposit.quickAmounts')}
              amounts={method.quickAmounts}
              value={amount}
              onChoose={(quick) => send({ type: 'quickAmount.chosen', amount: quick })}
            />
          )}
          <PromotionChoice
            ref={promotions}
            promotions={cashIn.promotions}
            chosen={promotion}
            quote={quote}
            timeZone={cashIn.timeZone}
            refusal={
              snapshot.hasTag('promotionRefused') ? promotionRefusal || t('deposit.promotion.refused') : null
            }
            onChoose={(id) => send({ type: 'promotion.chosen', id })}
          />
          <output className={styles.changed}>{snapshot.hasTag('changed') && t('deposit.changed')}</output>
          {quote && <QuoteFacts quote={quote} timeZone={cashIn.timeZone} />}
          <FormError error={error} />
          {snapshot.hasTag('quoteFailed') && (
            <Button
              icon={<RefreshCw size={18} aria-hidden />}
              onClick={() => send({ type: 'retry.requested' })}
            >
              {t('app.retry')}
            </Button>
          )}
        </fieldset>
        {attempt && <AttemptNotice attempt={attempt} />}
      </TaskPage>
    </form>
  );
}

function OwnLimits() {
  const { t } = useTranslation();
  const { queries } = useServices();
  const { data: settings } = useQuery(queries.settings());
  return (
    <span className={styles.limits}>
      {settings && <b dir="ltr">{settings.minimumAge}+</b>} <Link to="/m/limits">{t('deposit.limits')}</Link>
    </span>
  );
}

function QuoteFacts({ quote, timeZone }: { quote: DepositQuote; timeZone: string }) {
  const { t } = useTranslation();
  const { pays, fee, rate, foreignAmount, settles, turnover } = quote;
  return (
    <Facts
      label={t('deposit.costs')}
      facts={[
        { name: t('deposit.youPay'), value: <Amount value={pays} /> },
        rate && {
          name: t('deposit.youSend'),
          value: <bdi dir="ltr">{`${foreignAmount} ${rate.currency}`}</bdi>,
        },
        rate && {
          name: t('deposit.rate', { moment: formatDateTimeIn(timeZone, rate.endsAt) }),
          value: <bdi dir="ltr">{`1 ${rate.currency} = ₱${rate.pesos}`}</bdi>,
        },
        { name: t('deposit.fee'), value: fee === 0 ? t('deposit.free') : <Amount value={fee} /> },
        settles === 0 ? null : { name: t('deposit.settles'), value: <Amount value={settles} /> },
        turnover === 0 ? null : { name: t('deposit.turnover'), value: <Amount value={turnover} /> },
      ]}
    />
  );
}
