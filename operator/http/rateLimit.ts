import type { Clock, OperatorContext } from '#operator/core/context.ts';
import { networkOf, siteOf, siteShare } from '@araw/server/log/network';
import { countTogether, mostKeys, tooMany } from '#operator/system/sharedCounts.ts';

/** Calls per minute. An IP's limit applies to its network (`networkOf`); its site gets `siteShare` times as many. */
export interface RateLimits {
  /** Protect the answering process; each process counts separately. */
  perIp: number;
  perAccount: number;
  /** Per IP, for calls that could guess passwords and codes or create accounts; counted across all processes. */
  guardedPerIp: number;
  /** Captchas, which have to be drawn: per IP, and in total, at 2 ms each. */
  captchasPerIp: number;
  captchas: number;
}

export const defaultRateLimits: RateLimits = {
  perIp: 1_200,
  perAccount: 600,
  guardedPerIp: 60,
  captchasPerIp: 60,
  captchas: 3_000,
};

const window = 60_000;

export type Count = (key: string, limit: number) => void;

/** Counts calls per key in fixed windows of a minute. The returned function throws `tooManyRequests` beyond the limit. */
export function createRateLimiter(clock: Clock): Count {
  let began = clock.now();
  /** In order of the last call, longest idle first. */
  const counts = new Map<string, number>();

  return (key, limit) => {
    const now = clock.now();
    if (now - began >= window || now < began) {
      began = now;
      counts.clear();
    }
    const calls = (counts.get(key) ?? 0) + 1;
    counts.delete(key);
    counts.set(key, calls);
    if (counts.size > mostKeys) forgetTenth(counts);
    if (calls > limit) throw tooMany(began + window, now);
  };
}

/** Removes many at once, because finding a map's first entry gets slower with each deleted one before it. */
function forgetTenth(counts: Map<string, number>) {
  for (const key of counts.keys()) {
    if (counts.size <= 0.9 * mostKeys) return;
    counts.delete(key);
  }
}

interface Asked {
  /** What is counted. */
  name: string;
  ip: string;
  limit: number;
}

/** Counts a call for the IP's network and, unless that exceeds its limit, for its site. */
export function countNetwork(count: Count, asked: Asked): void {
  for (const { key, limit } of keysOf(asked)) count(key, limit);
}

/** The same across all processes; stores nothing without a limit. */
export async function countNetworkTogether(
  context: Pick<OperatorContext, 'database' | 'clock'>,
  asked: Asked,
): Promise<void> {
  if (asked.limit === Infinity) return;
  for (const { key, limit } of keysOf(asked)) await countTogether(context, { key, limit, within: window });
}

function keysOf({ name, ip, limit }: Asked) {
  const network = networkOf(ip);
  const site = siteOf(network);
  return [
    { key: `${name} ${network}`, limit },
    ...(site === network ? [] : [{ key: `${name} ${site}`, limit: siteShare * limit }]),
  ];
}
