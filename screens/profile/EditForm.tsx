import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/parts/Button.tsx';
import { keepFocus } from '#screens/parts/form/keepFocus.ts';
import styles from './ProfileScreen.module.css';

interface EditFormProps {
  label: string;
  busy?: boolean;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/** One field with save and cancel. */
export function EditForm({ label, busy = false, onSave, onCancel, children }: EditFormProps) {
  const { t } = useTranslation();
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t('profile.editOf', { what: label })}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSave();
      }}
    >
      {children}
      <div className={styles.buttons}>
        <Button small disabled={busy} onMouseDown={keepFocus} onClick={onCancel}>
          {t('app.cancel')}
        </Button>
        <Button small type="submit" look="primary" busy={busy} onMouseDown={keepFocus}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  );
}
