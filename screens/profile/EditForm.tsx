import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#screens/ui/buttons/Button.tsx';
import { keepFocus } from '#screens/shared/form/keepFocus.ts';
import styles from './ProfileScreen.module.css';

interface EditFormProps {
  label: string;
  /** The submit button's text; defaults to 'Save'. */
  submit?: string;
  busy?: boolean;
  disabled?: boolean;
  onSave: () => void;
  onCancel: () => void;
  children: ReactNode;
}

export function EditForm(props: EditFormProps) {
  const { label, submit, busy = false, disabled = false, onSave, onCancel, children } = props;
  const { t } = useTranslation();
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t('profile.editOf', { what: label })}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && !disabled) onSave();
      }}
    >
      {children}
      <div className={styles.buttons}>
        <Button small disabled={busy} onMouseDown={keepFocus} onClick={onCancel}>
          {t('app.cancel')}
        </Button>
        <Button small type="submit" look="primary" busy={busy} disabled={disabled} onMouseDown={keepFocus}>
          {submit ?? t('profile.save')}
        </Button>
      </div>
    </form>
  );
}
