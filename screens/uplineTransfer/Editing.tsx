import { User } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountProblem } from '#machines/typedAmount.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { AmountField } from '#screens/shared/payments/AmountField.tsx';
import { QuickAmounts } from '#screens/shared/payments/QuickAmounts.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import type { Upline } from '#services/contract/withdrawals.ts';
import { formatDate } from '#services/contract/dates.ts';
import { formatMoney } from '#services/money.ts';
import styles from './UplineTransfer.module.css';
import type { UplineTransfer } from './useUplineTransfer.ts';
import { Warning } from './Warning.tsx';

const quickAmounts = [500, 1_000, 2_000, 5_000];

interface EditingProps {
  transfer: UplineTransfer;
  upline: Upline;
}

/** To whom, and how much of what can go. */
export function Editing({ transfer, upline }: EditingProps) {
  const { t } = useTranslation();
  const formId = useId();
  const problemText = useAmountProblemText();
  const { context, amount, busy } = transfer;
  const { account, since, withdrawable, least, most } = upline;
  // What an amount is refused for stands beside the amount.
  const error = context.problem ? null : context.error;
  return (
    <TaskPage
      action={
        <Button type="submit" form={formId} look="primary" wide busy={busy} onMouseDown={keepFocus}>
          {t('uplineTransfer.review')}
        </Button>
      }
      note={t('uplineTransfer.next')}
    >
      <div className={styles.superior}>
        <span className={styles.icon}>
          <User size={20} aria-hidden />
        </span>
        <span className={styles.who}>
          <span className={styles.hint}>{t('uplineTransfer.superior')}</span>
          <b>
            <bdi dir="ltr">{account}</bdi>
          </b>
          {since !== null && (
            <span className={styles.hint}>
              {t('uplineTransfer.since')} <bdi dir="ltr">{formatDate(since)}</bdi>
            </span>
          )}
        </span>
      </div>
      <form
        id={formId}
        noValidate
        className={styles.form}
        aria-label={t('title.uplineTransfer')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) transfer.review();
        }}
      >
        <AmountField
          ref={(element) => transfer.holdInput(element)}
          label={t('uplineTransfer.amount')}
          range={t('uplineTransfer.canSend', { amount: formatMoney(withdrawable) })}
          value={amount}
          readOnly={busy}
          error={context.problem && problemText(context.problem)}
          onChange={transfer.type}
        />
        <QuickAmounts
          label={t('uplineTransfer.quick')}
          amounts={quickAmounts.filter((quick) => quick >= least && quick <= most)}
          value={amount}
          onChoose={(chosen) => !busy && transfer.type(String(chosen))}
        />
        <FormError error={error} />
      </form>
      <Warning />
    </TaskPage>
  );
}

function useAmountProblemText() {
  const { t } = useTranslation();
  return ({ bound, pesos }: AmountProblem) => {
    const amount = formatMoney(pesos ?? 0);
    if (bound === 'least') return t('uplineTransfer.problem.least', { amount });
    if (bound === 'malformed') return t('uplineTransfer.problem.malformed');
    if (pesos === 0) return t('payments.nothingToSend');
    return t('uplineTransfer.problem.most', { amount });
  };
}
