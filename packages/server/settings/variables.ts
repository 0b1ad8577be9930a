import { isIP } from 'node:net';
import { type Host, readHost } from '../http/hosts.ts';

export interface Variable<Value> {
  /** What it is for, and what holds without it; the README has the same words. */
  about: string;
  /** What may stand in it, after "must be". */
  allowed: string;
  /** Null for what it must not be. */
  read(text: string): Value | null;
  without: Value;
  /** Never shown. */
  secret?: true;
}

export const variable = <Value>(given: Variable<Value>) => given;

/** What has to be written out so that everybody who reaches the operator may change everything in it. */
export const publicSandboxWords = 'everybody may change everything';

const hostName = /^(?!-)[a-z\d-]{1,63}(\.(?!-)[a-z\d-]{1,63})*$/i;

/** Every entry of a list with commas must be readable; an empty list has no entries. */
export const listOf =
  <Value>(read: (entry: string) => Value | null) =>
  (text: string): Value[] | null => {
    const entries = text.split(',').map((entry) => read(entry.trim()));
    return entries.every((entry) => entry !== null) ? entries : null;
  };

export const matching =
  (pattern: RegExp) =>
  (text: string): string | null =>
    pattern.test(text) ? text : null;

/** A source of a content security policy: nothing in it may end the directive. */
export const pageHost = matching(/^(https?:\/\/)?(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i);

/** An address, a range of them, or one of the names that Fastify knows. */
function proxy(text: string): string | null {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return text;
  const [address = '', bits] = text.split('/', 2);
  const version = isIP(address);
  if (version === 0 || text.split('/').length > 2) return null;
  const most = version === 4 ? 32 : 128;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most && Number(bits) > 0)
    ? text
    : null;
}

/** What every server of ours can be told, by the names that the operator reads from its environment. */
export const sharedVariables = {
  PORT: variable({
    about: 'port; 0 takes a free one; 8080 without it',
    allowed: 'a whole number from 0 to 65535',
    read: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null),
    without: 8080,
  }),
  HOST: variable({
    about: 'address to listen on; 127.0.0.1 without it, which this machine alone reaches',
    allowed: 'an IP address or a host name',
    read: (text) => (isIP(text) > 0 || (hostName.test(text) && /[a-z]/i.test(text)) ? text : null),
    without: '127.0.0.1',
  }),
  HOSTS: variable<Host[] | null>({
    about:
      'names under which it answers, besides that of HOST and the loopback ones; asked where HOST is every address',
    allowed: 'names or addresses, each with or without a port, with commas between them',
    read: listOf(readHost),
    without: null,
  }),
  TRUST_PROXY: variable<string[] | null>({
    about: 'proxies whose X-Forwarded headers are believed; none without it',
    allowed:
      'IP addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal, with commas between them',
    read: listOf(proxy),
    without: null,
  }),
  FRAME_HOSTS: variable<string[]>({
    about: 'hosts of games that may be framed',
    allowed: 'hosts such as https://games.example.com, with commas between them',
    read: listOf(pageHost),
    without: [],
  }),
  SANDBOX_IN_PUBLIC: variable<string | null>({
    about: 'said a second time, it opens the sandbox of SANDBOX=1 also where others reach the operator',
    allowed: `the words "${publicSandboxWords}"`,
    read: (text) => (text === publicSandboxWords ? text : null),
    without: null,
  }),
};
