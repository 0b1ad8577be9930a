import { type Handlers, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { cancelLimitChange, setLimit } from '#operator/protection/limits/limits.ts';
import { describeProtection } from '#operator/protection/protection.ts';
import { dayOf } from '../banking/rails.ts';

const dayLimit = { kind: 'deposit', period: 'day' } as const;

/** The daily deposit limit, for apps that support no other (CASH-15). */
async function describeOwnLimit(context: OperatorContext, accountId: number) {
  const { now, timeZone, limits, standing, waitHours } = await describeProtection(context, accountId);
  const own = limits.find(({ kind, period }) => kind === dayLimit.kind && period === dayLimit.period);
  return {
    now,
    timeZone,
    limit: own?.amount ?? null,
    used: own?.used ?? 0,
    left: own?.left ?? null,
    resetsAt: own?.resetsAt ?? (await dayOf(context.database, now)).resetsAt,
    next: own?.next ? { limit: own.next.amount, at: own.next.readyAt } : null,
    waitHours,
    selfExcludedUntil: standing.until,
  };
}

export const ownLimitHandlers = {
  ownLimit: async (_request, caller, context) => describeOwnLimit(context, signedIn(caller).id),

  async setOwnLimit(request, caller, context) {
    const { id } = signedIn(caller);
    await setLimit(context, id, { ...dayLimit, ...request });
    return describeOwnLimit(context, id);
  },

  async cancelOwnLimitChange(request, caller, context) {
    const { id } = signedIn(caller);
    await cancelLimitChange(context, id, { ...dayLimit, ...request });
    return describeOwnLimit(context, id);
  },
} satisfies Partial<Handlers>;
