import { randomBytes } from 'node:crypto';
import { CallError } from '#services/client/callError.ts';
import { errorCodes, gateway, headers } from '@araw/contract/calls/answer';
import type { Call } from '@araw/contract/calls/call';
import { type CallName, calls, type CallValue } from '@araw/contract/calls/calls';
import type { Configuration } from '@araw/contract/calls/configuration';
import type { Licence } from '@araw/contract/calls/system';
import { type Switches, switchesOf } from '@araw/contract/protection/protectionProfiles';
import { envelope } from '@araw/contract/calls/envelope';
import type { Unreadable } from '@araw/contract/values/reading';
import { decide, hasPassword } from '@araw/contract/calls/roles';
import { createOperatorClient, type OperatorClientOptions } from '#services/client/operator.ts';
import { compilePattern } from '@araw/contract/values/patterns';
import { differencesOfPages } from './pages.ts';
import { type Known, plan, type Severity, severities, type Stage, type Step } from './plan.ts';

export interface ConformOptions {
  /** Base address of the operator, without a trailing slash. */
  url: string;
  /** A member to log in as. */
  member?: { name: string; password: string };
  /** The merchant's code; default: from the configuration, or else from the settings. */
  merchant?: string;
  /** The site's config.json, for whatever the settings leave open. */
  configuration?: Pick<Configuration, 'envelope' | 'humanCheck'> &
    Partial<Pick<Configuration, 'merchantCode'>>;
  /** The app's future origin, such as https://play.example.com, if different from the operator's. */
  origin?: string;
  /** Include calls that leave data behind. */
  write?: boolean;
  /** Milliseconds since 1970. */
  now?(): number;
  backOff?: OperatorClientOptions['backOff'];
}

/** One difference. `received` contains kinds and codes, never values. */
export interface Finding {
  call: CallName;
  /**
   * Path of the field in the answer; for a skipped row, within its list, after the list's name. Empty for the answer
   * itself.
   */
  field: string;
  expected: string;
  received: string;
  severity: Severity;
  /** Rows with this difference. */
  count: number;
}

export interface Tried {
  stage: Stage;
  call: CallName;
  /** Why it was left out; null if it was made. */
  leftOut: string | null;
  findings: Finding[];
}

export interface Conformance {
  url: string;
  tried: Tried[];
  /** What may be meant like that, in plain words; no finding. */
  hints: string[];
}

type Found = Omit<Finding, 'call' | 'count'>;

/** Merges equal differences and counts them. */
export function addedUp(findings: readonly Finding[]): Finding[] {
  const found = new Map<string, Finding>();
  for (const { count, ...difference } of findings) {
    const key = JSON.stringify(difference);
    found.set(key, { ...difference, count: (found.get(key)?.count ?? 0) + count });
  }
  return [...found.values()];
}

const [start, screen, detail] = severities;
const day = 24 * 3_600_000;
const timeout = 15_000;
/** Nobody can log in without these. */
const neverOff: readonly CallName[] = [
  'systemStatus',
  'consolidatedSettings',
  'logIn',
  'logOut',
  'memberInfo',
];

/**
 * Makes the calls of `plan` with the app's own client, so that it finds exactly what the app would (KIT-04). Rejects
 * only for reasons other than an answer: with `MerchantNeeded` if a merchant has to be named.
 */
