import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { desc } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeEach, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { languages } from '@araw/contract/calls/languages';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { agentRates } from '#operator/database/tables/downlineRebates.tables.ts';
import { requireHumanCheck } from '#operator/accounts/guards/humanCheck.ts';
import { phoneProver } from '#operator/accounts/merchantSwitches.ts';
import { readMobileNumber } from '#operator/accounts/mobileNumbers.ts';
import { checkRegistration, type Registration } from '#operator/accounts/registrationRules.ts';
import { startSession } from '#operator/accounts/identity/sessions.ts';
import { switchesIn } from '#operator/system/merchants.ts';
import { refusalOf, visitor } from '#operator/testing/accounts.ts';
import { createStoppedClock } from '#operator/core/clock.ts';
import { termsIn } from '#operator/content/terms.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { merchant as seedMerchant, type WhitelabelFlag } from '#operator/seed/merchant.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { settleBet } from '#operator/testing/growth.ts';
import { shortcutsFor } from '#screens/agentHome/shortcuts.ts';
import { checkField } from '#screens/login/loginFields.ts';
import { entryGroups } from '#screens/memberHome/entryGroups.ts';
import { socialProviders } from '#screens/shared/identity/socialProviders.ts';
import { servedDialingCode } from '#screens/shared/form/mobileRule.ts';
import { askedFields } from '#screens/registration/registrationFields.ts';
import { headers } from '@araw/contract/calls/answer';
import { calls } from '@araw/contract/calls/calls';
import type { RegisterSettings } from '@araw/contract/accounts/member';
import { registerFields } from '@araw/contract/accounts/registerFields';
import { createImages } from '#services/images.ts';
import { firstLanguage } from '@araw/contract/calls/languages';
import { seal } from '#services/seal/seal.ts';
import { register } from '#tools/requirements/register.ts';
import { firstOf } from '@araw/testing/shortRun';
import type { SettingForm } from '#operator/sandbox/settings/setting.ts';
import type { SettableField } from '#operator/sandbox/settings/fields.ts';
import { type SettingName, settingNames, settings } from '#operator/sandbox/settings/settings.ts';
import { changeSettings, readSettings, seedState } from '#operator/sandbox/settings/state.ts';

let operator: RunningOperator;
let context: OperatorContext;
/** Token of a player without money and verified addresses. */
let player: string;
const webFolder = mkdtempSync(join(tmpdir(), 'settings-'));

beforeAll(async () => {
  writeFileSync(join(webFolder, 'index.html'), '<head><!--preload--><!--startup--></head>');
  mkdirSync(join(webFolder, '.vite'));
  writeFileSync(
    join(webFolder, '.vite/preloads.json'),
    JSON.stringify({ routes: [], client: [], texts: {} }),
  );
  operator = await createOperator({
    connection: await openTestDatabase({ seeded: true }),
    clock: createStoppedClock(),
    log: pino({ level: 'silent' }),
    sandbox: true,
    webFolder,
    limits: { perIp: 100_000, perAccount: 100_000, guardedPerIp: 100_000 },
    checkAnswers: true,
  });
  ({ context } = operator);
  player = await newPlayer();
});
// The seed's profile overrides settings, so use the one that forbids nothing to see each setting's own effect.
const freeState: typeof seedState = {
  ...seedState,
  merchant: {
    ...seedState.merchant,
    settings: {
      ...seedState.merchant.settings,
      protection: { profile: 'spec', tightened: { refusedMethods: ['crypto'] } },
    },
  },
};
beforeEach(() => changeSettings(context, () => freeState));
afterEach(() => changeSettings(context, () => seedState));
afterAll(async () => {
  await operator.close();
  rmSync(webFolder, { recursive: true });
});

const ownPage = { 'sec-fetch-site': 'same-origin' };

const submit = (url: string, form: Record<string, string>, given: Record<string, string> = ownPage) =>
  operator.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:8080', ...given },
    payload: new URLSearchParams(form).toString(),
  });

const set = (name: SettingName, form: SettingForm) => submit('/sandbox/settings', { name, ...form });

/** A call's answer as the app reads it; on a closed site most have none. */
async function asked<Name extends keyof typeof calls>(
  name: Name,
  query: Record<string, string> = {},
  token?: string,
) {
  const { path, response } = calls[name];
  const given = token === undefined ? {} : { [headers.token]: token };
  const { value } = (
    await operator.server.inject({ method: 'GET', url: path, query, headers: given })
  ).json();
  return (value && v.parse(response as never, value)) as v.InferOutput<(typeof calls)[Name]['response']>;
}

async function told() {
  const status = await asked('systemStatus');
  const site = await asked('consolidatedSettings');
  const registering = await asked('registerSettings', { language: 'EN' });
  const offered = await asked('availablePromotions');
  const promotions = offered?.list.map(({ promotionType }) => promotionType) ?? [];
  const page = await operator.server.inject('/m/home');
  const paying = {
    deposits: await asked('cashIn', {}, player),
    withdrawals: await asked('withdrawPage', {}, player),
  };
  const { settings, payments, turnover, envelopes, mall, rebates } = await merchantOf(context);
  const [, startup = '{}'] = /id="startup">(.*?)<\/script>/s.exec(page.body) ?? [];
  return {
    status,
    site,
    registering,
    promotions,
    paying,
    settings,
    payments,
    turnover,
    envelopes,
    mall,
    rebates,
    startup: JSON.parse(startup),
    policy: String(page.headers['content-security-policy']),
  };
}
type Told = Awaited<ReturnType<typeof told>>;

const codeOf = (promise: Promise<unknown>) => refusalOf(promise).then((refusal) => refusal?.code ?? 'done');

