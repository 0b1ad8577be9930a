import type { Caller } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import type { ErrorCode } from '@araw/contract/calls/answer';
import type { Call } from '@araw/contract/calls/call';
import { decide, isOpenTo, type RefusalReason } from '@araw/contract/calls/roles';

const refusalCodes: Record<RefusalReason, ErrorCode> = {
  loginRequired: 'notLoggedIn',
  realAccountOnly: 'realAccountOnly',
  freeReject: 'freeReject',
  nonMember: 'nonMember',
  nonAgent: 'nonAgent',
};

/** Throws Refusal for visitors, other member types, and players on a break or excluded (PROT-04). */
export function refuseAccess(
  call: Pick<Call, 'access' | 'staysOpen'>,
  account: Pick<NonNullable<Caller['account']>, 'type' | 'standing'> | null,
): void {
  const decision = decide(call.access, account?.type ?? null);
  if (!decision.allowed) throw new Refusal(refusalCodes[decision.reason]);
  if (account && !isOpenTo(call, account.standing ?? 'playing')) throw new Refusal('onBreak');
}
