import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck, FileText, FileX, Plus, RotateCw, Trash2, Upload } from 'lucide-react';
import { type FormEvent, type ReactNode, useCallback, useId, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type {
  depositReceiptsMachine,
  ReceiptFile,
} from '#machines/depositReceipts/depositReceipts.machine.ts';
import { useFailureText } from '#screens/app/failureText.ts';
import { FormError } from '#screens/shared/form/FormError.tsx';
import { TaskPage } from '#screens/shared/payments/TaskPage.tsx';
import { Button } from '#screens/ui/Button.tsx';
import { Field } from '#screens/ui/Field.tsx';
import { IconButton } from '#screens/ui/IconButton.tsx';
import type { DepositOrder } from '#services/contract/deposits.ts';
import { receiptLimits } from '#services/contract/receiptLimits.ts';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import styles from './order.module.css';
import type { ReceiptFiles } from './receiptFiles.ts';
import { isolated } from '#screens/shared/money/leftToRight.ts';
import { referenceFieldId } from './referenceField.ts';

type ReceiptsRef = ActorRefFrom<typeof depositReceiptsMachine>;

interface ReceiptsProps {
  receipts: ReceiptsRef;
  files: ReceiptFiles;
  order: DepositOrder;
  /** Above the form: where the money goes. */
  children?: ReactNode;
}

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

const sizeText = (bytes: number) =>
  bytes < megabyte ? `${Math.ceil(bytes / kilobyte)} KB` : `${(bytes / megabyte).toFixed(1)} MB`;

/** What was tapped to come here is gone. */
const focusAtFirst = (heading: HTMLElement | null) => heading?.focus();

/** 'I have paid': receipts and the payer's reference number, for a reviewer (CASH-04). */
export function Receipts({ receipts, files, order, children }: ReceiptsProps) {
  const { t } = useTranslation();
  const formId = useId();
  const inputId = useId();
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
  const choose = (input: HTMLInputElement) => {
    receipts.send({ type: 'files.chosen', files: files.add([...(input.files ?? [])]) });
    // So that the same file can be chosen again after it was taken away.
    input.value = '';
  };
  return (
    <TaskPage
      action={
        <div className={styles.ways}>
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
      <form id={formId} className={styles.receipts} noValidate onSubmit={submit}>
        <div className={styles.receiptsHead}>
          <h2 ref={focusAtFirst} tabIndex={-1}>
            {t('depositOrder.receiptTitle')}
          </h2>
          <span>{t('depositOrder.receiptKinds', { count: receiptLimits.files })}</span>
        </div>
        {!children && <p>{t('depositOrder.receiptText', { number: isolated(order.number) })}</p>}
        <div className={styles.rows}>
          <ul aria-label={t('depositOrder.files')}>
            {context.files.map((file) => (
              <FileRow
                key={file.id}
                file={file}
                files={files}
                onRetry={
                  editing && file.state === 'failed'
                    ? () => receipts.send({ type: 'file.retried', id: file.id })
                    : null
                }
                onRemove={editing ? () => receipts.send({ type: 'file.removed', id: file.id }) : null}
              />
            ))}
          </ul>
          <label htmlFor={inputId} className={styles.add} data-off={editing ? undefined : ''}>
            <Plus size={18} aria-hidden />
            {context.files.length === 0 ? t('depositOrder.addFile') : t('depositOrder.addAnother')}
            <input
              id={inputId}
              type="file"
              multiple
              accept={receiptLimits.types.join()}
              disabled={!editing}
              className="visually-hidden"
              onChange={(event) => choose(event.currentTarget)}
            />
          </label>
        </div>
        <Field
          id={referenceFieldId}
          label={t('depositOrder.payerReference')}
          hint={t('depositOrder.payerReferenceHint')}
          dir="ltr"
          autoComplete="off"
          maxLength={64}
          value={reference}
          readOnly={!editing}
          error={snapshot.hasTag('empty') ? t('depositOrder.nothingToSend') : null}
          onChange={(event) => setReference(event.target.value)}
        />
        <FormError error={context.error} text={unanswered ? t('depositOrder.unanswered') : null} />
      </form>
    </TaskPage>
  );
}

interface FileRowProps {
  file: ReceiptFile;
  files: ReceiptFiles;
  onRetry: (() => void) | null;
  onRemove: (() => void) | null;
}

function FileRow({ file, files, onRetry, onRemove }: FileRowProps) {
  const { t } = useTranslation();
  const { id, name, bytes, state } = file;
  const share = useSyncExternalStore(files.subscribe, () => files.shareOf(id));
  const fault = useFault(file);
  const size = isolated(sizeText(bytes));
  const percent = Math.round(share * 100);
  return (
    <li className={styles.file}>
      <Thumbnail file={file} files={files} isFaulty={fault !== null} />
      <span className={styles.fileText}>
        <bdi className={styles.fileName}>{name}</bdi>
        {fault === null ? (
          <span>
            {size}
            {state === 'uploading' && ` · ${t('depositOrder.percent', { percent })}`}
            {state === 'waiting' && ` · ${t('depositOrder.fileWaiting')}`}
            {state === 'uploaded' && (
              <>
                {' · '}
                <CircleCheck size={14} aria-hidden /> {t('depositOrder.uploaded')}
              </>
            )}
          </span>
        ) : (
          <span role="alert" className={styles.fault}>
            <CircleAlert size={14} aria-hidden /> {fault}
          </span>
        )}
        {state === 'uploading' && <progress aria-label={name} value={percent} max={100} />}
      </span>
      {onRetry && (
        <IconButton
          icon={RotateCw}
          size={18}
          label={t('depositOrder.retryFile', { name })}
          onClick={onRetry}
        />
      )}
      {onRemove && (
        <IconButton
          icon={Trash2}
          size={18}
          label={t('depositOrder.removeFile', { name })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

/** Why a file was not sent; null of one that is, or may be. */
function useFault({ state, error }: ReceiptFile): string | null {
  const { t } = useTranslation();
  const failureText = useFailureText();
  switch (state) {
    case 'wrongType':
      return t('depositOrder.wrongType');
    case 'tooLarge':
      return t('depositOrder.tooLarge');
    case 'tooMany':
      return t('depositOrder.tooMany', { count: receiptLimits.files });
    case 'failed':
      // The operator looks at the content, whatever the file is named.
      if (error?.code === 'requestInvalid') return t('depositOrder.wrongType');
      if (error?.code === 'tooLarge') return t('depositOrder.tooLarge');
      return error ? failureText(error) : '';
    default:
      return null;
  }
}

function Thumbnail({ file, files, isFaulty }: { file: ReceiptFile; files: ReceiptFiles; isFaulty: boolean }) {
  const isPicture = !isFaulty && (file.type === 'image/png' || file.type === 'image/jpeg');
  const content = isPicture ? files.contentOf(file.id) : undefined;
  const draw = useCallback(
    (image: HTMLImageElement) => {
      if (!content) return undefined;
      const address = URL.createObjectURL(content);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  const Icon = isFaulty ? FileX : FileText;
  return (
    <span className={styles.thumbnail} data-faulty={isFaulty ? '' : undefined}>
      {content ? <img ref={draw} alt="" width={40} height={40} /> : <Icon size={20} aria-hidden />}
    </span>
  );
}
