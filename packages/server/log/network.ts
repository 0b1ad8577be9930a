import { isIPv4, isIPv6, SocketAddress } from 'node:net';

/**
 * What limits count by: the IPv4 address, or the /64 that one customer has of IPv6. An IPv4 address that is written
 * as IPv6 is that address; whatever is no address is one network, `unknown`.
 */
export function networkOf(ip: string): string {
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return 'unknown';
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' });
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  // The tail may end in an IPv4 address, which takes the place of two groups; none of it is in the first four.
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

/**
 * The /48 that a /64 is part of: a customer may have all 65,536 networks of one, so that limits count by it besides.
 * What is no network of IPv6 is its own site.
 */
export const siteOf = (network: string): string => network.replace(/:[^:]*::\/64$/, '::/48');

/** A site has so many times what one of its networks has: one that is used up leaves as much to its neighbours. */
export const siteShare = 2;
