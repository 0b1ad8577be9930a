import { useRef, useState } from 'react';
import type { Credentials } from '#machines/login/login.machine.ts';
import type { RememberedLogin } from '#machines/rememberedLogin/rememberedLogin.machine.ts';
import type { FieldProblem } from '#screens/shared/form/fieldRules.ts';
import { servedDialingCode } from '#screens/shared/form/mobileRule.ts';
import {
  checkField,
  checkLogin,
  emptyLogin,
  fieldsOf,
  type LoginField,
  type LoginFormState,
  type LoginProblems,
  type LoginValues,
} from './loginFields.ts';

const nothingSecret = { password: '', messageCode: '', captcha: '' };

/**
 * What the player types and what is wrong with it; whether it may be sent is the charts' matter. `dialingCodes` are
 * those that the operator serves, as far as they are known.
 */
export function useLoginForm(dialingCodes: readonly { code: string }[] = []) {
  const [typed, setValues] = useState<LoginValues>(emptyLogin);
  const countryDialingCode = servedDialingCode(typed.countryDialingCode, dialingCodes);
  const values: LoginValues = { ...typed, countryDialingCode };
  const [problems, setProblems] = useState<LoginProblems>({});
  const inputs = useRef<Partial<Record<LoginField, HTMLInputElement | null>>>({});

  const change = (changes: Partial<LoginValues>) => setValues((before) => ({ ...before, ...changes }));

  return {
    values,
    problems,
    change,

    type(field: LoginField, value: string) {
      change({ [field]: value });
      setProblems(({ [field]: _, ...others }) => others);
    },

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

    /** Whether a code can be sent to the number (SMS-01). */
    isMobileValid: (form: LoginFormState) => checkField('mobileNum', values, form) === null,

    showMobileProblem(form: LoginFormState) {
      const problem = checkField('mobileNum', values, form);
      setProblems((before) => ({ ...before, ...(problem && { mobileNum: problem }) }));
      inputs.current.mobileNum?.focus();
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

    /** For another method; whether that one is remembered is still to be seen. */
    clearSecrets() {
      change({ ...nothingSecret, remember: false, autoLogin: false });
      setProblems({});
    },

    clearCaptcha: () => change({ captcha: '' }),

    setCaptchaProblem: (captcha: FieldProblem | null) =>
      setProblems(({ captcha: _, ...others }) => (captcha ? { ...others, captcha } : others)),

    /** What is remembered of a method, unless the player has begun to type something else meanwhile. */
    fill(method: LoginFormState['method'], remembered: RememberedLogin, autoLogin: boolean) {
      const { username, password } = remembered;
      const [name, secret] =
        method === 'sms' ? (['mobileNum', 'messageCode'] as const) : (['username', 'password'] as const);
      setValues((before) => {
        const isFree = before[secret] === '' && ['', username].includes(before[name]);
        if (!isFree) return before;
        return {
          ...before,
          [name]: username,
          ...(method === 'sms' ? { countryDialingCode: remembered.countryDialingCode } : { password }),
          remember: true,
          autoLogin: autoLogin && password !== '',
        };
      });
      setProblems({});
    },

    /** Nothing of a method's login stays in the form (SES-06). */
    empty(method: LoginFormState['method']) {
      change({
        ...(method === 'sms' ? { mobileNum: '' } : { username: '' }),
        ...nothingSecret,
        remember: false,
        autoLogin: false,
      });
      setProblems({});
    },
  };
}

export type LoginForm = ReturnType<typeof useLoginForm>;

function credentialsOf(values: LoginValues, { method }: LoginFormState): Credentials {
  const sms = method === 'sms';
  return {
    method,
    username: (sms ? values.mobileNum : values.username).trim(),
    password: sms ? values.messageCode : values.password,
    captcha: values.captcha,
    countryDialingCode: sms ? values.countryDialingCode : '',
    remember: values.remember,
    autoLogin: values.autoLogin,
  };
}
