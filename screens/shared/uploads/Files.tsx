import { useSelector } from '@xstate/react';
import { CircleAlert, CircleCheck, FileText, FileX, Plus, RotateCw, Trash2 } from 'lucide-react';
import { useCallback, useId, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type {
  depositReceiptsMachine,
  ReceiptFile,
} from '#machines/depositReceipts/depositReceipts.machine.ts';
import { useFailureText } from '#src/app/failureText.ts';
import { leftToRight } from '#screens/shared/money/leftToRight.ts';
import { IconButton } from '#screens/ui/buttons/IconButton.tsx';
import type { ChosenFiles } from './chosenFiles.ts';
import styles from './Files.module.css';

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;

const sizeText = (bytes: number) =>
  bytes < megabyte ? `${Math.ceil(bytes / kilobyte)} KB` : `${(bytes / megabyte).toFixed(1)} MB`;

interface FilesProps {
  uploads: ActorRefFrom<typeof depositReceiptsMachine>;
  files: ChosenFiles;
  /** Error text for a wrong file type; names the accepted types. */
  wrongType: string;
}

/** The chosen files with their upload progress, and an input to add more (CASH-04, BEN-02). */
export function Files({ uploads, files, wrongType }: FilesProps) {
  const { t } = useTranslation();
  const inputId = useId();
  const snapshot = useSelector(uploads, (now) => now);
  const { files: chosen, limits } = snapshot.context;
  const editing = snapshot.hasTag('editing');
  const choose = (input: HTMLInputElement) => {
    uploads.send({ type: 'files.chosen', files: files.add([...(input.files ?? [])]) });
    // Reset, or the same file couldn't be chosen again after it was removed.
    input.value = '';
  };
  return (
    <div className={styles.files}>
      <ul aria-label={t('depositOrder.files')}>
        {chosen.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            files={files}
            wrongType={wrongType}
            most={limits.files}
            onRetry={
              editing && file.state === 'failed'
                ? () => uploads.send({ type: 'file.retried', id: file.id })
                : null
            }
            onRemove={editing ? () => uploads.send({ type: 'file.removed', id: file.id }) : null}
          />
        ))}
      </ul>
      <label htmlFor={inputId} className={styles.add} data-off={editing ? undefined : ''}>
        <Plus size={18} aria-hidden />
        {chosen.length === 0 ? t('depositOrder.addFile') : t('depositOrder.addAnother')}
        <input
          id={inputId}
          type="file"
          multiple
          accept={limits.types.join()}
          disabled={!editing}
          className="visually-hidden"
          onChange={(event) => choose(event.currentTarget)}
        />
      </label>
    </div>
  );
}

interface FileRowProps {
  file: ReceiptFile;
  files: ChosenFiles;
  wrongType: string;
  /** Maximum number of files. */
  most: number;
  onRetry: (() => void) | null;
  onRemove: (() => void) | null;
}

function FileRow({ file, files, wrongType, most, onRetry, onRemove }: FileRowProps) {
  const { t } = useTranslation();
  const { id, name, bytes, state } = file;
  const share = useSyncExternalStore(files.subscribe, () => files.shareOf(id));
  const fault = useFault(file, wrongType, most);
  const size = leftToRight(sizeText(bytes));
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

/** Why a file was rejected or failed to upload; null otherwise. */
function useFault({ state, error }: ReceiptFile, wrongType: string, most: number): string | null {
  const { t } = useTranslation();
  const failureText = useFailureText();
  switch (state) {
    case 'wrongType':
      return wrongType;
    case 'tooLarge':
      return t('depositOrder.tooLarge');
    case 'tooMany':
      return t('depositOrder.tooMany', { count: most });
    case 'failed':
      // The operator checks the content, not the file name.
      if (error?.code === 'requestInvalid') return wrongType;
      if (error?.code === 'tooLarge') return t('depositOrder.tooLarge');
      return error ? failureText(error) : '';
    default:
      return null;
  }
}

function Thumbnail({ file, files, isFaulty }: { file: ReceiptFile; files: ChosenFiles; isFaulty: boolean }) {
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
