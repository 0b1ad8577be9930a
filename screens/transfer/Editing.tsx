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
import { RecipientName } from '#screens/shared/recipients/RecipientName.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Field } from '#screens/ui/Field.tsx';
import { type DownlineTransfer, longestNote } from '#services/contract/transfers.ts';
import { formatMoney } from '#services/money.ts';
import styles from './Transfer.module.css';
import { transferPath } from './transferPath.ts';
import type { Transfer } from './useTransfer.ts';

const quickAmounts = [500, 1_000, 5_000, 10_000];

interface EditingProps {
  transfer: Transfer;
  means: DownlineTransfer;
}

/** To whom, how much of what can go, and what is left then. */
export function Editing({ transfer, means }: EditingProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const formId = useId();
  const { context, amount, note, busy } = transfer;
  const { error, problem, noteRefused } = context;
  const { withdrawable, least, recipient } = means;
  const { account } = recipient;
  // What the operator has refused: nothing has moved.
  const safe = error === null ? '' : ` ${t('transfer.safe')}`;
  const problemText = ({ bound, pesos }: AmountProblem) => {
    const bounded = { amount: formatMoney(pesos ?? 0) };
    if (bound === 'least') return t('uplineTransfer.problem.least', bounded);
    if (bound === 'malformed') return t('uplineTransfer.problem.malformed');
    return pesos === 0 ? t('payments.nothingToSend') : t('transfer.tooMuch', bounded);
  };
  return (
    <TaskPage
      action={
        <Button type="submit" form={formId} look="primary" wide busy={busy} onMouseDown={keepFocus}>
          {t('transfer.continue')}
        </Button>
      }
      note={t('transfer.final')}
    >
      <div className={styles.recipient}>
        <RecipientName recipient={recipient} />
        <Link to={transferPath()} className={styles.change}>
          {t('transfer.change')}
        </Link>
      </div>
      <form
        id={formId}
        noValidate
        className={styles.form}
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
              : t('transfer.range', { least: formatMoney(least), most: formatMoney(withdrawable) })
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
          label={t('transfer.note', { account })}
          value={note}
          readOnly={busy}
          autoComplete="off"
          maxLength={longestNote}
          hint={leftToRight(`${note.length} / ${longestNote}`)}
          error={noteRefused ? t('transfer.noteRefused') : null}
          onChange={(event) => transfer.typeNote(event.target.value)}
        />
        {/* What an amount is refused for stands beside the amount. */}
        <FormError
          error={problem ? null : error}
          text={error && error.code !== 'insufficientBalance' ? failureText(error) + safe : null}
        />
      </form>
      <Balances means={means} amount={amount} />
      <p className={styles.hint}>{t('transfer.received', { account })}</p>
    </TaskPage>
  );
}

/** What the agent has now, and after it. */
function Balances({ means: { withdrawable, least }, amount }: { means: DownlineTransfer; amount: string }) {
  const { t } = useTranslation();
  const { data: wallet } = useQuery(useServices().queries.wallet());
  if (!wallet) return null;
  const isSound = amountProblem(amount, { least, most: withdrawable, withdrawable }) === null;
  const after = (inCentavos(wallet.sumBalance) - inCentavos(Number(amount))) / 100;
  return (
    <Facts
      label={t('transfer.balances')}
      facts={[
        { name: t('transfer.before'), value: <Amount value={wallet.sumBalance} /> },
        isSound ? { name: t('uplineTransfer.fee'), value: t('uplineTransfer.free') } : null,
        isSound ? { name: t('transfer.after'), value: <Amount value={after} />, strong: true } : null,
      ]}
    />
  );
}
