import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import type { StoredRule } from '#operator/database/tables/system.tables.ts';
import { choice, lines, onOff, rowsOf, text } from './inputs.ts';
import { message, pattern, ruled } from './rules.ts';
import {
  changed,
  each,
  isOn,
  one,
  onOrOff,
  type Setting,
  withRegister,
  withSettings,
  type Words,
} from './setting.ts';
import { seedState } from './state.ts';

type RegisterSwitch = 'usernameRegistration' | 'mobileRegistration' | 'birthDateAsked';

const registerSwitch = (name: RegisterSwitch, words: Pick<Words, 'label' | 'requirements' | 'effect'>) =>
  one(
    { ...words, group: 'access', toldBy: `registerSettings ${name}` },
    onOff(),
    ({ registerSettings }) => onOrOff(registerSettings[name]),
    (merchant, value) => withRegister(merchant, { [name]: isOn(value) }),
  );

const isCountry = ([country = '', code = '', ...more]: string[]) =>
  more.length === 0 && isSupportedCountry(country) && getCountryCallingCode(country) === code;
const dialingRows = (given: string) =>
  rowsOf(given).map((row) => {
    const [country = '', code = ''] = row.split(/\s+/);
    return { country, code };
  });

const loginRules = {
  loginUsername: 'Username at login',
  loginPassword: 'Password at login, and the old one when changing it',
  loginMobileNum: 'Mobile number, also at sign-up',
  verificationCode: 'SMS code at login',
} as const;
type LoginRule = keyof typeof loginRules;

const seedRules = seedState.merchant.registerSettings.loginRules;

const loginRule = (name: LoginRule): Setting => ({
  group: 'access',
  label: `Rule: ${loginRules[name]}`,
  requirements: ['LOGIN-11'],
  toldBy: `registerSettings loginRules.${name}`,
  effect: 'The rule checked before sending, and its message.',
  inputs: { pattern, message },
  read: ({ merchant }) => textsOf(merchant.registerSettings.loginRules[name]),
  write(state, form) {
    const { loginRules: rules } = state.merchant.registerSettings;
    return changed(
      state,
      withRegister(state.merchant, {
        loginRules: { ...rules, [name]: ruled(rules[name], form, [rules[name], seedRules[name]]) },
      }),
    );
  },
});

const textsOf = ({ pattern: source, message: words }: StoredRule) => ({ pattern: source, message: words });

export const access = {
  usernameRegistration: registerSwitch('usernameRegistration', {
    label: 'Sign-up by username',
    requirements: ['REG-01'],
    effect: 'Players sign up with a username. If both ways are on, a toggle shows.',
  }),
  mobileRegistration: registerSwitch('mobileRegistration', {
    label: 'Sign-up by mobile number',
    requirements: ['REG-01'],
    effect: "Players sign up with a mobile number. If it's the only way, the form starts with it.",
  }),
  birthDateAsked: registerSwitch('birthDateAsked', {
    label: 'Date of birth',
    requirements: ['REG-16'],
    effect: 'Sign-up asks for the date of birth and refuses anyone too young.',
  }),
  dialingCodes: one(
    {
      group: 'access',
      label: 'Dialing codes',
      requirements: ['LOGIN-02', 'REG-02'],
      toldBy: 'registerSettings dialingCodes',
      effect:
        'Countries for mobile numbers; the first is the default. The mobile number rule must match them.',
    },
    lines('Countries, one on each line', '1 to 30 countries such as PH 63, each once', (rows) => {
      const countries = rows.map((row) => row.split(/\s+/));
      const isOnceEach = countries.every(([country], index) => {
        return countries.findIndex(([other]) => other === country) === index;
      });
      return rows.length >= 1 && rows.length <= 30 && isOnceEach && countries.every(isCountry);
    }),
    ({ registerSettings }) =>
      registerSettings.dialingCodes.map(({ country, code }) => `${country} ${code}`).join('\n'),
    (merchant, value) => withRegister(merchant, { dialingCodes: dialingRows(value) }),
  ),
  ...each('loginRule.', Object.keys(loginRules) as LoginRule[], loginRule),
  identityProvider: {
    group: 'access',
    label: 'Identity provider',
    requirements: ['LOGIN-08', 'LOGIN-09', 'REG-10'],
    toldBy: 'consolidatedSettings identity',
    effect: "Verifies Facebook and Google accounts, and phone numbers instead of the operator's own codes.",
    inputs: {
      provider: choice('Provider', { none: 'none', sandbox: 'the sandbox’s' }),
      phone: onOff('Phone numbers too'),
    },
    refuse: ({ provider, phone }) =>
      provider === 'none' && phone === 'on' ? 'phone needs a provider' : null,
    read: ({ merchant: { settings } }) => ({
      provider: settings.identity ? 'sandbox' : 'none',
      phone: onOrOff(settings.identity?.phone),
    }),
    write: (state, { provider, phone }) =>
      changed(
        state,
        withSettings(state.merchant, {
          identity:
            provider === 'none'
              ? null
              : { provider: 'sandbox', url: '/sandbox/identity', phone: isOn(phone) },
        }),
      ),
  },
  humanCheck: {
    group: 'access',
    label: 'Human check',
    requirements: ['SMS-02'],
    toldBy: 'consolidatedSettings humanCheck',
    effect: 'The check before a code is sent. GeeTest needs its script, an account and GEETEST_KEY.',
    inputs: {
      provider: choice('Provider', {
        none: 'none',
        proofOfWork: 'proof of work',
        geetest: 'GeeTest',
      }),
      captchaId: text('GeeTest id', 'at most 64 letters and digits', (given) => /^[\w-]{0,64}$/.test(given)),
    },
    refuse: ({ provider, captchaId }) =>
      provider === 'geetest' && captchaId === '' ? 'captchaId must be that of the GeeTest account' : null,
    read: ({ merchant: { settings } }) => {
      const { humanCheck } = settings;
      return {
        provider: humanCheck.provider,
        captchaId: humanCheck.provider === 'geetest' ? humanCheck.captchaId : '',
      };
    },
    write: (state, { provider, captchaId = '' }) =>
      changed(
        state,
        withSettings(state.merchant, {
          humanCheck:
            provider === 'geetest'
              ? { provider, captchaId }
              : { provider: provider === 'none' ? 'none' : 'proofOfWork' },
        }),
      ),
  },
} satisfies Record<string, Setting>;
