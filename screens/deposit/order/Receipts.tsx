import { useSelector } from '@xstate/react';
import { Upload } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { depositReceiptsMachine } from '#machines/depositReceipts/depositReceipts.machine.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { Field } from '#screens/ui/Field.tsx';
import type { DepositOrder } from '@araw/contract/cashier/deposits';
import { receiptLimits } from '@araw/contract/cashier/receiptLimits';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import styles from './order.module.css';
import type { ChosenFiles } from '#screens/shared/uploads/chosenFiles.ts';
import { Files } from '#screens/shared/uploads/Files.tsx';
import { readLine } from '@araw/contract/values/typedText';
import { referenceFieldId } from './referenceField.ts';
import layout from '#screens/ui/layout/layout.module.css';

type ReceiptsRef = ActorRefFrom<typeof depositReceiptsMachine>;

interface ReceiptsProps {
  receipts: ReceiptsRef;
  files: ChosenFiles;
  order: DepositOrder;
  /** Above the form: where the money goes. */
  children?: ReactNode;
}

/** The button that led here is gone, so move the focus. */
const focusAtFirst = (heading: HTMLElement | null) => heading?.focus();

/** 'I have paid': receipts and the payer's reference number, for a reviewer (CASH-04). */
export function Receipts({ receipts, files, order, children }: ReceiptsProps) {
  const { t } = useTranslation();
  const formId = useId();
  const snapshot = useSelector(receipts, (now) => now);
  const [reference, setReference] = useState('');
  const { context } = snapshot;
  const editing = snapshot.hasTag('editing');
  const unanswered = snapshot.hasTag('unanswered');
  const isSending = snapshot.hasTag('busy');
  const uploading = editing && !snapshot.hasTag('canSubmit');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    receipts.send({ type: 'proof.submitted', key: newMoneyKey(), reference });
  };
  return (
    <TaskPage
      action={
        <div className={layout.stack8}>
          {unanswered ? (
            <Button look="primary" wide onClick={() => receipts.send({ type: 'retry.requested' })}>
              {t('depositOrder.sendAgain')}
            </Button>
          ) : (
            <Button
              type="submit"
              form={formId}
              look="primary"
              wide
              busy={isSending || uploading}
              icon={<Upload size={20} aria-hidden />}
            >
              {uploading ? t('depositOrder.uploading') : t('depositOrder.sendReceipt')}
            </Button>
          )}
          <Button wide disabled={isSending} onClick={() => receipts.send({ type: 'receipts.closed' })}>
            {t('depositOrder.backToOrder')}
          </Button>
        </div>
      }
      note={t('depositOrder.receiptNote')}
    >
      {children}
      <form id={formId} className={layout.stack16} noValidate onSubmit={submit}>
        <div className={styles.receiptsHead}>
          <h2 ref={focusAtFirst} tabIndex={-1}>
            {t('depositOrder.receiptTitle')}
          </h2>
          <span>{t('depositOrder.receiptKinds', { count: receiptLimits.files })}</span>
        </div>
        {!children && <p>{t('depositOrder.receiptText', { number: order.number })}</p>}
        <Files uploads={receipts} files={files} wrongType={t('depositOrder.wrongType')} />
        <Field
          id={referenceFieldId}
          label={t('depositOrder.payerReference')}
          hint={t('depositOrder.payerReferenceHint')}
          dir="ltr"
          autoComplete="off"
          maxLength={64}
          value={reference}
          read={readLine}
          readOnly={!editing}
          error={snapshot.hasTag('empty') ? t('depositOrder.nothingToSend') : null}
          onChange={(event) => setReference(event.target.value)}
        />
        <FormError error={context.error} text={unanswered ? t('depositOrder.unanswered') : null} />
      </form>
    </TaskPage>
  );
}
