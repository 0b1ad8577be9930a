import type { LoginMethod } from '#machines/login/login.machine.ts';
import { isCaptcha } from '#machines/login/login.rules.ts';
import { breaksPattern, type FieldProblem, ruleProblem } from '#screens/shared/form/fieldRules.ts';
import { homeDialingCode, mobileProblem } from '#screens/shared/form/mobileRule.ts';
import type { FieldRule, RegisterSettings } from '@araw/contract/accounts/member';
import type { MobileNumbers } from '#services/mobileNumber.ts';
import { readName } from '@araw/contract/values/typedText';

export interface LoginValues {
  username: string;
  password: string;
  mobileNum: string;
  messageCode: string;
  captcha: string;
  countryDialingCode: string;
  remember: boolean;
  autoLogin: boolean;
}
export type LoginField = 'username' | 'password' | 'mobileNum' | 'messageCode' | 'captcha';

export const emptyLogin: LoginValues = {
  username: '',
  password: '',
  mobileNum: '',
  messageCode: '',
  captcha: '',
  countryDialingCode: homeDialingCode,
  remember: false,
  autoLogin: false,
};

/** Maximum characters, as in the contract. */
export const longest = { username: 128, password: 1024 };

export type LoginProblems = Partial<Record<LoginField, FieldProblem>>;

export interface LoginFormState {
  method: LoginMethod;
  captchaAsked: boolean;
  /** Undefined until loaded; the operator checks every field again anyway. */
  settings: Pick<RegisterSettings, 'loginRules' | 'dialingCodes'> | undefined;
  /** Null until its chunk has loaded. */
  numbers: MobileNumbers | null;
}

/** The fields in screen order. */
export const fieldsOf = ({
  method,
  captchaAsked,
}: Pick<LoginFormState, 'method' | 'captchaAsked'>): LoginField[] => [
  ...(method === 'sms' ? (['mobileNum', 'messageCode'] as const) : (['username', 'password'] as const)),
  ...(captchaAsked ? (['captcha'] as const) : []),
];

/** The problems with the fields on the screen (LOGIN-03, LOGIN-06, LOGIN-11). */
export function checkLogin(values: LoginValues, form: LoginFormState): LoginProblems {
  const problems = fieldsOf(form).map((field) => [field, checkField(field, values, form)]);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

export function checkField(
  field: LoginField,
  values: LoginValues,
  { settings, numbers }: LoginFormState,
): FieldProblem | null {
  const rules = settings?.loginRules;
  switch (field) {
    case 'username':
      return byRule(
        readName(values.username),
        rules?.loginUsername,
        'form.enterUsername',
        'form.accountFormat',
      );
    case 'password':
      return byRule(values.password, rules?.loginPassword, 'form.enterPassword', 'form.passwordFormat');
    case 'mobileNum':
      if (values.mobileNum.trim() === '') return { key: 'form.enterMobile' };
      return mobileProblem(values.mobileNum, {
        numbers,
        dialingCode: values.countryDialingCode,
        dialingCodes: settings?.dialingCodes ?? [],
        rule: rules?.loginMobileNum,
      });
    case 'messageCode':
      return byRule(values.messageCode, rules?.verificationCode, 'form.enterCode', 'form.enterCode');
    case 'captcha':
      return isCaptcha(values.captcha) ? null : { key: 'form.enterCode' };
  }
}

type Text = Extract<FieldProblem, { key: unknown }>['key'];

function byRule(
  value: string,
  rule: FieldRule | undefined,
  whenEmpty: Text,
  whenWrong: Text,
): FieldProblem | null {
  if (value === '') return { key: whenEmpty };
  // Autofill ignores `maxlength`.
  const isWrong = value.length > longest.password || breaksPattern(value, rule);
  return isWrong ? ruleProblem(rule, { key: whenWrong }) : null;
}