/** The code of a visitor's call with this body. */
async function called(name: keyof typeof calls, body: object): Promise<string> {
  const { method, path } = calls[name];
  const answer = await operator.server.inject({
    method,
    url: path,
    headers: { 'content-type': 'application/json', ...ownPage },
    payload: method === 'GET' ? undefined : JSON.stringify(body),
  });
  return answer.json().code ?? 'done';
}

/* The effect of each setting */

interface Proof {
  /** Values other than the seed's: for an enumeration all of them. */
  to: SettingForm[];
  /** The value that the app receives. */
  told(told: Told): unknown;
  /** The expected value for a form. */
  is(form: SettingForm): unknown;
  /** Actual and expected behaviour of operator or screen; absent if a browser journey covers it. */
  does?(form: SettingForm, told: Told): Promise<unknown[]> | unknown[];
}

const toggled = (
  seeded: 'on' | 'off',
  read: (told: Told) => unknown,
  does?: Proof['does'],
  is: (on: boolean) => unknown = (on) => on,
): Proof => ({
  to: [{ value: seeded === 'on' ? 'off' : 'on' }],
  told: read,
  is: ({ value }) => is(value === 'on'),
  ...(does && { does }),
});

const one = (
  values: string[],
  read: (told: Told) => unknown,
  does?: Proof['does'],
  is: (value: string) => unknown = (value) => value,
): Proof => ({
  to: values.map((value) => ({ value })),
  told: read,
  is: ({ value = '' }) => is(value),
  ...(does && { does }),
});

const closedWith = (code: string) => async () => [await called('gameList', {}), code];

/** A valid registration by username under the seed's settings, on a day when nobody is too young. */
const registration = (more: Partial<Registration> = {}): Registration =>
  ({
    ...Object.fromEntries(registerFields.map((field) => [field, ''])),
    username: 'somebody',
    password: 'Secret-123',
    confirmPassword: 'Secret-123',
    captcha: '1234',
    birthDate: '',
    ...more,
  }) as Registration;

const today = '2026-06-15';

/** The field that the operator refuses; null if it accepts the registration. */
function refusedField(given: Registration, registering: RegisterSettings, minimumAge = 21): string | null {
  try {
    checkRegistration(given, registering, { method: 'username', today, minimumAge });
    return null;
  } catch (refusal) {
    return (refusal as { value: { field: string } }).value.field;
  }
}

const entriesOf = ({ status: { info }, promotions }: Told) =>
  entryGroups({ whitelabel: info.whitelabel, memberType: 0, toUpline: true, promotions })
    .flatMap(({ entries }) => entries)
    .map(({ path }) => path);
const shortcutsOf = ({ status: { info } }: Told) => shortcutsFor(info.whitelabel).map(({ path }) => path);

/** Whether this path is among the pages that depend on the flag. */
const opens =
  (path: string, pathsOf: (told: Told) => string[]): Proof['does'] =>
  ({ value }, now) => [pathsOf(now).includes(path), value === 'on'];

const flagOf = (name: WhitelabelFlag, does?: Proof['does']) =>
  toggled('on', ({ status }) => status.info.whitelabel[name], does);
const member = (path: string): Proof['does'] => opens(path, entriesOf);
const agent = (path: string): Proof['does'] => opens(path, shortcutsOf);

const noCheck = { provider: 'none', captchaId: '' };

/** Whether a call is refused as switched off while a flag is. */
const closes =
  (name: keyof typeof calls, body: object): Proof['does'] =>
  async () => {
    await set('humanCheck', noCheck);
    return [await called(name, body), 'switchedOff'];
  };

const social =
  (provider: 'facebook' | 'google'): Proof['does'] =>
  (_form, { site, status }) => [
    socialProviders(site.identity, status.info.whitelabel).includes(provider),
    false,
  ];

const ofNine = { pattern: '^.{9}$', fitting: 'Abc-12345', breaking: 'Abc-1234' };
/** Letters and hyphens are stripped from codes and QQ numbers. */
const nineDigits = { pattern: '^.{9}$', fitting: '123456789', breaking: '12345678' };
const samples: Partial<Record<SettableField, typeof ofNine>> = {
  // Six digits, too (CASH-11).
  paymentPassword: { pattern: '^2.{5}$', fitting: '240613', breaking: '340612' },
  qqNum: nineDigits,
  verificationCode: nineDigits,
};
/** A pattern, a matching text, and one that doesn't match. */
const sampleOf = (field: SettableField) => samples[field] ?? ofNine;
const inOurWords = 'Nine characters, please';

const texts = (field: SettableField) => registerSettingsField(field).filter((name) => name !== 'use');
const registerSettingsField = (field: SettableField) =>
  Object.keys(settings[`field.${field}`].inputs) as ('use' | 'pattern' | 'message')[];

