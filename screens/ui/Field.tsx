import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Field.module.css';
import { IconButton } from './buttons/IconButton.tsx';
import { type Reading, useReading } from './typing/useReading.ts';
import typography from '#screens/ui/typography.module.css';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  /** Announced when it appears. */
  error?: string | null;
  hint?: string;
  /** Before the input, for example a country code. */
  start?: ReactNode;
  /** After the input, for example a resend button. */
  end?: ReactNode;
  /** Normalises the text; by default it counts as typed. */
  read?: Reading | undefined;
};

/** A labelled 16 px text input with a hint and an error. */
export function Field({ label, error, hint, start, end, read, className, ...input }: FieldProps) {
  const id = useId();
  const reading = useReading(read, input);
  const inputId = input.id ?? `${id}-input`;
  const messageId = `${id}-message`;
  const described = error || hint ? messageId : undefined;

  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={typography.label} htmlFor={inputId}>
        {label}
        {input.required && <span aria-hidden> *</span>}
      </label>
      <div className={styles.box}>
        {start && <span className={styles.start}>{start}</span>}
        <input
          // Enter submits the form from every field.
          enterKeyHint="go"
          {...input}
          {...reading}
          id={inputId}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described}
        />
        {end && <span className={styles.end}>{end}</span>}
      </div>
      {error ? (
        <p id={messageId} role="alert" className={`${styles.message} ${styles.error}`}>
          <CircleAlert size={16} aria-hidden />
          <bdi>{error}</bdi>
        </p>
      ) : (
        hint && (
          <p id={messageId} className={`${styles.message} ${styles.hint}`}>
            <bdi>{hint}</bdi>
          </p>
        )
      )}
    </div>
  );
}

type PasswordFieldProps = Omit<FieldProps, 'type' | 'end' | 'ref' | 'read'> & {
  autoComplete: 'current-password' | 'new-password' | 'off';
  inputRef?: (input: HTMLInputElement | null) => void;
};

/** A password field with a show/hide toggle that keeps the caret in place. */
export function PasswordField({ inputRef, ...field }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<[number | null, number | null] | null>(null);

  // Browsers move the caret to the start when an input's type changes.
  useLayoutEffect(() => {
    if (!caret.current || !input.current) return;
    input.current.focus();
    input.current.setSelectionRange(...caret.current);
    caret.current = null;
  }, [shown]);

  const toggle = () => {
    const element = input.current;
    if (element && document.activeElement === element) {
      caret.current = [element.selectionStart, element.selectionEnd];
    }
    setShown(!shown);
  };

  return (
    <Field
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      ref={(element) => {
        input.current = element;
        inputRef?.(element);
      }}
      end={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? t('field.hidePassword') : t('field.showPassword')}
          // Keeps the focus in the input, and a phone's keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={toggle}
        />
      }
    />
  );
}
