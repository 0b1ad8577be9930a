import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#screens/ui/Field.tsx';
import { useComposed } from '#screens/ui/typing/useComposed.ts';
import { codeOf, type CodeReading, longestCode, readCode } from '@araw/contract/values/typedCode';
import styles from './form.module.css';

type Unclear = Extract<CodeReading, { problem: unknown }>['problem'];

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'onChange' | 'maxLength' | 'value'> & {
  value: string;
  onCode: (digits: string) => void;
};

/** A one-time code: only digits, even from a pasted message. Phones may autofill it; it never submits itself. */
export function CodeField({ value, onCode, error, ...field }: CodeFieldProps) {
  const { t } = useTranslation();
  /** The last text that was no code, and the value that it left. */
  const [unclear, setUnclear] = useState<{ problem: Unclear; left: string } | null>(null);

  const take = (typed: string) => {
    const read = codeOf(typed);
    // Don't report a single non-digit or one digit too many: that is a typo.
    const isSlip = 'problem' in read && typed.length <= value.length + 1;
    const left = 'code' in read ? read.code : read.problem === 'several' ? '' : value;
    setUnclear('problem' in read && !isSlip ? { problem: read.problem, left } : null);
    onCode(left);
  };
  const composed = useComposed(value, take);

  return (
    <Field
      {...field}
      {...composed}
      className={[styles.code, field.className].filter(Boolean).join(' ')}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      maxLength={longestCode}
      read={readInserted}
      // Not after a code that the device has read (DEV-07).
      error={unclear?.left === value ? t(`code.unclear.${unclear.problem}`) : error}
    />
  );
}

/** A complete code that is pasted or autofilled replaces the current text. */
function readInserted(typed: string, inserted = ''): string {
  const read = codeOf(inserted);
  return 'code' in read && read.code.length >= 4 ? read.code : readCode(typed);
}
