import { type Host, hostListenedOn, isLoopback, readHost } from '@araw/server/http/hosts';
import {
  listOf,
  matching,
  pageHost,
  sharedVariables,
  type Variable,
  variable,
} from '@araw/server/settings/variables';
import type { XenditSettings } from './payments/provider/xendit.ts';

export interface Settings {
  port: number;
  host: string;
  /** Accepted host names besides the loopback ones. */
  hosts: Host[];
  dataDir: string;
  databaseUrl: string | null;
  sandbox: boolean;
  /** The setting that makes the operator public; null if none does. */
  publicBy: string | null;
  /** Whether a new database's demo accounts have a history; never without the sandbox. */
  demoHistory: boolean;
  https: boolean;
  trustProxy: string[];
  countryHeader: string | undefined;
  imageHosts: string[];
  frameHosts: string[];
  geetestKey: string | undefined;
  /** The payment provider that replaces the sandbox's; null for none. */
  xendit: XenditSettings | null;
  logLevel: string;
}

const onOff = (text: string) => (text === '1' ? true : text === '0' ? false : null);

/** An address without a path; plain http only for this machine. */
function siteAddress(text: string): string | null {
  if (!URL.canParse(text) || !/^https?:\/\/[^/?#@]+$/.test(text)) return null;
  const { protocol, host } = new URL(text);
  const read = readHost(host);
  return protocol === 'https:' || (read && isLoopback(read)) ? text : null;
}

/** An unescaped @, / or # in the password would make part of it a host name and send it there. */
function postgresAddress(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, pathname, search, hash } = new URL(text);
  const isWhole = /^[^@]*$/.test(pathname + search) && hash === '';
  return /^postgres(ql)?:$/.test(protocol) && isWhole ? text : null;
}

/** Every variable that the operator reads. A test compares the README's table with it. */
export const variables = {
  PORT: sharedVariables.PORT,
  HOST: sharedVariables.HOST,
  HOSTS: sharedVariables.HOSTS,
  DATA_DIR: variable({
    about: 'folder of the embedded database; default .data/operator',
    allowed: 'the path of a folder',
    read: matching(/^[^\0]*[^\s\0][^\0]*$/),
    without: '.data/operator',
  }),
  DATABASE_URL: variable<string | null>({
    about: 'PostgreSQL server to use instead of the embedded database',
    allowed:
      'an address that begins with postgres:// or postgresql://, with @ as %40 and / as %2F in its password',
    read: postgresAddress,
    without: null,
    secret: true,
  }),
  SANDBOX: variable<boolean | null>({
    about:
      'whether to run the sandbox with its demo accounts and preset draws; default 1, or 0 when others can reach the operator',
    allowed: '0 or 1',
    read: onOff,
    without: null,
  }),
  SANDBOX_IN_PUBLIC: sharedVariables.SANDBOX_IN_PUBLIC,
  DEMO_HISTORY: variable({
    about: 'whether the demo accounts of a new database start with a month of history; default 1',
    allowed: '0 or 1',
    read: onOff,
    without: true,
  }),
  HTTPS: variable({
    about: 'whether players reach it over https only; default 0',
    allowed: '0 or 1',
    read: onOff,
    without: false,
  }),
  TRUST_PROXY: sharedVariables.TRUST_PROXY,
  COUNTRY_HEADER: variable<string | undefined>({
    about:
      "header in which a TRUST_PROXY proxy sends the visitor's country, such as CF-IPCountry; no default",
    allowed: 'the name of a header',
    read: matching(/^[\w-]+$/),
    without: undefined,
  }),
  IMAGE_HOSTS: variable<string[]>({
    about: 'additional picture hosts, such as a CDN',
    allowed: 'hosts such as https://cdn.example.com, with commas between them',
    read: listOf(pageHost),
    without: [],
  }),
  FRAME_HOSTS: sharedVariables.FRAME_HOSTS,
  GEETEST_KEY: variable<string | undefined>({
    about: 'secret of the GeeTest account; without it every GeeTest result is rejected',
    allowed: 'a key without spaces',
    read: matching(/^\S+$/),
    without: undefined,
    secret: true,
  }),
  XENDIT_SECRET_KEY: variable<string | undefined>({
    about: 'secret key of the Xendit account; with it, Xendit takes deposits and pays withdrawals',
    allowed: 'a key that begins with xnd_development_ or xnd_production_',
    read: matching(/^xnd_(development|production)_[\w+/=-]+$/),
    without: undefined,
    secret: true,
  }),
  XENDIT_WEBHOOK_TOKENS: variable<string[] | undefined>({
    about: 'token that Xendit sends with webhooks to /payments/webhooks/xendit; two during a change',
    allowed: 'one or two tokens of at least 16 characters without spaces, with a comma between them',
    read: (text) => {
      const tokens = listOf(matching(/^[^\s,]{16,}$/))(text);
      return tokens && tokens.length <= 2 ? tokens : null;
    },
    without: undefined,
    secret: true,
  }),
  XENDIT_MERCHANT: variable<string | undefined>({
    about: 'merchant name at Xendit, the payee of bank transfers',
    allowed: 'a name of 2 to 50 letters, digits, spaces, dots, hyphens and ampersands',
    read: matching(/^(?=\S)[\p{L}\p{N} .&-]{2,50}(?<=\S)$/u),
    without: undefined,
  }),
  XENDIT_RETURN: variable<string | undefined>({
    about: "address that Xendit's pages send players back to",
    allowed: 'an address such as https://play.example.com, by http on this machine alone',
    read: siteAddress,
    without: undefined,
  }),
  XENDIT_API: variable({
    about: "address of Xendit's API; default https://api.xendit.co",
    allowed: 'an address such as https://api.xendit.co, by http on this machine alone',
    read: siteAddress,
    without: 'https://api.xendit.co',
  }),
  LOG_LEVEL: variable({
    about: 'log level; default warn, which includes security events; error, fatal and silent leave them out',
    allowed: 'fatal, error, warn, info, debug, trace or silent',
    read: matching(/^(fatal|error|warn|info|debug|trace|silent)$/),
    without: 'warn',
  }),
};

type Name = keyof typeof variables;
type Given = { [K in Name]: (typeof variables)[K]['without'] };

/** Settings, or every fault of the environment in plain words. */
export type Reading = { settings: Settings } | { faults: string[] };

/** Reads the operator's settings. Ignores unknown variables, and NODE_ENV, which `npm start` sets for everyone. */
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

/** Refuses an incomplete payment provider, and the sandbox's clock and accounts together with real money. */
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

/** Each of these settings implies that others reach the operator, even if through a proxy on this machine. */
function publicWord({ HOST, HOSTS, DATABASE_URL, HTTPS, TRUST_PROXY }: Given, listenedOn: Host | null) {
  if (!listenedOn || !isLoopback(listenedOn)) return `HOST=${HOST}`;
  const foreign = HOSTS?.find((host) => !isLoopback(host));
  if (foreign) return `HOSTS names ${foreign.name}`;
  if (DATABASE_URL) return 'DATABASE_URL is set';
  if (HTTPS) return 'HTTPS=1';
  return TRUST_PROXY ? 'TRUST_PROXY is set' : null;
}
