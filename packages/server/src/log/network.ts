import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * The unit that rate limits count by: the IPv4 address, or the /64 that one customer has in IPv6. An IPv4-mapped IPv6
 * address counts as IPv4; anything that isn't an address shares one network, `unknown`.
 */
export function networkOf(ip: string): string {
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return 'unknown';
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  // The tail may end in an IPv4 address, which replaces two groups; none of it is in the first four.
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

/**
 * The /48 that contains a /64: a customer may own all its 65,536 networks, so limits also count by it. Anything other
 * than an IPv6 network is its own site.
 */
export const siteOf = (network: string): string => network.replace(/:[^:]*::\/64$/, '::/48');

/**
 * A site gets this many times a single network's allowance, so that an exhausted network leaves as much to its
 * neighbours.
 */
export const siteShare = 2;
