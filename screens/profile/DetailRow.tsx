import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/buttons/Button.tsx';
import styles from './ProfileScreen.module.css';

interface DetailRowProps {
  label: string;
  /** Empty reads 'Not set'. */
  value: string;
  /** What is to be said of the value. */
  note?: string | null;
  /** Numbers and dates, whatever the page's direction. */
  ltr?: boolean;
  /** Left out where it cannot be edited. */
  onEdit?: () => void;
  editing?: boolean;
  /** The form that takes the value's place while it is edited. */
  children?: ReactNode;
}

/** One detail, or the form that edits it. The focus goes to the form's input and comes back. */
export function DetailRow({ label, value, note, ltr, onEdit, editing = false, children }: DetailRowProps) {
  const { t } = useTranslation();
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    // Another row that is being edited now keeps the focus.
    const focusIsFree = document.activeElement === document.body || document.activeElement === null;
    if (wasEditing.current && !editing && focusIsFree) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (editing) return <div className={styles.detail}>{children}</div>;
  return (
    <div className={styles.detail}>
      <div className={styles.texts}>
        <span className={styles.label}>{label}</span>
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
