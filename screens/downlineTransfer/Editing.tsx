import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type AmountProblem, amountProblem, inCentavos } from '#machines/typedAmount.ts';
import { useFailureText } from '#src/app/failureText.ts';
import { useServices } from '#src/app/services.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import { Amount } from '#screens/shared/money/Amount.tsx';
import { leftToRight } from '#screens/shared/money/leftToRight.ts';
import { AmountField } from '#screens/shared/payments/AmountField.tsx';
import { Facts } from '#screens/shared/payments/Facts.tsx';
import { QuickAmounts } from '#screens/shared/payments/QuickAmounts.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { useAmountFault } from '#screens/shared/payments/useAmountFault.ts';
import { readLine } from '@araw/contract/values/typedText';
import { RecipientName } from '#screens/shared/recipients/RecipientName.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Field } from '#screens/ui/Field.tsx';
import { type DownlineTransfer, longestNote } from '@araw/contract/cashier/transfers';
import { formatMoney } from '#services/money.ts';
import styles from './DownlineTransfer.module.css';
import { downlineTransferPath } from './downlineTransferPath.ts';
import type { Transfer } from './useDownlineTransfer.ts';
import typography from '#screens/ui/typography.module.css';
import layout from '#screens/ui/layout/layout.module.css';

const quickAmounts = [500, 1_000, 5_000, 10_000];

interface EditingProps {
  transfer: Transfer;
  means: DownlineTransfer;
}

/** The recipient, the amount, and what is left. */
export function Editing({ transfer, means }: EditingProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const amountFault = useAmountFault();
  const formId = useId();
  const { context, amount, note, busy } = transfer;
  const { error, problem, noteRefused } = context;
  const { withdrawable, least, recipient } = means;
  const { account } = recipient;
  // After a refusal, say that no money has moved.
  const safe = error === null ? '' : ` ${t('downlineTransfer.safe')}`;
  const problemText = ({ bound, pesos }: AmountProblem) => {
    const bounded = { amount: formatMoney(pesos ?? 0) };
    if (bound === 'least') return t('uplineTransfer.problem.least', bounded);
    if (bound === 'malformed') return amountFault(amount);
    return pesos === 0 ? t('payments.nothingToSend') : t('downlineTransfer.tooMuch', bounded);
  };
  return (
    <TaskPage
      action={
        <Button type="submit" form={formId} look="primary" wide busy={busy} onMouseDown={keepFocus}>
          {t('downlineTransfer.continue')}
        </Button>
      }
      note={t('downlineTransfer.final')}
    >
      <div className={styles.recipient}>
        <RecipientName recipient={recipient} />
        <Link to={downlineTransferPath()} className={styles.change}>
          {t('downlineTransfer.change')}
        </Link>
      </div>
      <form
        id={formId}
        noValidate
        className={layout.stack16}
        aria-label={t('title.downlineTransfer')}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) transfer.check();
        }}
      >
        <AmountField
          ref={(element) => transfer.holdAmount(element)}
          label={t('uplineTransfer.amount')}
          range={
            withdrawable < least
              ? undefined
              : t('downlineTransfer.range', { least: formatMoney(least), most: formatMoney(withdrawable) })
          }
          value={amount}
          readOnly={busy}
          error={problem && problemText(problem) + safe}
          onChange={transfer.typeAmount}
        />
        <QuickAmounts
          label={t('uplineTransfer.quick')}
          amounts={quickAmounts.filter((quick) => quick >= least && quick <= withdrawable)}
          value={amount}
          onChoose={(chosen) => !busy && transfer.typeAmount(String(chosen))}
        />
        <Field
          ref={(element) => transfer.holdNote(element)}
          label={t('downlineTransfer.note', { account })}
          value={note}
          read={readLine}
          readOnly={busy}
          autoComplete="off"
          maxLength={longestNote}
          hint={leftToRight(`${note.length} / ${longestNote}`)}
          error={noteRefused ? t('downlineTransfer.noteRefused') : null}
          onChange={(event) => transfer.typeNote(event.target.value)}
        />
        {/* Problems with the amount show next to the amount instead. */}
        <FormError
          error={problem ? null : error}
          text={error && error.code !== 'insufficientBalance' ? failureText(error) + safe : null}
        />
      </form>
      <Balances means={means} amount={amount} />
      <p className={typography.note}>{t('downlineTransfer.received', { account })}</p>
    </TaskPage>
  );
}

/** The agent's balance before and after the transfer. */
function Balances({ means: { withdrawable, least }, amount }: { means: DownlineTransfer; amount: string }) {
  const { t } = useTranslation();
  const { data: wallet } = useQuery(useServices().queries.wallet());
  if (!wallet) return null;
  const isSound = amountProblem(amount, { least, most: withdrawable, withdrawable }) === null;
  const after = (inCentavos(wallet.sumBalance) - inCentavos(Number(amount))) / 100;
  return (
    <Facts
      label={t('downlineTransfer.balances')}
      facts={[
        { name: t('downlineTransfer.before'), value: <Amount value={wallet.sumBalance} /> },
        isSound ? { name: t('uplineTransfer.fee'), value: t('uplineTransfer.free') } : null,
        isSound ? { name: t('downlineTransfer.after'), value: <Amount value={after} />, strong: true } : null,
      ]}
    />
  );
}
