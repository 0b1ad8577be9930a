import { useRef, useState } from 'react';
import type { Credentials } from '#machines/login/login.machine.ts';
import type { RememberedLogin } from '#machines/rememberedLogin/rememberedLogin.machine.ts';
import type { FieldProblem } from '#screens/shared/form/fieldRules.ts';
import { servedDialingCode } from '#screens/shared/form/mobileRule.ts';
import { readMobile } from '@araw/contract/values/typedContact';
import { readName } from '@araw/contract/values/typedText';
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
 * The form's values and problems; the charts decide whether to send it. `dialingCodes` are those the operator
 * serves; empty until known.
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

    /** The credentials to submit and whether they are valid; shows all problems. */
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

    /** Rechecks filled-in fields; empty ones stay as they are (LOGIN-05). */
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

    /** For a switch of method; whether the new one is remembered isn't known yet. */
    clearSecrets() {
      change({ ...nothingSecret, remember: false, autoLogin: false });
      setProblems({});
    },

    clearCaptcha: () => change({ captcha: '' }),

    setCaptchaProblem: (captcha: FieldProblem | null) =>
      setProblems(({ captcha: _, ...others }) => (captcha ? { ...others, captcha } : others)),

    /** Fills in a method's remembered login unless the player has started typing something else. */
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

    /** Clears a method's login from the form (SES-06). */
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
    username: sms ? readMobile(values.mobileNum) : readName(values.username),
    password: sms ? values.messageCode : values.password,
    captcha: values.captcha,
    countryDialingCode: sms ? values.countryDialingCode : '',
    remember: values.remember,
    autoLogin: values.autoLogin,
  };
}