/** Every use of a registration field other than the seed's, and other texts. */
function registerField(field: SettableField): Proof {
  const name = `field.${field}` as const;
  const sample = sampleOf(field);
  const { fitting, breaking } = sample;
  const seeded = settings[name].read(seedState);
  const uses = settings[name].inputs['use']?.choices?.map(({ value }) => value) ?? [];
  const words = Object.fromEntries(
    texts(field).map((text) => [text, text === 'pattern' ? sample.pattern : inOurWords]),
  );
  const asked = uses.filter((use) => use !== seeded['use']).map((use) => ({ ...seeded, use }));
  const onlyWith: SettingForm = asked.length > 0 ? { use: 'required' } : {};
  return {
    to: [...asked, ...(texts(field).length > 0 ? [{ ...seeded, ...onlyWith, ...words }] : [])],
    told({ registering }) {
      const rule = registering.fields[field];
      const { captchaEnabled, affiliateEnabled, mobileVerification } = registering;
      const switches: Partial<Record<SettableField, boolean>> = {
        captcha: captchaEnabled,
        affiliateCode: affiliateEnabled,
        verificationCode: mobileVerification,
      };
      return {
        ...(uses.length > 0 && {
          asked: [rule?.enabled, switches[field] ?? rule?.enabled],
          required: rule?.required,
        }),
        ...Object.fromEntries(texts(field).map((text) => [text, rule?.[text as 'pattern']])),
      };
    },
    is: ({ use, ...rest }) => ({
      ...(use && { asked: [use !== 'off', use !== 'off'], required: use === 'required' }),
      ...rest,
    }),
    does({ use, pattern, message }, { registering }) {
      // Registration by mobile number only asks for a password if that is on; everything else is tested by username.
      const method = field === 'password' ? 'mobile' : 'username';
      const shown = askedFields(registering, { method, urlCodeValid: false });
      const isAsked = use !== 'off';
      const onScreen = [
        use && [field in shown, shown[field]?.required],
        isAsked && shown[field]?.message,
        'mobileNum' in shown,
      ];
      const toShow = [
        use && [isAsked, isAsked ? use === 'required' : undefined],
        isAsked && (message ?? shown[field]?.message),
        field !== 'mobileNum' || isAsked,
      ];
      if (method === 'mobile') return [onScreen, toShow];

      const needed: Partial<Registration> = {
        ...(field === 'verificationCode' && { mobileNum: '09170000009' }),
      };
      const refusedWith = (typed: string) =>
        refusedField(registration({ ...needed, [field]: typed }), registering);
      const atOperator = [
        use && refusedWith(''),
        use === 'off' && refusedWith(fitting),
        pattern === sample.pattern && field !== 'email' && [refusedWith(fitting), refusedWith(breaking)],
      ];
      const toRefuse = [
        use && (use === 'required' ? field : null),
        use === 'off' && field,
        pattern === sample.pattern && field !== 'email' && [null, field],
      ];
      return [
        [onScreen, atOperator],
        [toShow, toRefuse],
      ];
    },
  };
}

const fieldProofs = Object.fromEntries(
  registerFields
    .filter((field) => field !== 'confirmPassword')
    .map((field) => [`field.${field}`, registerField(field)]),
) as Record<`field.${SettableField}`, Proof>;

const loginFields = {
  loginUsername: 'username',
  loginPassword: 'password',
  loginMobileNum: 'mobileNum',
  verificationCode: 'messageCode',
} as const;

const loginRule = (name: keyof typeof loginFields): Proof => ({
  to: [{ pattern: '^1{4}$', message: inOurWords }],
  told: ({ registering }) => registering.loginRules[name],
  is: (form) => ({ ...seedMerchant.registerSettings.loginRules[name], ...form, translations: undefined }),
  does(_form, { registering }) {
    const values = {
      username: '',
      password: '',
      messageCode: '',
      captcha: '',
      remember: false,
      autoLogin: false,
    };
    const numbers = {
      read: (typed: string) => ({ e164: `+63${typed}`, national: typed }),
    } as unknown as Parameters<typeof checkField>[2]['numbers'];
    const problem = (text: string) =>
      checkField(
        loginFields[name],
        { ...values, mobileNum: '', countryDialingCode: '63', [loginFields[name]]: text },
        { method: 'username', captchaAsked: false, settings: registering, numbers },
      );
    return [
      [problem('1111'), problem('1112')],
      [null, { text: inOurWords }],
    ];
  },
});

const channel = (csType: 'FACEBOOK' | 'LIVECHAT' | 'TELEGRAM'): Proof => ({
  to: [
    { shown: 'off', title: csType, url: 'https://example.com/araw' },
    { shown: 'on', title: 'Talk to us', url: 'https://talk.example/now' },
  ],
  told: ({ status }) =>
    status.info.customerService.filter((entry) => entry.csType === csType).map(({ title }) => title),
  is: ({ shown, title }) => (shown === 'on' ? [title] : []),
  async does({ shown, url }, { status }) {
    const entry = status.info.customerService.find((each) => each.csType === csType);
    const opened = entry && (await asked('openCustomerService', { path: entry.path })).url;
    return [opened, shown === 'on' ? url : undefined];
  },
});

const link = (resourceType: keyof typeof seedLinks): Proof => ({
  to: [
    { shown: 'off', url: 'https://example.com/araw' },
    { shown: 'on', url: `https://links.example/${resourceType}` },
  ],
  told: ({ status }) =>
    status.info.resources.filter((row) => row.resourceType === resourceType).map(({ url }) => url),
  is: ({ shown, url }) => (shown === 'on' ? [url] : []),
});
const seedLinks = {
  IOS: 1,
  Android: 1,
  MOBILECONFIG: 1,
  AppDownloadIcon: 1,
  AFFILIATELINK: 1,
  FACEBOOK: 1,
  INSTAGRAM: 1,
  TWITTER: 1,
};

