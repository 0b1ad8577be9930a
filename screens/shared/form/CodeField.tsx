import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { Field } from '#screens/ui/Field.tsx';
import { digitsOf } from './digits.ts';
import styles from './form.module.css';

/** Digits of a code by SMS or mail at most (LOGIN-02). */
const longestCode = 10;

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'type' | 'onChange' | 'maxLength'> & {
  onCode: (digits: string) => void;
  /** A code is on its way by SMS: the browser may hand it over by itself. */
  awaited?: boolean;
};

/** A one-time code: digits alone, filled in by the phone where it can, and never sent by itself. */
export function CodeField({ onCode, awaited = false, ...field }: CodeFieldProps) {
  useCodeBySms(awaited, onCode);
  return (
    <Field
      {...field}
      className={[styles.code, field.className].filter(Boolean).join(' ')}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      maxLength={longestCode}
      onChange={(event) => onCode(digitsOf(event.target.value))}
    />
  );
}

interface OneTimeCodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/** WebOTP, where the browser has it. */
function useCodeBySms(awaited: boolean, onCode: (digits: string) => void) {
  const takeCode = useEffectEvent((code: string) => onCode(digitsOf(code).slice(0, longestCode)));

  useEffect(() => {
    if (!awaited || !('OTPCredential' in window)) return;
    const controller = new AbortController();
    const request: OneTimeCodeRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(request).then(
      (credential) => takeCode((credential as (Credential & { code?: string }) | null)?.code ?? ''),
      // Declined, or no message came: the code can be typed.
      () => {},
    );
    return () => controller.abort();
  }, [awaited]);
}