export async function conform(options: ConformOptions): Promise<Conformance> {
  const { url, member, configuration, write = false, now = Date.now, backOff } = options;
  const known: Known = {
    merchant: options.merchant ?? configuration?.merchantCode ?? (await merchantOf(url)),
    language: 'EN',
    today: new Date(now()).toISOString().slice(0, 10),
    stranger: `nobody${randomBytes(6).toString('hex')}`,
    member: member ?? null,
    memberType: null,
    humanCheck: configuration?.humanCheck,
    values: {},
  };
  let token: string | null = null;
  let unread: readonly (Unreadable & { list?: string })[] = [];
  const client = createOperatorClient({
    baseUrl: url,
    merchant: () => known.merchant,
    token: () => token,
    standalone: () => false,
    envelope: configuration?.envelope,
    serverNow: () => (known.values.consolidatedSettings?.now ?? now()) + (now() - settingsCameAt),
    onUnread: (_call, found) => (unread = [...unread, ...found]),
    backOff,
  }) as unknown as Record<CallName, (request: object) => Promise<unknown>>;
  let settingsCameAt = now();
  let stopped: string | null = null;
  const tried: Tried[] = [];

  function reasonToLeaveOut({ call, writes }: Step, request: object | null): string | null {
    if (stopped) return stopped;
    if (known.merchant === '' && call !== 'consolidatedSettings')
      return 'no merchant is known: --merchant or --config names it';
    const { access } = calls[call];
    if (access !== 'anyone') {
      if (!member) return 'no member was named';
      if (token === null) return 'the log-in failed';
      if (!decide(access, known.memberType).allowed) return 'it is not for members of this type';
    }
    if (writes && !write) return 'it writes';
    if (request === null) return call === 'logIn' ? 'no member was named' : 'there is nothing to ask about';
    return null;
  }

  /** Differences in an answer, or null if the call is switched off; remembers its value. */
  async function ask(step: Step, request: object): Promise<Found[] | null> {
    unread = [];
    const { call, severity } = step;
    try {
      const value = await client[call](request);
      (known.values as Record<string, unknown>)[call] = value;
      const own = unread.map(foundIn(severity));
      return [...own, ...look(step, value), ...(await pagesOf(step, request, value))];
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const unreadable = unreadIn(error, severity);
      if (unreadable.length > 0) return unreadable;
      const mayBeOff = !neverOff.includes(call) && !isPromised(step);
      if (error.code === 'switchedOff' && mayBeOff) return null;
      const isAnswer = (step.refusals as readonly string[]).includes(error.code);
      if (isAnswer) return [];
      const { expected, received } = failure(error);
      const isUnknown = error.status === 404 && mayBeOff;
      const hint = isUnknown ? ', or status 404 with the code switchedOff where it is not offered' : '';
      return [{ field: '', expected: expected + hint, received, severity }];
    }
  }

  /** Unreadable parts of a failed answer; for a truncated one, which is fetched again, of the last attempt. */
  function unreadIn({ kind, isWhole }: CallError, severity: Severity): Found[] {
    const told = isWhole ? unread : unread.slice(-1);
    return kind === 'shape' ? told.map(foundIn(severity)) : [];
  }

  /** Unexpected differences in a list's later pages. */
  async function pagesOf({ call, writes }: Step, request: object, value: unknown): Promise<Found[]> {
    if (writes) return [];
    const failed: Found[] = [];
    const differences = await differencesOfPages(request, value, async (page, beyond = false) => {
      unread = [];
      try {
        const later = await client[call](page);
        if (!beyond) failed.push(...unread.map(foundIn(detail)));
        return later;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        const unreadable = unreadIn(error, detail);
        const kinds =
          unreadable.length > 0 ? unreadable : [{ field: '', ...failure(error), severity: detail }];
        if (!beyond) failed.push(...kinds);
        return undefined;
      }
    });
    return [...failed, ...differences.map((difference) => ({ ...difference, severity: detail }))];
  }

  /** Whether another answer implies that players will use the call, so that it must not be switched off. */
  function isPromised({ call, stage }: Step): boolean {
    const rules = known.values.registerSettings;
    if (call === 'captcha') return rules?.captchaEnabled === true;
    const isOpen = rules?.usernameRegistration === true || rules?.mobileRegistration === true;
    return call === 'terms' && stage === 'registration' && isOpen;
  }

  /** What the profile demands of a call that is switched off: the app hides its pages (PROT-01). */
  function missedByProfile({ call, severity }: Step): Found[] {
    const settings = known.values.consolidatedSettings?.protection;
    if (!settings) return [];
    const switches = switchesOf(settings);
    return protectionNeeds
      .filter(({ calls: needed, isOn }) => needed.includes(call) && isOn(switches))
      .map(({ name }) => ({
        field: '',
        expected: `an answer, for ${name} of the profile ${settings.profile}`,
        received: 'the operator has switched it off',
        severity,
      }));
  }

  /** Follow-ups to a value, and checks that a schema can't express. */
  function look({ call, severity, refusals }: Step, value: unknown): Found[] {
    if (call === 'consolidatedSettings') {
      const settings = known.values.consolidatedSettings!;
      settingsCameAt = now();
      // Like the app: whatever merchant config.json names.
      known.merchant = options.merchant ?? settings.merchantCode;
      const off = Math.abs(settings.now - now());
      const expected = 'milliseconds since 1970, at most a day off';
      return [
        ...(off <= day ? [] : [{ field: 'now', expected, received: 'another time', severity: detail }]),
        ...missingIn(settings.licence),
      ];
    }
    if (titled.includes(call)) return withoutTitle(value);
    if (call === 'registerSettings') return patternsIn(known.values.registerSettings!);
    if (call === 'logIn') {
      if (refusals.length > 0) {
        return [{ field: '', expected: 'a refusal of an unknown member', received: 'a session', severity }];
      }
      const { token: given, type } = value as { token: string; type: number };
      token = given;
      known.memberType = type;
      if (!isKnownType(type)) {
        const expected = 'one of 0, 1, 2, 4, 40, 41 and 42';
        return [{ field: 'type', expected, received: 'another number', severity: screen }];
      }
    }
    return [];
  }

  for (const step of plan) {
    const request = stopped ? null : step.request(known);
    const leftOut = reasonToLeaveOut(step, request);
    const ended = step.call === 'logOut' ? token : null;
    const found = leftOut === null && request ? await ask(step, request) : [];
    const findings = found ?? missedByProfile(step);
    tried.push({
      stage: step.stage,
      call: step.call,
      leftOut: found === null ? 'the operator has switched it off' : leftOut,
      findings: counted(step.call, findings),
    });
    if (step.call === 'systemStatus' && findings.some(({ received }) => received === noAnswer)) {
      stopped = 'the operator does not answer';
    }
    if (step.call === 'systemStatus' && options.origin && !stopped) {
      const found = await otherOrigin(url, options.origin);
      tried.push({ stage: step.stage, call: 'logIn', leftOut: null, findings: counted('logIn', found) });
    }
    if (leftOut === null && ended !== null) {
      const found = await deadToken(url, known.merchant, ended);
      tried.push({
        stage: step.stage,
        call: 'memberInfo',
        leftOut: null,
        findings: counted('memberInfo', found),
      });
    }
  }
  return { url, tried, hints: hintsIn(known.values) };
}