/** From both specifications; a setting without a proof is a compile error. */
const proofs: Record<SettingName, Proof> = {
  maintenance: toggled('off', ({ status }) => status.maintenance, closedWith('maintenance')),
  regionRestriction: toggled('off', ({ status }) => status.regionRestriction, closedWith('accessRestricted')),
  imageHosts: one(
    ['https://cdn1.example', 'cdn1.example\nhttps://cdn2.example:8443'],
    ({ status, startup }) => [status.info.imageCDNs, startup.status.info.imageCDNs],
    ({ value = '' }, { status, policy }) => {
      const last = createImages(status.info.imageCDNs, () => 0.99).sources('/art/x.webp')[0];
      const wanted = value.includes('cdn2') ? 'https://cdn2.example:8443' : 'https://cdn1.example';
      const allowed = /img-src ([^;]*)/.exec(policy)?.[1];
      const hosts = value.includes('cdn2') ? `https://cdn1.example ${wanted}` : wanted;
      return [
        [last, allowed],
        [`${wanted}/art/x.webp`, `'self' data: blob: ${hosts}`],
      ];
    },
    (value) => [value.split('\n'), value.split('\n')],
  ),
  appBackground: one(
    ['/art/x.webp', 'https://cdn1.example/x.webp'],
    ({ status }) => status.info.mobileTemplate.app_background,
  ),
  appDescription: one(['Get our app'], ({ status }) => status.info.mobileTemplate.app_desc),
  appDescriptionColor: one(
    ['#000', '#00FF00'],
    ({ status }) => status.info.mobileTemplate.app_desc_font_color,
  ),
  memberCentreVersion: one(
    ['0'],
    ({ status }) => status.info.mobileTemplate.mem_cen,
    undefined,
    (value) => value === '1',
  ),
  depositVersion: one(
    ['0'],
    ({ status }) => status.info.mobileTemplate.dep_func,
    undefined,
    (value) => value === '1',
  ),
  defaultLanguage: one(
    ['', ...Object.keys(languages).filter((code) => code !== 'EN')],
    ({ site, startup }) => [site.defaultLanguage, startup.settings.defaultLanguage],
    ({ value }, { site }) => [firstLanguage(undefined, site.defaultLanguage), value || 'CN'],
    (value) => [value, value],
  ),
  protectionProfile: one(
    ['strict', 'gb', 'ph'],
    ({ site }) => site.protection.profile,
    async ({ value }) => [(await quoted('1000')).turnover, value === 'ph' ? 1_000 : 0],
  ),
  minimumAge: one(
    ['18', '22', '99'],
    ({ site, startup }) => [site.minimumAge, startup.settings.minimumAge],
    async ({ value }, { site, registering }) => {
      const born = (day: string) =>
        refusedField(
          registration({ birthDate: day }),
          { ...registering, birthDateAsked: true },
          site.minimumAge,
        );
      const year = 2026 - Number(value);
      const words = JSON.stringify(termsIn('EN', 'register', await merchantOf(context)));
      return [
        [born(`${year}-06-15`), born(`${year}-06-16`), words.includes(`${value} years`)],
        [null, 'birthDate', true],
      ];
    },
    (value) => [Number(value), Number(value)],
  ),
  envelopeScheme: one(
    ['AES-GCM'],
    ({ site }) => site.sealing!.scheme,
    async (_form, { site }) => {
      const opened = await logInSealed(site.sealing);
      await set('envelopeScheme', { value: 'DES' });
      const afterwards = await logInSealed(site.sealing);
      const byDes = await logInSealed((await told()).site.sealing);
      return [
        [opened, afterwards, byDes],
        ['credentialsWrong', 'envelopeKeyUnknown', 'credentialsWrong'],
      ];
    },
  ),
  popupA: toggled('on', ({ site }) => site.popup.A),
  popupB: toggled('on', ({ site }) => site.popup.B),
  popupAutoplay: toggled('on', ({ site }) => site.popup.autoplay),
  demoTicker: toggled('off', ({ site }) => site.demoTicker),
  feedbackWords: {
    to: [
      { least: '2', most: '4' },
      { least: '5', most: '5' },
      { least: '1', most: '10000' },
    ],
    told: ({ site }) => site.feedbackWords,
    is: ({ least, most }) => ({ least: Number(least), most: Number(most) }),
    async does({ least, most }) {
      const sent = async (words: number) => {
        const answer = await sendFeedback(Array.from({ length: words }, () => 'word').join(' '));
        return answer ?? 'sent';
      };
      // More than 10,000 words are never sent.
      const longest = most === '10000' ? ['sent'] : [await sent(Number(most)), await sent(Number(most) + 1)];
      const shortest = [await sent(Number(least) - 1), await sent(Number(least))];
      return [
        [...shortest, ...longest],
        ['fieldInvalid', 'sent', 'sent', ...(most === '10000' ? [] : ['fieldInvalid'])],
      ];
    },
  },
  usernameRegistration: toggled(
    'on',
    ({ registering }) => registering.usernameRegistration,
    async () => [await registers('register'), 'switchedOff'],
  ),
  mobileRegistration: toggled(
    'on',
    ({ registering }) => registering.mobileRegistration,
    async () => [await registers('registerMobile'), 'switchedOff'],
  ),
  birthDateAsked: toggled(
    'off',
    ({ registering }) => registering.birthDateAsked,
    (_form, { registering }) => [
      [
        'birthDate' in askedFields(registering, { method: 'username', urlCodeValid: false }),
        refusedField(registration(), registering),
      ],
      [true, 'birthDate'],
    ],
  ),
  dialingCodes: one(
    ['PH 63\nTH 66', 'TH 66\nVN 84', 'VN 84'],
    ({ registering }) => registering.dialingCodes.map(({ country, code }) => `${country} ${code}`),
    async ({ value = '' }, { registering }) => {
      const { dialingCodes } = registering;
      await set('loginRule.loginMobileNum', { pattern: '', message: '' });
      const { registerSettings } = await merchantOf(context);
      const read = (typed: string, code: string) => readMobileNumber(typed, code, { registerSettings })?.e164;
      return [
        [
          servedDialingCode('63', dialingCodes),
          read('0917 000 0009', '63'),
          read('081 234 5678', '66'),
          read('091 234 56 78', '84'),
        ],
        [
          value.startsWith('PH') ? '63' : dialingCodes[0]?.code,
          value.includes('PH') ? '+639170000009' : undefined,
          value.includes('TH') ? '+66812345678' : undefined,
          value.includes('VN') ? '+84912345678' : undefined,
        ],
      ];
    },
    (value) => value.split('\n'),
  ),
  'loginRule.loginUsername': loginRule('loginUsername'),
  'loginRule.loginPassword': loginRule('loginPassword'),
  'loginRule.loginMobileNum': loginRule('loginMobileNum'),
  'loginRule.verificationCode': loginRule('verificationCode'),
  identityProvider: {
    to: [
      { provider: 'none', phone: 'off' },
      { provider: 'sandbox', phone: 'on' },
    ],
    told: ({ site }) => site.identity && { provider: site.identity.provider, phone: site.identity.phone },
    is: ({ provider, phone }) => (provider === 'none' ? null : { provider, phone: phone === 'on' }),
    async does({ provider, phone }, { site, status }) {
      const offered = provider === 'none' ? [] : ['facebook', 'google'];
      return [
        [socialProviders(site.identity, status.info.whitelabel), phoneProver(await merchantOf(context))],
        [offered, phone === 'on' ? 'provider' : 'operator'],
      ];
    },
  },
  humanCheck: {
    to: [noCheck, { provider: 'geetest', captchaId: 'abc123' }],
    told: ({ site }) => site.humanCheck,
    is: ({ provider, captchaId }) => ({ provider, ...(provider === 'geetest' && { captchaId }) }),
    async does({ provider }, { policy }) {
      const byNone = provider === 'none';
      return [
        [await codeOf(requireHumanCheck(context, {})), policy.includes('https://static.geetest.com')],
        [byNone ? 'done' : 'humanCheckFailed', !byNone],
      ];
    },
  },
  ...fieldProofs,
  depositLimits: {
    to: [{ least: '200', most: '40000', mostOpen: '2' }],
    told: ({ paying }) => {
      const method = paying.deposits?.methods.find(({ code }) => code === 'GCASH');
      return [method?.least, method?.most, paying.deposits?.mostOpen];
    },
    is: ({ least, most, mostOpen }) => [least, most, mostOpen].map(Number),
  },
  withdrawalLimits: {
    to: [{ least: '300', most: '4000', timesADay: '1', sumADay: '5000' }],
    told: ({ paying }) => {
      const { least, most, timesADay, sumLeft } = paying.withdrawals.limits;
      return [least, most, timesADay, sumLeft];
    },
    is: ({ least, most, timesADay, sumADay }) => [least, most, timesADay, sumADay].map(Number),
  },
  withdrawalFees: {
    to: [{ bank: '10', eWallet: '20', crypto: '30' }],
    told: ({ paying }) => [
      ...new Set(paying.withdrawals.rails.map(({ kind, feeFlat }) => `${kind} ${feeFlat}`)),
    ],
    is: ({ bank, eWallet }) => [`bank ${bank}`, `eWallet ${eWallet}`],
    does: async ({ crypto }) => [
      (await merchantOf(context)).payments.withdrawal.fees.crypto.flat,
      Number(crypto) * 100,
    ],
  },
  withdrawalReview: {
    to: [{ from: '1', secondFrom: '2' }],
    told: ({ payments: { withdrawal } }) => [withdrawal.reviewFrom, withdrawal.secondReviewFrom],
    is: ({ from, secondFrom }) => [Number(from) * 100, Number(secondFrom) * 100],
  },
  withdrawalCancel: toggled('on', ({ settings }) => switchesIn({ settings }).cancelWithdrawal),
  quoteMinutes: {
    to: [{ deposit: '3', withdrawal: '4' }],
    told: ({ payments }) => [payments.deposit.quoteMinutes, payments.withdrawal.quoteMinutes],
    is: ({ deposit, withdrawal }) => [Number(deposit), Number(withdrawal)],
    does: async ({ deposit }) => [
      (await quoted('1000')).endsAt - context.clock.now(),
      Number(deposit) * 60_000,
    ],
  },
  accountWaitingHours: one(
    ['24'],
    ({ payments }) => payments.accountWaitingHours,
    undefined,
    (value) => Number(value),
  ),
  paymentDemands: {
    to: [
      { email: 'on', mobile: 'off', payeeName: 'off', identity: 'off' },
      { email: 'off', mobile: 'on', payeeName: 'on', identity: 'on' },
    ],
    told: ({ paying }) => paying.deposits.demands.map(({ kind }) => kind),
    is: (form) => Object.keys(form).filter((kind) => form[kind] === 'on'),
  },
  memberTransfers: toggled('on', ({ settings }) => switchesIn({ settings }).transfers),
  envelopeShare: one(
    ['5'],
    ({ envelopes }) => envelopes.least,
    async ({ value }) => [(await asked('envelopeRain', {}, await newPlayer(1))).least, Number(value)],
    (value) => Number(value) * 100,
  ),
  mallAddressDays: one(
    ['0'],
    ({ mall }) => mall.addressDays,
    async ({ value }) => [(await asked('mall', {}, await newPlayer(0))).addressDays, Number(value)],
    Number,
  ),
  rebatesByLine: one(
    ['2026-01-01'],
    ({ rebates }) => rebates.byLineFrom,
    async () => [await rebateRate(), 0.77],
  ),
  turnoverOnDeposits: toggled(
    'on',
    ({ settings }) => switchesIn({ settings }).depositTurnover,
    async () => [(await quoted('1000')).turnover, 0],
  ),
  turnoverLimit: one(
    ['50', '0'],
    ({ settings }) => switchesIn({ settings }).mostTurnoverFactor,
    async ({ value }) => [(await quoted('1000')).turnover, Number(value) * 10],
    (value) => Number(value),
  ),
  cryptoPayments: toggled(
    'off',
    ({ paying }) => [
      paying.deposits?.methods.some(({ kind }) => kind === 'crypto'),
      paying.withdrawals.rails.some(({ kind }) => kind === 'crypto'),
    ],
    async () => [
      (await asked('payoutAccounts', {}, player)).institutions.some(({ kind }) => kind === 'crypto'),
      true,
    ],
    (on) => [on, on],
  ),
  rememberedMethod: toggled('on', ({ settings }) => switchesIn({ settings }).rememberMethod),
  depositTurnover: {
    to: [{ factor: '300', lapseBelow: '5' }],
    told: ({ turnover }) => [turnover.depositFactor, turnover.lapseBelow],
    is: ({ factor, lapseBelow }) => [Number(factor), Number(lapseBelow) * 100],
    does: async ({ factor }) => [(await quoted('1000')).turnover, Number(factor) * 10],
  },
  'channel.FACEBOOK': channel('FACEBOOK'),
  'channel.LIVECHAT': channel('LIVECHAT'),
  'channel.TELEGRAM': channel('TELEGRAM'),
  'link.IOS': link('IOS'),
  'link.Android': link('Android'),
  'link.MOBILECONFIG': link('MOBILECONFIG'),
  'link.AppDownloadIcon': link('AppDownloadIcon'),
  'link.AFFILIATELINK': link('AFFILIATELINK'),
  'link.FACEBOOK': link('FACEBOOK'),
  'link.INSTAGRAM': link('INSTAGRAM'),
  'link.TWITTER': link('TWITTER'),
  'promotion.MISSION': toggled(
    'off',
    ({ promotions }) => promotions.includes('MISSION'),
    member('/m/leaderBoard'),
  ),
  'promotion.REFERRAL': toggled(
    'off',
    ({ promotions }) => promotions.includes('REFERRAL'),
    member('/m/inviteFriends'),
  ),
  'flag.TRANSBETREPMEM3': flagOf('TRANSBETREPMEM3', member('/m/gameRecord')),
  'flag.TRANSREC3': flagOf('TRANSREC3', member('/m/transaction/record')),
  'flag.DEPRECM3': flagOf('DEPRECM3', member('/m/vouReport')),
  'flag.WITHREC3': flagOf('WITHREC3', member('/m/withdrawReport')),
  'flag.PERSREP': flagOf('PERSREP', member('/m/profitandloss')),
  'flag.REWCEN3': flagOf('REWCEN3', member('/m/rewardCenter')),
  'flag.PTSYS3': flagOf('PTSYS3', member('/m/mall/mallHome')),
  'flag.SECPRIV': flagOf('SECPRIV', member('/m/securityCenter')),
  'flag.MANPLAYREB3': flagOf('MANPLAYREB3', member('/m/member/manualRebate')),
  'flag.PLYRBT': flagOf('PLYRBT', member('/m/member/rebateReport')),
  'flag.MAILCEN': flagOf('MAILCEN', member('/m/webEmail')),
  'flag.CBS3': flagOf('CBS3', async () => [(await asked('liveModels')).list, []]),
  'flag.UPLINETRANS3': flagOf('UPLINETRANS3', member('/m/upLine/transfer')),
  'flag.AGENTPOLICY3': flagOf('AGENTPOLICY3'),
  'flag.AGEPAG': flagOf('AGEPAG', agent('/m/agent/team/overview')),
  'flag.DOWNMAN': flagOf('DOWNMAN', agent('/m/member/team')),
  'flag.AGENTRANSMULTDOWN3': flagOf('AGENTRANSMULTDOWN3', agent('/m/redRain')),
  'flag.AGETEAMPNL3': flagOf('AGETEAMPNL3', agent('/m/agent/team/pnl')),
  'flag.TEAMBETTING3': flagOf('TEAMBETTING3', agent('/m/teamBetting')),
  'flag.GAMSER': flagOf('GAMSER', agent('/m/member/agent/agentRebeat')),
  'flag.AGEREBINC3': flagOf('AGEREBINC3', agent('/m/member/teamRebate')),
  'flag.DIVIDEND3': flagOf('DIVIDEND3'),
  'flag.FACEBOOKLOGIN3': flagOf('FACEBOOKLOGIN3', social('facebook')),
  'flag.GOOGLELOGIN3': flagOf('GOOGLELOGIN3', social('google')),
  'flag.MOBILEVERCODELOGIN3': flagOf(
    'MOBILEVERCODELOGIN3',
    closes('sendLoginCode', { mobileNo: '09170000001', countryDialingCode: '63' }),
  ),
  'flag.PASSWORDCHANGEBYMAIL3': flagOf(
    'PASSWORDCHANGEBYMAIL3',
    closes('forgotByEmail', { account: 'maria@araw.example' }),
  ),
};

