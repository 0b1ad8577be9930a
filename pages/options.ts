import { parseArgs } from 'node:util';
import { sharedVariables } from '@araw/server/settings/variables';
import { type Host, hostListenedOn, isLoopback } from '@araw/server/http/hosts';

export const usage = `npm run pages -- --api <url>    pages that are drawn ahead, in front of the operator at that address
npm run pages -- --write        writes them for a static host into the site's folder drawn/, and ends
  --origin <url>                of --write: how the site's addresses begin, such as https://play.example.com, for search engines
  --site <folder>               a site that npm run brand has made; the built app without it
  --content <url>               where the operator's games and pictures begin; with its calls without it
  --port <number>               8081 without it
  --host <name>                 127.0.0.1 without it, which this machine alone reaches
  --hosts <names>               names under which it answers, besides that of --host and the loopback ones, with commas between;
                                asked where --host is every address
  --trust-proxy <addresses>     proxies whose X-Forwarded headers are believed, with commas between
  --frame-hosts <hosts>         hosts of games that may be framed
  --https                       the pages are reached by https only
  --sandbox-in-public <words>   passes the sandbox of the operator on, which is closed without it`;

export interface Settings {
  api: URL;
  content: URL;
  port: number;
  host: string;
  /** Accepted host names besides the loopback ones. */
  hosts: Host[];
  trustProxy: string[];
  frameHosts: string[];
  https: boolean;
  sandbox: boolean;
  /** The option that makes the pages public; null if none does. */
  publicBy: string | null;
}

/** What to do for the site in that folder (undefined: the built app), or every fault of the options in plain words. */
export type Reading =
  | { write: true; site: string | undefined; origin: string }
  | { write: false; site: string | undefined; settings: Settings }
  | { faults: string[] };

interface Option<Value> {
  allowed: string;
  read(text: string): Value | null;
}

const address: Option<URL> = {
  allowed: 'an address such as https://api.example.com, without a query',
  read: (text) => (URL.canParse(text) && /^https?:\/\/[^?#@]+$/.test(text) ? new URL(text) : null),
};

/** Options that the operator also has follow the same rules. */
const readers = {
  api: address,
  content: address,
  origin: address,
  port: sharedVariables.PORT,
  host: sharedVariables.HOST,
  hosts: sharedVariables.HOSTS,
  'trust-proxy': sharedVariables.TRUST_PROXY,
  'frame-hosts': sharedVariables.FRAME_HOSTS,
  'sandbox-in-public': sharedVariables.SANDBOX_IN_PUBLIC,
};

export function readOptions(args: string[]): Reading {
  let values: ReturnType<typeof parse>['values'];
  try {
    ({ values } = parse(args));
  } catch (error) {
    return { faults: [(error as Error).message] };
  }
  const faults: string[] = [];
  function given<Name extends keyof typeof readers>(name: Name) {
    const { read, allowed } = readers[name] as (typeof readers)[Name];
    const text = values[name];
    if (text === undefined) return undefined;
    const value = read(text) as NonNullable<ReturnType<(typeof readers)[Name]['read']>> | null;
    if (value === null) faults.push(`--${name} is ${JSON.stringify(text)}. It must be ${allowed}.`);
    return value ?? undefined;
  }
  if (values.write) {
    const origin = given('origin')?.origin ?? '';
    return faults.length > 0 ? { faults } : { write: true, site: values.site, origin };
  }
  const api = given('api');
  const host = given('host') ?? '127.0.0.1';
  const listenedOn = hostListenedOn(host);
  const hosts = given('hosts');
  const rest = {
    port: given('port') ?? 8081,
    content: given('content') ?? api,
    trustProxy: given('trust-proxy') ?? [],
    frameHosts: given('frame-hosts') ?? [],
    https: values.https,
    sandbox: given('sandbox-in-public') !== undefined,
  };
  if (values.api === undefined) faults.push(`--api is missing. It must be ${address.allowed}.`);
  if (!listenedOn && values.hosts === undefined) {
    faults.push(
      `--hosts is missing. With --host ${host} it must be ${readers.hosts.allowed}: by what players reach these pages.`,
    );
  }
  if (faults.length > 0 || !api || !rest.content) return { faults };
  const settings = {
    ...rest,
    api,
    content: rest.content,
    host,
    hosts: [...(listenedOn ? [listenedOn] : []), ...(hosts ?? [])],
  };
  return { write: false, site: values.site, settings: { ...settings, publicBy: publicWord(settings) } };
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    options: {
      write: { type: 'boolean', default: false },
      origin: { type: 'string' },
      site: { type: 'string' },
      api: { type: 'string' },
      content: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
      hosts: { type: 'string' },
      'trust-proxy': { type: 'string' },
      'frame-hosts': { type: 'string' },
      https: { type: 'boolean', default: false },
      'sandbox-in-public': { type: 'string' },
    },
  });

/** Each of these options implies that others reach the pages, even if through a proxy on this machine. */
function publicWord({ host, hosts, https, trustProxy }: Omit<Settings, 'publicBy'>): string | null {
  const listenedOn = hostListenedOn(host);
  if (!listenedOn || !isLoopback(listenedOn)) return `--host ${host}`;
  const foreign = hosts.find((one) => !isLoopback(one));
  if (foreign) return `--hosts names ${foreign.name}`;
  if (https) return '--https';
  return trustProxy.length > 0 ? '--trust-proxy' : null;
}
