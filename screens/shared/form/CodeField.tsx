import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#screens/ui/Field.tsx';
import { useComposed } from '#screens/ui/typing/useComposed.ts';
import { codeOf, type CodeReading, longestCode, readCode } from '@araw/contract/values/typedCode';
import styles from './form.module.css';

type Unclear = Extract<CodeReading, { problem: unknown }>['problem'];

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'onChange' | 'maxLength' | 'value'> & {
  value: string;
  onCode: (digits: string) => void;
  /** A code is on its way by SMS: the browser may fill it in automatically. */
  awaited?: boolean;
};

/** A one-time code: only digits, even from a pasted message. Phones may autofill it; it never submits itself. */
export function CodeField({ value, onCode, awaited = false, error, ...field }: CodeFieldProps) {
  const { t } = useTranslation();
  const [unclear, setUnclear] = useState<Unclear | null>(null);

  const take = (typed: string) => {
    const read = codeOf(typed);
    // Don't report a single non-digit or one digit too many: that is a typo.
    const isSlip = 'problem' in read && typed.length <= value.length + 1;
    setUnclear('problem' in read && !isSlip ? read.problem : null);
    if ('code' in read) onCode(read.code);
    else onCode(read.problem === 'several' ? '' : value);
  };
  const composed = useComposed(value, take);
  useCodeBySms(awaited, take);

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
      error={unclear === null ? error : t(`code.unclear.${unclear}`)}
    />
  );
}

/** A complete code that is pasted or autofilled replaces the current text. */
function readInserted(typed: string, inserted = ''): string {
  const read = codeOf(inserted);
  return 'code' in read && read.code.length >= 4 ? read.code : readCode(typed);
}

interface OneTimeCodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/** WebOTP, where supported. */
function useCodeBySms(awaited: boolean, take: (code: string) => void) {
  const takeCode = useEffectEvent(take);

  useEffect(() => {
    if (!awaited || !('OTPCredential' in window)) return;
    const controller = new AbortController();
    const request: OneTimeCodeRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(request).then(
      (credential) => takeCode((credential as (Credential & { code?: string }) | null)?.code ?? ''),
      // Declined, or no message arrived: the player can still type the code.
      () => {},
    );
    return () => controller.abort();
  }, [awaited]);
}