async function logInSealed(sealing: Told['site']['sealing']): Promise<string> {
  const { method, path } = calls.logIn;
  const body = { type: 'username', username: 'nobody', password: 'wrong' };
  const sealed = await seal(body, { key: sealing!, method, path, now: context.clock.now() });
  const answer = await operator.server.inject({
    method,
    url: path,
    headers: { 'content-type': 'text/plain', ...ownPage, ...sealed.headers },
    payload: sealed.body,
  });
  return answer.json().code;
}

async function registers(name: 'register' | 'registerMobile'): Promise<string> {
  const given = registration({ type: 0, registerUrl: '', domain: '', agreed: true } as never);
  const handlers = (await import('#operator/handlers.ts')).createHandlers({ sandbox: true });
  return codeOf(handlers[name](given as never, visitor, context));
}

/** In percent, for a player whose upline gave 0.77. */
async function rebateRate(): Promise<number | undefined> {
  const token = await newPlayer();
  const [account] = await context.database.select().from(accounts).orderBy(desc(accounts.id)).limit(1);
  const rate = { accountId: account!.id, gameType: 'JL', fromDay: '2026-01-01', rate: 77, givenAt: 0 };
  await context.database.insert(agentRates).values(rate);
  await settleBet(context, rate.accountId, 10_000);
  return (await asked('rebate', {}, token)).rows[0]?.rate;
}

