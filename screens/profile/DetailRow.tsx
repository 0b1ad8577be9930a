import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/buttons/Button.tsx';
import styles from './ProfileScreen.module.css';
import typography from '#screens/ui/typography.module.css';

interface DetailRowProps {
  label: string;
  /** Empty reads 'Not set'. */
  value: string;
  /** A remark about the value. */
  note?: string | null;
  /** For numbers and dates: left to right in any page direction. */
  ltr?: boolean;
  /** Omit if the detail can't be edited. */
  onEdit?: () => void;
  editing?: boolean;
  /** The form that replaces the value during editing. */
  children?: ReactNode;
}

/** One detail, or the form that edits it. Focus moves to the form's input and returns afterwards. */
export function DetailRow({ label, value, note, ltr, onEdit, editing = false, children }: DetailRowProps) {
  const { t } = useTranslation();
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    // Don't steal focus from another row that is being edited.
    const focusIsFree = document.activeElement === document.body || document.activeElement === null;
    if (wasEditing.current && !editing && focusIsFree) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (editing) return <div className={styles.detail}>{children}</div>;
  return (
    <div className={styles.detail}>
      <div className={styles.texts}>
        <span className={typography.small}>{label}</span>
        {value === '' ? (
          <span className={styles.unset}>{t('profile.notSet')}</span>
        ) : (
          <bdi dir={ltr ? 'ltr' : 'auto'} className={styles.value}>
            {value}
          </bdi>
        )}
        {note && <span className={styles.note}>{note}</span>}
      </div>
      {onEdit && (
        <Button
          ref={editButton}
          small
          look="plain"
          aria-label={t('profile.editOf', { what: label })}
          onClick={onEdit}
        >
          {t('profile.edit')}
        </Button>
      )}
    </div>
  );
}