/** The app names what has no title after its kind or number. */
const titled: readonly CallName[] = ['promotionOffers', 'rewards', 'cashIn', 'quoteDeposit'];

function withoutTitle(value: unknown): Found[] {
  const expected = 'what a promotion or reward is called';
  return membersIn(value)
    .filter(({ name, given }) => name === 'title' && typeof given === 'string' && given.trim() === '')
    .map(({ path }) => ({ field: path, expected, received: 'no text', severity: detail }));
}

interface Member {
  /** Such as `list[].title`. */
  path: string;
  name: string;
  given: unknown;
}

/** The members of an answer at any depth. */
function membersIn(value: unknown, path = ''): Member[] {
  if (Array.isArray(value)) return value.flatMap((row) => membersIn(row, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, given]) => {
    const own = path === '' ? name : `${path}.${name}`;
    return [{ path: own, name, given }, ...membersIn(given, own)];
  });
}

/** Members with the address of a game or a picture. */
const isAddressed = ({ name, path }: Member) =>
  /^(icon|image|logo|picture|game)/i.test(name) || /(banner|image)s\[\]\.url$/i.test(path);

/**
 * Where an operator's games and pictures have addresses on the site's own host that look like pages of the app. The page server
 * leaves them to the operator only as parts of a page.
 */
