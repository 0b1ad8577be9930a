import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Field.module.css';
import { IconButton } from './buttons/IconButton.tsx';

type FieldProps = ComponentProps<'input'> & {
  label: string;
  /** What is wrong, in words; announced when it appears. */
  error?: string | null;
  hint?: string;
  /** Before the input, for example a country code. */
  start?: ReactNode;
  /** After the input, for example a resend button. */
  end?: ReactNode;
};

/** A labelled text input of 16 px with its hint and its error. */
export function Field({ label, error, hint, start, end, className, ...input }: FieldProps) {
  const id = useId();
  const inputId = input.id ?? `${id}-input`;
  const messageId = `${id}-message`;
  const described = error || hint ? messageId : undefined;

  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={styles.label} htmlFor={inputId}>
        {label}
        {input.required && <span aria-hidden> *</span>}
      </label>
      <div className={styles.box}>
        {start && <span className={styles.start}>{start}</span>}
        <input
          {...input}
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

type PasswordFieldProps = Omit<FieldProps, 'type' | 'end' | 'ref'> & {
  autoComplete: 'current-password' | 'new-password' | 'off';
  inputRef?: (input: HTMLInputElement | null) => void;
};

/** A password with show and hide; the caret stays where it was. */
export function PasswordField({ inputRef, ...field }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<[number | null, number | null] | null>(null);

  // Browsers put the caret at the start when an input changes its type.
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
          // Keeps the focus, and the keyboard of a phone, in the input.
          onPointerDown={(event) => event.preventDefault()}
          onClick={toggle}
        />
      }
    />
  );
}
