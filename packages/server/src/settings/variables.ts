import { isIP } from 'node:net';
import { type Host, readHost } from '../http/hosts.ts';

export interface Variable<Value> {
  /** Purpose and default; same wording as in the README. */
  about: string;
  /** Allowed values, to follow "must be". */
  allowed: string;
  /** Null for an invalid value. */
  read(text: string): Value | null;
  without: Value;
  /** Never shown. */
  secret?: true;
}

export const variable = <Value>(given: Variable<Value>) => given;

/** Must be spelled out, because everyone who reaches the operator can then change everything in it. */
export const publicSandboxWords = 'everybody may change everything';

const hostName = /^(?!-)[a-z\d-]{1,63}(\.(?!-)[a-z\d-]{1,63})*$/i;

/** Every entry of a comma-separated list must be valid; an empty list has no entries. */
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

/** A source in a content security policy: must not be able to end the directive. */
export const pageHost = matching(/^(https?:\/\/)?(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d{1,5})?$/i);

/** An address, a range, or one of Fastify's named ranges. */
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

/** Settings that all our servers share, by environment variable. */
export const sharedVariables = {
  PORT: variable({
    about: 'port to listen on; 0 picks a free one; default 8080',
    allowed: 'a whole number from 0 to 65535',
    read: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : null),
    without: 8080,
  }),
  HOST: variable({
    about: 'address to listen on; default 127.0.0.1, reachable from this machine only',
    allowed: 'an IP address or a host name',
    read: (text) => (isIP(text) > 0 || (hostName.test(text) && /[a-z]/i.test(text)) ? text : null),
    without: '127.0.0.1',
  }),
  HOSTS: variable<Host[] | null>({
    about: 'names it answers to, besides HOST and the loopback names; required when HOST is 0.0.0.0',
    allowed: 'names or addresses, each with or without a port, with commas between them',
    read: listOf(readHost),
    without: null,
  }),
  TRUST_PROXY: variable<string[] | null>({
    about: 'proxies whose X-Forwarded headers are trusted; no default',
    allowed:
      'IP addresses, ranges such as 10.0.0.0/8, loopback, linklocal or uniquelocal, with commas between them',
    read: listOf(proxy),
    without: null,
  }),
  FRAME_HOSTS: variable<string[]>({
    about: 'hosts whose games may be framed',
    allowed: 'hosts such as https://games.example.com, with commas between them',
    read: listOf(pageHost),
    without: [],
  }),
  SANDBOX_IN_PUBLIC: variable<string | null>({
    about: 'confirms SANDBOX=1 when others can reach the operator',
    allowed: `the words "${publicSandboxWords}"`,
    read: (text) => (text === publicSandboxWords ? text : null),
    without: null,
  }),
};