function hintsIn(values: Known['values']): string[] {
  const isPageLike = ({ given }: Member) =>
    typeof given === 'string' && /^\/(?!\/)/.test(given) && !leftToOperator.test(pathOf(given));
  const paths = Object.entries(values).flatMap(([call, value]) =>
    membersIn(value)
      .filter((member) => (isAddressed(member) || call.startsWith('launch')) && isPageLike(member))
      .map(({ path }) => `${call} ${path}`),
  );
  return [...new Set(paths)].map(
    (path) =>
      `${path}: an address of the site's own without a file ending; opened on its own behind the page server it shows the app`,
  );
}

/** As a page on its own, too (docs/your-own-site.md). */
const leftToOperator = /\.(?!html$)\w+$|^\/(play|art)(\/|$)/;
const pathOf = (address: string) => new URL(address, 'https://site.example/').pathname;

/** The app treats members of an unknown type as trial players. */
const isKnownType = (type: number) => hasPassword(type) || type === 4;

const noAnswer = 'no answer';

/** The kind of failure, without any text from the operator. */
function failure({ kind, code, status }: CallError): Pick<Found, 'expected' | 'received'> {
  const known = (errorCodes as readonly string[]).includes(code) ? code : 'a code that the app does not know';
  switch (kind) {
    case 'offline':
      return { expected: 'a whole answer', received: noAnswer };
    case 'timeout':
      return { expected: `an answer within ${timeout / 1000} s`, received: noAnswer };
    case 'notJson':
      return { expected: 'JSON', received: `a web page, status ${status}` };
    case 'shape':
      return {
        expected: 'an object with success, and value or code',
        received: `another shape, status ${status}`,
      };
    case 'server':
      return { expected: 'an answer', received: `a failure, status ${status}` };
    case 'refused':
      return { expected: 'success', received: `a refusal, ${known}, status ${status}` };
    case 'sealing':
      return {
        expected: 'a public key that seals, in the settings or config.json',
        received: 'no such key',
      };
  }
}

/** A skipped row loses a detail, a refused answer the whole call. */
const foundIn =
  (severity: Severity) =>
  ({ list, path, expected, received }: Unreadable & { list?: string }): Found =>
    list === undefined
      ? { field: path, expected, received, severity }
      : { field: [`${list}[]`, path].filter(Boolean).join('.'), expected, received, severity: detail };

const counted = (call: CallName, found: readonly Found[]): Finding[] =>
  addedUp(found.map((one) => ({ call, ...one, count: 1 })));

const send = (url: string, init: RequestInit) =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeout) }).catch(() => null);

/** Calls without which a switch of the profile does nothing, of those that a run makes, and when it is on. */
const protectionNeeds: readonly {
  name: keyof Switches;
  calls: readonly CallName[];
  isOn: (switches: Switches) => boolean;
}[] = [
  { name: 'limitsOffered', calls: ['protection'], isOn: ({ limitsOffered }) => limitsOffered !== 'page' },
  { name: 'breakDays', calls: ['protection'], isOn: ({ breakDays }) => breakDays.length > 0 },
  {
    name: 'exclusionMonths',
    calls: ['protection'],
    isOn: ({ exclusionMonths }) => exclusionMonths.length > 0,
  },
  {
    name: 'realityCheckMinutes',
    calls: ['protection', 'playSession'],
    isOn: ({ realityCheckMinutes }) => realityCheckMinutes !== null,
  },
  {
    name: 'sessionFigures',
    calls: ['playSession', 'activity'],
    isOn: ({ sessionFigures }) => sessionFigures,
  },
];

