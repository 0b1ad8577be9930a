import { type Clock, Refusal } from '#operator/core/context.ts';

/** Calls a minute. Those of an IP are those of its network (`networkOf`). */
export interface RateLimits {
  perIp: number;
  perAccount: number;
  /** Of one IP to the calls that passwords and codes are guessed by, or accounts made. */
  guardedPerIp: number;
  /** Of captchas, each of which is drawn; and of those of everybody together, at 2 ms each. */
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
/** More keys than this are forgotten at once: a flood of addresses must not fill the memory. */
const mostKeys = 50_000;

/** Counts calls of a key in fixed windows of a minute. Answers what throws `tooManyRequests` past the limit. */
export function createRateLimiter(clock: Clock) {
  let began = clock.now();
  let counts = new Map<string, number>();

  return function count(key: string, limit: number): void {
    const now = clock.now();
    if (now - began >= window || now < began || counts.size > mostKeys) {
      began = now;
      counts = new Map();
    }
    const calls = (counts.get(key) ?? 0) + 1;
    counts.set(key, calls);
    if (calls > limit) {
      throw new Refusal('tooManyRequests', { retryAfter: Math.ceil((began + window - now) / 1000) });
    }
  };
}
