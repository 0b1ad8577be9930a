import { useRef, useState } from 'react';
import type { Credentials } from '#machines/login/login.machine.ts';
import {
  checkLogin,
  emptyLogin,
  type LoginField,
  type LoginFormState,
  type LoginProblems,
  type LoginValues,
  fieldsOf,
} from './loginFields.ts';

/** What the player types and what is wrong with it; whether it may be sent is the chart's matter. */
export function useLoginForm() {
  const [values, setValues] = useState<LoginValues>(emptyLogin);
  const [problems, setProblems] = useState<LoginProblems>({});
  const inputs = useRef<Partial<Record<LoginField, HTMLInputElement | null>>>({});

  const type = (field: keyof LoginValues, value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setProblems(({ [field as LoginField]: _, ...others }) => others);
  };

  return {
    values,
    problems,
    type,
    inputRef: (field: LoginField) => (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },

    /** What a submit of the form carries; shows what is wrong. */
    submission(form: LoginFormState): { valid: boolean; credentials: Credentials } {
      const found = checkLogin(values, form);
      setProblems(found);
      return { valid: Object.keys(found).length === 0, credentials: credentialsOf(values, form) };
    },

    focusFirstInvalid(form: LoginFormState) {
      const found = checkLogin(values, form);
      const first = fieldsOf(form).find((field) => field in found);
      if (first) inputs.current[first]?.focus();
    },

    /** Checks again what has been filled in; empty fields stay as they are (LOGIN-05). */
    recheckFilled(form: LoginFormState) {
      const found = checkLogin(values, form);
      setProblems((before) =>
        Object.fromEntries(
          fieldsOf(form)
            .map((field) => [field, (values[field] === '' ? before : found)[field]] as const)
            .filter(([, problem]) => problem !== undefined),
        ),
      );
    },

    clearSecrets() {
      setValues((before) => ({ ...before, password: '', messageCode: '', captcha: '' }));
      setProblems({});
    },

    clearCaptcha() {
      setValues((before) => ({ ...before, captcha: '' }));
    },
  };
}

function credentialsOf(values: LoginValues, { method }: LoginFormState): Credentials {
  const sms = method === 'sms';
  return {
    method,
    username: (sms ? values.mobileNum : values.username).trim(),
    password: sms ? values.messageCode.trim() : values.password,
    captcha: values.captcha,
    countryDialingCode: sms ? values.countryDialingCode : '',
    remember: false,
  };
}
