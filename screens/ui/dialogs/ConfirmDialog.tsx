import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button.tsx';
import styles from './ConfirmDialog.module.css';
import { useBackCloses } from './useBackCloses.ts';

export interface QuestionProps {
  title: string;
  text: string;
  /** The labels default to 'Cancel' and 'Confirm'; null hides the cancel button. */
  cancelLabel?: string | null;
  confirmLabel?: string;
  /** The confirmed action is running. */
  busy?: boolean;
  /** Whether cancelling is still possible. Going back and Escape cancel too, unless `onDismiss` is set. */
  canCancel?: boolean;
  canConfirm?: boolean;
  onCancel: () => void;
  /** For going back and Escape, if they can do what a tap can't. */
  onDismiss?: () => void;
  onConfirm: () => void;
  /** Another choice; the buttons are then stacked. */
  other?: { label: string; disabled?: boolean; onChoose: () => void };
}

/** Asks before an action. Navigate from it with `replace`: it has a history entry of its own. */
export function ConfirmDialog({
  title,
  text,
  cancelLabel,
  confirmLabel,
  busy,
  canCancel = true,
  canConfirm = true,
  onCancel,
  onDismiss = onCancel,
  onConfirm,
  other,
}: QuestionProps) {
  const { t } = useTranslation();
  useBackCloses(onDismiss);
  const cancel = cancelLabel !== null && (
    <Button disabled={!canCancel} onClick={onCancel}>
      {cancelLabel ?? t('app.cancel')}
    </Button>
  );
  const confirm = (
    <Button look="primary" busy={busy} disabled={!canConfirm} onClick={onConfirm}>
      {confirmLabel ?? t('app.confirm')}
    </Button>
  );
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && onDismiss()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={styles.mask} />
        <AlertDialog.Popup className={styles.dialog}>
          <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={styles.text}>{text}</AlertDialog.Description>
          {other ? (
            <div className={`${styles.buttons} ${styles.stacked}`}>
              {confirm}
              <Button disabled={other.disabled} onClick={other.onChoose}>
                {other.label}
              </Button>
              {cancel}
            </div>
          ) : (
            <div className={styles.buttons}>
              {cancel}
              {confirm}
            </div>
          )}
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