/** What players are to be told of the licence (PROT-09). */
function missingIn(licence: Licence | null): Found[] {
  const { licensee = '', number = '', register = '', help = [] } = licence ?? {};
  const told = {
    'licence.licensee': [licensee, 'who is licensed'],
    'licence.number': [number, 'the number of the licence'],
    'licence.register': [register, "the address of the regulator's list"],
    'licence.help': [help[0]?.name ?? '', 'an organisation that helps players'],
  } as const;
  return Object.entries(told)
    .filter(([, [given]]) => given === '')
    .map(([field, [, expected]]) => ({ field, expected, received: 'nothing', severity: detail }));
}

/** Field patterns that the app can't evaluate, and therefore leaves to the operator. */
const patternsIn = ({ fields, loginRules }: CallValue<'registerSettings'>): Found[] =>
  Object.entries({ fields, loginRules }).flatMap(([part, rules]) =>
    Object.entries(rules)
      .filter(([, { pattern }]) => compilePattern(pattern) === null)
      .map(([field]) => ({
        field: `${part}.${field}.pattern`,
        expected: 'a regular expression of at most 500 characters that looks at nothing behind it',
        received: 'a text that is none',
        severity: detail,
      })),
  );

/** The operator requires a merchant before it returns settings. */
export class MerchantNeeded extends Error {}

const withoutMerchant: readonly number[] = [400, 401, 403, 409, 422];

/** The merchant in the settings, if they can be read without one; otherwise empty. Throws `MerchantNeeded`. */
async function merchantOf(url: string): Promise<string> {
  const response = await send(url + calls.consolidatedSettings.path, {});
  if (response && withoutMerchant.includes(response.status)) {
    throw new MerchantNeeded('--merchant or --config is needed: without a merchant there are no settings');
  }
  const body = (await response?.json().catch(() => null)) as { value?: { merchantCode?: unknown } } | null;
  const code = body?.value?.merchantCode;
  return typeof code === 'string' || typeof code === 'number' ? String(code) : '';
}

/** Whether an ended session's token is distinguished from a forbidden call (SES-04). */
async function deadToken(url: string, merchant: string, token: string): Promise<Found[]> {
  const { path } = calls.memberInfo;
  const response = await send(url + path, {
    headers: { [headers.merchant]: merchant, [headers.gateway]: gateway.mobile, [headers.token]: token },
  });
  const body = (await response?.json().catch(() => null)) as { code?: unknown } | null;
  const saysEnded = ['notLoggedIn', 'sessionEnded'].includes(String(body?.code));
  if (response?.status === 401 || saysEnded) return [];
  const received = response ? `status ${response.status}` : noAnswer;
  return [{ field: '', expected: 'status 401 for a session that has ended', received, severity: screen }];
}

/** Whether a page from that origin may make the calls and read the necessary headers. */
async function otherOrigin(url: string, origin: string): Promise<Found[]> {
  const needed = [...Object.values(headers), envelope.header, 'Content-Type'].filter(
    // Browsers let pages of any origin send the language.
    (name) => name !== headers.requestId && name !== headers.language,
  );
  const { method, path }: Call = calls.logIn;
  const preflight = await send(url + path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': needed.map((name) => name.toLowerCase()).join(','),
    },
  });
  const plain = await send(url + calls.systemStatus.path, { headers: { Origin: origin } });
  const listed = (response: Response | null, name: string) =>
    (response?.headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
  const lacking = (
    response: Response | null,
    name: string,
    wanted: readonly string[],
    severity: Severity,
  ) => {
    const given = listed(response, name);
    const missing = wanted.filter((one) => !given.includes(one.toLowerCase()) && !given.includes('*'));
    // A wildcard never includes the session header.
    const hidden = wanted.filter((one) => one === headers.token && !given.includes(one.toLowerCase()));
    return [...new Set([...missing, ...hidden])].map((one): Found => {
      return { field: name, expected: one, received: 'not named', severity };
    });
  };
  return [
    ...lacking(plain, 'Access-Control-Allow-Origin', [origin], start),
    ...lacking(preflight, 'Access-Control-Allow-Headers', needed, start),
    ...lacking(plain, 'Access-Control-Expose-Headers', [headers.requestId, 'Retry-After'], detail),
  ];
}
