import { type Host, hostListenedOn, isLoopback, readHost } from '#packages/server/http/hosts.ts';
import {
  listOf,
  matching,
  pageHost,
  sharedVariables,
  type Variable,
  variable,
} from '#packages/server/settings/variables.ts';
import type { XenditSettings } from './payments/provider/xendit.ts';

/** What the operator is started with. */
export interface Settings {
  port: number;
  host: string;
  /** Names besides the loopback ones under which the operator answers. */
  hosts: Host[];
  dataDir: string;
  databaseUrl: string | null;
  sandbox: boolean;
  /** What says that others than this machine reach the operator; null where nothing does. */
  publicBy: string | null;
  /** Whether the demo accounts of a new database have a past; never without the sandbox. */
  demoHistory: boolean;
  https: boolean;
  trustProxy: string[];
  countryHeader: string | undefined;
  imageHosts: string[];
  frameHosts: string[];
  geetestKey: string | undefined;
  /** The payment provider that takes and pays money in place of the sandbox's; null for none. */
  xendit: XenditSettings | null;
  logLevel: string;
}

const onOff = (text: string) => (text === '1' ? true : text === '0' ? false : null);

/** An address without a path; by http only on this machine. */
function siteAddress(text: string): string | null {
  if (!URL.canParse(text) || !/^https?:\/\/[^/?#@]+$/.test(text)) return null;
  const { protocol, host } = new URL(text);
  const read = readHost(host);
  return protocol === 'https:' || (read && isLoopback(read)) ? text : null;
}

/** One whose password has an @, / or # as it is names another host, to which a part of the password would go. */
function postgresAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, pathname, search, hash } = new URL(text);
  const isWhole = /^[^@]*$/.test(pathname + search) && hash === '';
  return /^postgres(ql)?:$/.test(protocol) && isWhole ? text : null;
}

/** Every variable that the operator reads. The README's table is held to it. */
export const variables = {
  PORT: sharedVariables.PORT,
  HOST: sharedVariables.HOST,
  HOSTS: sharedVariables.HOSTS,
  DATA_DIR: variable({
    about: 'folder of the embedded database; .data/operator without it',
    allowed: 'the path of a folder',
    read: matching(/^[^\0]*[^\s\0][^\0]*$/),
    without: '.data/operator',
  }),
  DATABASE_URL: variable<string | null>({
    about: 'PostgreSQL server in place of the embedded database',
    allowed:
      'an address that begins with postgres:// or postgresql://, with @ as %40 and / as %2F in its password',
    read: postgresAddress,
    without: null,
    secret: true,
  }),
  SANDBOX: variable<boolean | null>({
    about:
      'whether the sandbox, its demo accounts and its set draws are there; 1 without it, 0 where others reach the operator',
    allowed: '0 or 1',
    read: onOff,
    without: null,
  }),
  SANDBOX_IN_PUBLIC: sharedVariables.SANDBOX_IN_PUBLIC,
  DEMO_HISTORY: variable({
    about:
      'whether the demo accounts of a new database, which the sandbox has, come with a month of history; 1 without it',
    allowed: '0 or 1',
    read: onOff,
    without: true,
  }),
  HTTPS: variable({
    about: 'whether players reach it by https only; 0 without it',
    allowed: '0 or 1',
    read: onOff,
    without: false,
  }),
  TRUST_PROXY: sharedVariables.TRUST_PROXY,
  COUNTRY_HEADER: variable<string | undefined>({
    about:
      "header in which a proxy of TRUST_PROXY names the visitor's country, such as CF-IPCountry; none is believed without it",
    allowed: 'the name of a header',
    read: matching(/^[\w-]+$/),
    without: undefined,
  }),
  IMAGE_HOSTS: variable<string[]>({
    about: 'further hosts of pictures, such as a CDN',
    allowed: 'hosts such as https://cdn.example.com, with commas between them',
    read: listOf(pageHost),
    without: [],
  }),
  FRAME_HOSTS: sharedVariables.FRAME_HOSTS,
  GEETEST_KEY: variable<string | undefined>({
    about: 'secret of the GeeTest account; without it every GeeTest result is refused',
    allowed: 'a key without spaces',
    read: matching(/^\S+$/),
    without: undefined,
    secret: true,
  }),
  XENDIT_SECRET_KEY: variable<string | undefined>({
    about: 'secret key of the account at Xendit; with it Xendit takes deposits and pays withdrawals',
    allowed: 'a key that begins with xnd_development_ or xnd_production_',
    read: matching(/^xnd_(development|production)_[\w+/=-]+$/),
    without: undefined,
    secret: true,
  }),
  XENDIT_WEBHOOK_TOKENS: variable<string[] | undefined>({
    about: 'token with which Xendit sends webhooks to /payments/webhooks/xendit; two while it is changed',
    allowed: 'one or two tokens of at least 16 characters without spaces, with a comma between them',
    read: (text) => {
      const tokens = listOf(matching(/^[^\s,]{16,}$/))(text);
      return tokens && tokens.length <= 2 ? tokens : null;
    },
    without: undefined,
    secret: true,
  }),
  XENDIT_MERCHANT: variable<string | undefined>({
    about: "merchant's name at Xendit, to which bank transfers are addressed",
    allowed: 'a name of 2 to 50 letters, digits, spaces, dots, hyphens and ampersands',
    read: matching(/^(?=\S)[\p{L}\p{N} .&-]{2,50}(?<=\S)$/u),
    without: undefined,
  }),
  XENDIT_RETURN: variable<string | undefined>({
    about: 'address to which the pages of Xendit lead players back',
    allowed: 'an address such as https://play.example.com, by http on this machine alone',
    read: siteAddress,
    without: undefined,
  }),
  XENDIT_API: variable({
    about: 'address of the API of Xendit; https://api.xendit.co without it',
    allowed: 'an address such as https://api.xendit.co, by http on this machine alone',
    read: siteAddress,
    without: 'https://api.xendit.co',
  }),
  LOG_LEVEL: variable({
    about:
      'what is logged; warn without it, which has the security events; error, fatal and silent leave them out',
    allowed: 'fatal, error, warn, info, debug, trace or silent',
    read: matching(/^(fatal|error|warn|info|debug|trace|silent)$/),
    without: 'warn',
  }),
};

