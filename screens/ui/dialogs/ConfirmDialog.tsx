import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/Button.tsx';
import styles from './ConfirmDialog.module.css';
import { useBackCloses } from './useBackCloses.ts';

export interface QuestionProps {
  title: string;
  text: string;
  /** 'Cancel' and 'Confirm' unless told better; null where there is nothing to choose. */
  cancelLabel?: string | null;
  confirmLabel?: string;
  /** What was confirmed is under way. */
  busy?: boolean;
  /** Whether it can still be taken back; going back and Escape ask for it, too, unless told apart. */
  canCancel?: boolean;
  canConfirm?: boolean;
  onCancel: () => void;
  /** Going back and Escape, where they can do what a tap cannot. */
  onDismiss?: () => void;
  onConfirm: () => void;
  /** Something else that can be done; the buttons then stand below each other. */
  other?: { label: string; disabled?: boolean; onChoose: () => void };
}

/** Asks before something is done. Whatever it leads to replaces the history's entry that it stands on. */
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