/** A real account's token. */
async function newPlayer(type = 0): Promise<string> {
  const [account] = await context.database
    .insert(accounts)
    .values({ merchantCode: 'ARAW', name: `f${randomUUID()}`, type, registeredAt: 0 })
    .returning();
  return startSession(context, { id: account?.id ?? 0 }, { ip: '', userAgent: '', sessionId: null });
}

async function quoted(amount: string) {
  const send = (name: 'answerLimitOffer' | 'quoteDeposit', body: object) =>
    operator.server.inject({
      method: calls[name].method,
      url: calls[name].path,
      headers: { 'content-type': 'application/json', ...ownPage, [headers.token]: player },
      payload: JSON.stringify(body),
    });
  // Some profiles ask about limits before the first cash-in (PROT-03).
  await send('answerLimitOffer', { key: randomUUID(), offer: 'first' });
  return (await send('quoteDeposit', { method: 'GCASH', amount })).json().value;
}

/** A refusal's code; uses a new player each time, because feedback is limited per hour. */
async function sendFeedback(content: string): Promise<string | undefined> {
  const token = await newPlayer();
  const answer = await operator.server.inject({
    method: 'POST',
    url: calls.sendFeedback.path,
    headers: { 'content-type': 'application/json', ...ownPage, [headers.token]: token },
    payload: JSON.stringify({ content }),
  });
  return answer.json().code;
}