type Name = keyof typeof variables;
type Given = { [K in Name]: (typeof variables)[K]['without'] };

/** Settings, or every fault of the environment in plain words. */
export type Reading = { settings: Settings } | { faults: string[] };

/** Reads the operator's settings. Unknown variables are not looked at, NODE_ENV neither: `npm start` sets it for all. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Reading {
  const faults: string[] = [];
  const readOne = ([name, { allowed, read, without, secret }]: [string, Variable<unknown>]) => {
    const text = env[name];
    if (text === undefined) return [name, without];
    const value = read(text);
    const shown = secret ? 'not shown here' : JSON.stringify(text.slice(0, 200));
    if (value === null) faults.push(`${name} is ${shown}. It must be ${allowed}.`);
    return [name, value];
  };
  const entries = Object.entries(variables) as [string, Variable<unknown>][];
  const given = Object.fromEntries(entries.map(readOne)) as Given;
  if (faults.length > 0) return { faults };

  const listenedOn = hostListenedOn(given.HOST);
  const publicBy = publicWord(given, listenedOn);
  if (!listenedOn && !given.HOSTS) {
    faults.push(
      `HOSTS is missing. With HOST=${given.HOST} it must be ${variables.HOSTS.allowed}: by what players reach this operator.`,
    );
  }
  if (given.SANDBOX && publicBy && !given.SANDBOX_IN_PUBLIC) {
    faults.push(
      `SANDBOX is "1" and others reach this operator (${publicBy}): everybody could log in as everybody and move the ` +
        `clock. It must be 0, or SANDBOX_IN_PUBLIC must be ${variables.SANDBOX_IN_PUBLIC.allowed}.`,
    );
  }
  const settings = settingsOf(given, listenedOn, publicBy);
  faults.push(...xenditFaults(env, settings));
  return faults.length > 0 ? { faults } : { settings };
}

const xenditNames = [
  'XENDIT_SECRET_KEY',
  'XENDIT_WEBHOOK_TOKENS',
  'XENDIT_MERCHANT',
  'XENDIT_RETURN',
] as const;

/** Nobody starts with half of a payment provider, nor lets the sandbox's clock and accounts near real money. */
function xenditFaults(env: Readonly<Record<string, string | undefined>>, { sandbox }: Settings): string[] {
  const isSet = (name: Name) => env[name] !== undefined;
  if (!isSet('XENDIT_API') && !xenditNames.some(isSet)) return [];
  const faults = xenditNames
    .filter((name) => !isSet(name))
    .map((name) => `${name} is missing. For Xendit it must be ${variables[name].allowed}.`);
  if (sandbox && env['XENDIT_SECRET_KEY']?.startsWith('xnd_production_')) {
    faults.push(
      'XENDIT_SECRET_KEY is not shown here. With the sandbox it must be a key that begins with xnd_development_: ' +
        'demo accounts could be paid real money.',
    );
  }
  return faults;
}

function xenditOf(given: Given): XenditSettings | null {
  const {
    XENDIT_SECRET_KEY: secretKey,
    XENDIT_WEBHOOK_TOKENS: webhookTokens,
    XENDIT_MERCHANT: merchantName,
    XENDIT_RETURN: returnAddress,
  } = given;
  return secretKey && webhookTokens && merchantName && returnAddress
    ? { secretKey, webhookTokens, merchantName, siteAddress: returnAddress, apiAddress: given.XENDIT_API }
    : null;
}

function settingsOf(given: Given, listenedOn: Host | null, publicBy: string | null): Settings {
  const sandbox = given.SANDBOX ?? publicBy === null;
  return {
    port: given.PORT,
    host: given.HOST,
    hosts: [...(listenedOn ? [listenedOn] : []), ...(given.HOSTS ?? [])],
    dataDir: given.DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    sandbox,
    publicBy,
    demoHistory: sandbox && given.DEMO_HISTORY,
    https: given.HTTPS,
    trustProxy: given.TRUST_PROXY ?? [],
    countryHeader: given.COUNTRY_HEADER,
    imageHosts: given.IMAGE_HOSTS,
    frameHosts: given.FRAME_HOSTS,
    geetestKey: given.GEETEST_KEY,
    xendit: xenditOf(given),
    logLevel: given.LOG_LEVEL,
  };
}

/** Any of these is only said of an operator that others reach, be it through a proxy on this machine. */
function publicWord({ HOST, HOSTS, DATABASE_URL, HTTPS, TRUST_PROXY }: Given, listenedOn: Host | null) {
  if (!listenedOn || !isLoopback(listenedOn)) return `HOST=${HOST}`;
  const foreign = HOSTS?.find((host) => !isLoopback(host));
  if (foreign) return `HOSTS names ${foreign.name}`;
  if (DATABASE_URL) return 'DATABASE_URL is set';
  if (HTTPS) return 'HTTPS=1';
  return TRUST_PROXY ? 'TRUST_PROXY is set' : null;
}
