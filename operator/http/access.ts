import type { Caller } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import type { ErrorCode } from '#services/contract/answer.ts';
import { type Access, decide, type RefusalReason } from '#services/contract/roles.ts';

const refusalCodes: Record<RefusalReason, ErrorCode> = {
  loginRequired: 'notLoggedIn',
  realAccountOnly: 'realAccountOnly',
  freeReject: 'freeReject',
  nonMember: 'nonMember',
  nonAgent: 'nonAgent',
};

/** Throws Refusal for who may not: visitors, and members of another type. */
export function refuseAccess(access: Access, account: Caller['account']): void {
  const decision = decide(access, account?.type ?? null);
  if (!decision.allowed) throw new Refusal(refusalCodes[decision.reason]);
}