const cases = settingNames.flatMap((name) => proofs[name].to.map((form) => ({ name, form })));

// In the short run each setting is tried with one value.
const casesOfEach = settingNames.flatMap((name) => firstOf(proofs[name].to).map((form) => ({ name, form })));

/** Answers with the seed's settings, to which each test returns. */
let untouched: Promise<Told> | undefined;

test.each(casesOfEach)(
  '[BOOT-05] $name accepts $form, reports it and applies it immediately',
  async ({ name, form }) => {
    const { told: read, is, does } = proofs[name];
    expect(read(await (untouched ??= told()))).not.toEqual(is(form));
    const answer = await set(name, form);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/sandbox/settings?done=${name}#${name}`,
    ]);
    const after = await told();
    expect(read(after)).toEqual(is(form));
    const [seen, wanted] = (await does?.(form, after)) ?? [];
    expect(seen).toEqual(wanted);
  },
);

test('every value of every enumeration is tried', () => {
  const untried = settingNames.flatMap((name) =>
    Object.entries(settings[name].inputs).flatMap(([input, { choices = [] }]) => {
      const tried = [settings[name].read(freeState), ...proofs[name].to].map(
        (form: SettingForm) => form[input],
      );
      return choices.filter(({ value }) => !tried.includes(value)).map(({ value }) => [name, input, value]);
    }),
  );
  expect(untried).toEqual([]);
});

test('every setting names rules of the register', () => {
  const unknown = settingNames.flatMap((name) =>
    settings[name].requirements.filter((id) => !(id in register)),
  );
  expect(unknown).toEqual([]);
});

describe('resetting', () => {
  test.each(cases)('$name from $form restores the seed’s value', ({ name, form }) => {
    const changed = settings[name].write(freeState, form);
    expect(changed).not.toEqual(freeState);
    expect(settings[name].write(changed, settings[name].read(freeState))).toEqual(freeState);
  });

  test('a single one, on the page', async () => {
    await set('minimumAge', { value: '18' });
    await set('demoTicker', { value: 'on' });
    const answer = await submit('/sandbox/settings/reset', { name: 'minimumAge' });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/sandbox/settings?done=minimumAge#minimumAge',
    ]);
    const { site } = await told();
    expect([site.minimumAge, site.demoTicker]).toEqual([21, true]);
  });

  test('all of them at once', { tags: ['full'] }, async () => {
    for (const { name, form } of cases) await set(name, form);
    expect((await submit('/sandbox/settings/reset', {})).headers.location).toBe('/sandbox/settings?done=all');
    expect(await readSettings(context, await merchantOf(context))).toEqual(seedState);
  });
});

