import { and, count, eq, gt, isNull, lt, lte, max, min, ne, type SQL } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { siteOf, siteShare } from '@araw/server/log/network';
import { loginFailures } from '#operator/database/tables/accounts.tables.ts';
import type { Requester } from './knownDevices.ts';

/**
 * Failures per hour and their consequences (docs/decisions/0037). Strangers' failures count for the name and for their
 * network; a caller known to the account is counted separately and only waits for their own failures.
 */
export const loginLimits = {
  window: 3_600_000,
  /** By strangers at a name, or by a known caller. */
  captchaFrom: 3,
  /** By a known caller. */
  delayFrom: 10,
  firstDelay: 30_000,
  longestDelay: 15 * 60_000,
  refusedFrom: 100,
  /** By a stranger's network: at this name, and at all names. Its site has `siteShare` times as much. */
  networkAtNameRefusedFrom: 30,
  networkRefusedFrom: 200,
  /** By strangers at a name: from here on sites that failed at it are refused, and from the next limit on all sites. */
  failedNetworksRefusedFrom: 100,
  strangersRefusedFrom: 1_000,
};

type Name = { merchantCode: string; name: string };

export interface Attempt {
  id: number;
  /** Failures within the hour before, existing or not, so that the answer doesn't reveal which. */
  failures: number;
  /** Why the attempt must not be made now, with the seconds to wait. */
  refusal: Refusal | null;
}

/**
 * Counts an attempt as failed before it is made, or concurrent attempts would all be made before the first one counts.
 */
export async function beginAttempt(
  { database, clock }: OperatorContext,
  who: Name,
  { network, knownAs }: Requester,
): Promise<Attempt> {
  const now = clock.now();
  const since = now - loginLimits.window;
  await database.delete(loginFailures).where(lt(loginFailures.at, since));
  const [own] = await database
    .insert(loginFailures)
    .values({ merchantCode: who.merchantCode, name: who.name.toLowerCase(), network, knownAs, at: now })
    .returning({ id: loginFailures.id });
  if (!own) throw new Error('the attempt was not stored');

  const earlier = async (which: SQL | undefined) => {
    const [found] = await database
      .select({ failures: count(), first: min(loginFailures.at), last: max(loginFailures.at) })
      .from(loginFailures)
      .where(
        and(gt(loginFailures.at, since), lte(loginFailures.at, now), ne(loginFailures.id, own.id), which),
      );
    return { failures: found?.failures ?? 0, first: Number(found?.first), last: Number(found?.last) };
  };
  /** Null if the time has passed. */
  const until = (code: 'accountLocked' | 'tooManyRequests', time: number) =>
    time > now ? new Refusal(code, { retryAfter: Math.ceil((time - now) / 1000) }) : null;

  if (knownAs !== null) {
    const { failures, last } = await earlier(and(named(who), eq(loginFailures.knownAs, knownAs)));
    return { id: own.id, failures, refusal: until('accountLocked', last + delayAfter(failures)) };
  }

  const strangers = isNull(loginFailures.knownAs);
  const ofNetwork = and(strangers, eq(loginFailures.network, network));
  const ofSite = and(strangers, eq(loginFailures.site, siteOf(network)));
  const atName = await earlier(and(strangers, named(who)));
  const siteAtName = await earlier(and(ofSite, named(who)));
  const {
    window,
    networkAtNameRefusedFrom,
    networkRefusedFrom,
    failedNetworksRefusedFrom,
    strangersRefusedFrom,
  } = loginLimits;
  const tooMany = [
    { found: await earlier(ofNetwork), from: networkRefusedFrom },
    { found: await earlier(ofSite), from: siteShare * networkRefusedFrom },
    { found: await earlier(and(ofNetwork, named(who))), from: networkAtNameRefusedFrom },
    { found: siteAtName, from: siteShare * networkAtNameRefusedFrom },
  ]
    .filter(({ found, from }) => found.failures >= from)
    .map(({ found }) => until('tooManyRequests', found.first + window));
  const mostOfName = siteAtName.failures > 0 ? failedNetworksRefusedFrom : strangersRefusedFrom;
  const refusal =
    tooMany.find((one) => one !== null) ??
    (atName.failures >= mostOfName ? until('accountLocked', atName.first + window) : null);
  return { id: own.id, failures: atName.failures, refusal };
}

/** Call it for an attempt that was refused unchecked, or whose password was right. */
export async function takeBackAttempt(
  { database }: OperatorContext,
  { id }: Pick<Attempt, 'id'>,
): Promise<void> {
  await database.delete(loginFailures).where(eq(loginFailures.id, id));
}

/** Those of this requester, or of everyone if there is none. */
export async function forgetFailures(
  { database }: OperatorContext,
  who: Name,
  requester?: Requester,
): Promise<void> {
  await database
    .delete(loginFailures)
    .where(
      and(
        named(who),
        requester &&
          (requester.knownAs === null
            ? and(isNull(loginFailures.knownAs), eq(loginFailures.network, requester.network))
            : eq(loginFailures.knownAs, requester.knownAs)),
      ),
    );
}

const named = ({ merchantCode, name }: Name) =>
  and(eq(loginFailures.merchantCode, merchantCode), eq(loginFailures.name, name.toLowerCase()));

/**
 * Milliseconds. From the tenth failure on, each attempt waits twice as long as the one before, up to a quarter of an
 * hour; from the hundredth on none is possible within the hour.
 */
function delayAfter(failures: number): number {
  const { delayFrom, firstDelay, longestDelay, refusedFrom, window } = loginLimits;
  if (failures < delayFrom) return 0;
  if (failures >= refusedFrom) return window;
  return Math.min(firstDelay * 2 ** (failures - delayFrom), longestDelay);
}
