import { User } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountProblem } from '#machines/typedAmount.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { AmountField } from '#screens/shared/payments/AmountField.tsx';
import { QuickAmounts } from '#screens/shared/payments/QuickAmounts.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { useAmountFault } from '#screens/shared/payments/useAmountFault.ts';
import { Button } from '#screens/ui/buttons/Button.tsx';
import type { Upline } from '@araw/contract/cashier/withdrawals';
import { useMerchantDates } from '#src/app/hooks/useMerchantDates.ts';
import { formatMoney } from '#services/money.ts';
import styles from './UplineTransfer.module.css';
import type { UplineTransfer } from './useUplineTransfer.ts';
import { Warning } from './Warning.tsx';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

const quickAmounts = [500, 1_000, 2_000, 5_000];

interface EditingProps {
  transfer: UplineTransfer;
  upline: Upline;
}

export function Editing({ transfer, upline }: EditingProps) {
  const { t } = useTranslation();
  const { formatDate } = useMerchantDates();
  const formId = useId();
  const { context, amount, busy } = transfer;
  const problemText = useAmountProblemText(amount);
  const { account, since, withdrawable, least, most } = upline;
  // Problems with the amount show next to the amount instead.
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
          <span className={typography.note}>{t('uplineTransfer.superior')}</span>
          <b>
            <bdi dir="ltr">{account}</bdi>
          </b>
          {since !== null && (
            <span className={typography.note}>
              {t('uplineTransfer.since')} <bdi dir="ltr">{formatDate(since)}</bdi>
            </span>
          )}
        </span>
      </div>
      <form
        id={formId}
        noValidate
        className={layout.stack16}
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

function useAmountProblemText(typed: string) {
  const { t } = useTranslation();
  const amountFault = useAmountFault();
  return ({ bound, pesos }: AmountProblem) => {
    const amount = formatMoney(pesos ?? 0);
    if (bound === 'least') return t('uplineTransfer.problem.least', { amount });
    if (bound === 'malformed') return amountFault(typed);
    if (pesos === 0) return t('payments.nothingToSend');
    return t('uplineTransfer.problem.most', { amount });
  };
}