test.each<[SettingName, Record<string, string>, string]>([
  ['minimumAge', { value: '17' }, 'minimumAge value must be a whole number from 18 to 99'],
  ['minimumAge', { value: '100' }, 'minimumAge value must be a whole number from 18 to 99'],
  ['minimumAge', { value: '21.5' }, 'minimumAge value must be a whole number from 18 to 99'],
  ['minimumAge', {}, 'minimumAge value must be a whole number from 18 to 99'],
  [
    'feedbackWords',
    { least: '1001', most: '2000' },
    'feedbackWords least must be a whole number from 0 to 1000',
  ],
  ['feedbackWords', { least: '3', most: '0' }, 'feedbackWords most must be a whole number from 1 to 10000'],
  [
    'feedbackWords',
    { least: '3', most: '10001' },
    'feedbackWords most must be a whole number from 1 to 10000',
  ],
  ['feedbackWords', { least: '6', most: '5' }, 'feedbackWords least must not be more than most'],
  ['popupA', { value: 'yes' }, 'popupA value must be one of on, off'],
  [
    'defaultLanguage',
    { value: 'XX' },
    'defaultLanguage value must be one of (empty), CN, EN, TH, VI, TY, AR, JA, MY, ES, HI, ID, KM, KO, MS, PT, TA, TW, UR, TR, BN, FA, RU, LO, NE, FR, DE, IT, PL, SI, UK',
  ],
  ['envelopeScheme', { value: 'RC4' }, 'envelopeScheme value must be one of DES, AES-GCM'],
  [
    'imageHosts',
    { value: 'https://a.example/path' },
    'imageHosts value must be at most 10 hosts such as https://cdn.example.com',
  ],
  [
    'imageHosts',
    { value: 'javascript:alert(1)' },
    'imageHosts value must be at most 10 hosts such as https://cdn.example.com',
  ],
  [
    'imageHosts',
    { value: Array.from({ length: 11 }, (_, index) => `h${index}.example`).join('\n') },
    'imageHosts value must be at most 10 hosts such as https://cdn.example.com',
  ],
  [
    'appBackground',
    { value: '//evil.example/x' },
    'appBackground value must be empty, an http(s) address or a path on this host',
  ],
  [
    'appDescriptionColor',
    { value: 'red' },
    'appDescriptionColor value must be empty or a colour such as #FFFFFF',
  ],
  [
    'dialingCodes',
    { value: 'PH 66' },
    'dialingCodes value must be 1 to 30 countries such as PH 63, each once',
  ],
  [
    'dialingCodes',
    { value: 'PH 63\nPH 63' },
    'dialingCodes value must be 1 to 30 countries such as PH 63, each once',
  ],
  ['dialingCodes', { value: '' }, 'dialingCodes value must be 1 to 30 countries such as PH 63, each once'],
  [
    'humanCheck',
    { provider: 'geetest', captchaId: '' },
    'humanCheck captchaId must be that of the GeeTest account',
  ],
  ['identityProvider', { provider: 'none', phone: 'on' }, 'identityProvider phone needs a provider'],
  [
    'field.email',
    { use: 'maybe', pattern: '', message: '' },
    'field.email use must be one of off, optional, required',
  ],
  [
    'field.email',
    { use: 'off', pattern: '(', message: '' },
    'field.email pattern must be a regular expression of at most 500 characters, or empty',
  ],
  ['field.captcha', { use: 'optional', message: '' }, 'field.captcha use must be one of off, required'],
  [
    'channel.TELEGRAM',
    { shown: 'on', title: '', url: 'https://t.example' },
    'channel.TELEGRAM title must be 1 to 128 characters',
  ],
  [
    'channel.TELEGRAM',
    { shown: 'on', title: 'T', url: 'javascript:x' },
    'channel.TELEGRAM url must be an http(s) address',
  ],
])('%s refuses %j by name, and does not change', async (name, form, message) => {
  const answer = await submit('/sandbox/settings', { name, ...form });
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { code: 'requestInvalid', message, value: { setting: name, input: message.split(' ')[1] } },
  ]);
  expect(await readSettings(context, await merchantOf(context))).toEqual(freeState);
});

test('unknown settings are refused, and so are other sites’ forms', async () => {
  for (const name of ['toString', '__proto__', 'flag.UNKNOWN3', ''])
    expect((await submit('/sandbox/settings', { name, value: 'on' })).statusCode).toBe(404);
  expect((await submit('/sandbox/settings/reset', { name: 'toString' })).statusCode).toBe(404);
  const form = { name: 'demoTicker', value: 'on' };
  expect((await submit('/sandbox/settings', form, {})).statusCode).toBe(403);
  expect((await submit('/sandbox/settings', form, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect(await readSettings(context, await merchantOf(context))).toEqual(freeState);
});

test('the page has a form for every setting, with its current value, and confirms each change', async () => {
  await set('minimumAge', { value: '18' });
  const { body } = await operator.server.inject('/sandbox/settings?done=minimumAge');
  expect([...body.matchAll(/<fieldset id="([^"]+)"/g)].map(([, name]) => name)).toHaveLength(
    settingNames.length,
  );
  for (const name of settingNames) expect(body).toContain(`<fieldset id="${name}"`);
  expect(body).toMatch(
    /aria-label="Minimum age"|Minimum age\s*<input\s+name="value"\s+type="number"\s+value="18"/,
  );
  expect(body).toContain('<p role="status">Minimum age was set.</p>');
  expect(body).toContain('aria-label="Reset Minimum age"');
  expect(body).not.toContain('aria-label="Reset Demo ticker"');
  expect((await operator.server.inject('/sandbox/settings?done=<b>')).body).not.toContain('role="status"');
});

test('the settings can be read as data, including the seed’s values', async () => {
  await set('minimumAge', { value: '18' });
  const answer = await operator.server.inject('/sandbox/settings.json');
  expect(Object.keys(answer.json())).toEqual(settingNames);
  expect(answer.json().minimumAge).toEqual({
    requirements: ['REG-04', 'REG-15', 'REG-16', 'TRIAL-04'],
    toldBy: 'consolidatedSettings minimumAge',
    value: { value: '18' },
    seeded: { value: '21' },
  });
});

describe('without the sandbox', () => {
  test.each(
    firstOf([
      '/sandbox/settings',
      '/sandbox/settings.json',
      '/sandbox/settings/reset',
      '/sandbox/registerVariant',
    ]),
  )('%s does not exist', async (url) => {
    const closed = await createOperator({
      connection: await openTestDatabase(),
      clock: createStoppedClock(),
      log: pino({ level: 'silent' }),
      sandbox: false,
    });
    const payload = 'name=maintenance&value=on';
    const form = { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' };
    const get = await closed.server.inject(url);
    const post = await closed.server.inject({ method: 'POST', url, headers: form, payload });
    expect([get.statusCode, post.statusCode]).toEqual([404, 404]);
    expect((await merchantOf(closed.context)).maintenance).toBe(false);
    await closed.close();
  });
});
