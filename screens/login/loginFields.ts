import type { ParseKeys } from 'i18next';
import type { LoginMethod } from '#machines/login/login.machine.ts';
import { isCaptcha } from '#machines/login/login.rules.ts';
import type { FieldRule, RegisterSettings } from '#services/contract/member.ts';
import { compilePattern } from '#services/patterns.ts';

export interface LoginValues {
  username: string;
  password: string;
  mobileNum: string;
  messageCode: string;
  captcha: string;
  countryDialingCode: string;
}
export type LoginField = Exclude<keyof LoginValues, 'countryDialingCode'>;

export const emptyLogin: LoginValues = {
  username: '',
  password: '',
  mobileNum: '',
  messageCode: '',
  captcha: '',
  countryDialingCode: '63',
};

/** Characters at most (LOGIN-02; username and password as the contract bounds them). */
export const longest: Record<LoginField, number> = {
  username: 128,
  password: 1024,
  mobileNum: 20,
  messageCode: 10,
  captcha: 6,
};

/** What is wrong with a field: a text by its key, or the operator's own words. */
export type FieldProblem = { key: ParseKeys } | { text: string };
export type LoginProblems = Partial<Record<LoginField, FieldProblem>>;

export interface LoginFormState {
  method: LoginMethod;
  captchaAsked: boolean;
  /** Undefined until the operator has said; it checks every field again anyway. */
  rules: RegisterSettings['loginRules'] | undefined;
}

/** The fields in the order in which they stand on the screen. */
export const fieldsOf = ({ method, captchaAsked }: Omit<LoginFormState, 'rules'>): LoginField[] => [
  ...(method === 'sms' ? (['mobileNum', 'messageCode'] as const) : (['username', 'password'] as const)),
  ...(captchaAsked ? (['captcha'] as const) : []),
];

/** What is wrong with the fields on the screen (LOGIN-03, LOGIN-06, LOGIN-11). */
export function checkLogin(values: LoginValues, form: LoginFormState): LoginProblems {
  const problems = fieldsOf(form).map((field) => [field, checkField(field, values[field], form.rules)]);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

function checkField(field: LoginField, value: string, rules: LoginFormState['rules']): FieldProblem | null {
  switch (field) {
    case 'username':
      return byRule(value.trim(), rules?.loginUsername, 'form.enterUsername', 'form.accountFormat');
    case 'password':
      return byRule(value, rules?.loginPassword, 'form.enterPassword', 'form.passwordFormat');
    case 'mobileNum':
      return byRule(value.trim(), rules?.loginMobileNum, 'form.enterMobile', 'form.mobileFormat');
    case 'messageCode':
      return byRule(value.trim(), rules?.verificationCode, 'form.enterCode', 'form.enterCode');
    case 'captcha':
      return isCaptcha(value) ? null : { key: 'form.enterCode' };
  }
}

/** A pattern that cannot be run safely says nothing: the operator checks the field by it in any case. */
function byRule(
  value: string,
  rule: FieldRule | undefined,
  whenEmpty: ParseKeys,
  whenWrong: ParseKeys,
): FieldProblem | null {
  if (value === '') return { key: whenEmpty };
  if (!rule?.pattern || compilePattern(rule.pattern)?.test(value) !== false) return null;
  return rule.message ? { text: rule.message } : { key: whenWrong };
}

/** Digits alone, for inputs that take nothing else. */
export const digitsOf = (text: string) => text.replaceAll(/\D/g, '');
