import { eq } from 'drizzle-orm';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { networkOf } from '@araw/server/log/network';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import type { OwnerProof, ProofWay } from '@araw/contract/accounts/member';
import { checkCode, type CodeRequest, useCode } from '../codes/codes.ts';
import type { Account } from '../identity/finding.ts';
import { knownByAccount, type Requester } from '../guards/knownDevices.ts';
import { beginAttempt, forgetFailures, takeBackAttempt } from '../guards/loginGuard.ts';
import { phoneProver } from '../merchantSwitches.ts';
import { verifyPassword } from '../secrets.ts';

/** Ways for this player to prove who they are: the password, or a code to a verified address. */
export function ownerProofsOf(account: Account, merchant: Merchant): ProofWay[] {
  const { passwordHash, emailVerifiedAt, mobileVerifiedAt } = account;
  const bySms = mobileVerifiedAt !== null && phoneProver(merchant) === 'operator';
  return [
    ...(passwordHash === null ? [] : (['password'] as const)),
    ...(emailVerifiedAt === null ? [] : (['email'] as const)),
    ...(bySms ? (['sms'] as const) : []),
  ];
}

/** This login's code for proving that the caller is the player. Refuses an unverified address with `fieldInvalid`. */
export function ownCodeOf(
  account: Account,
  merchant: Merchant,
  { by, sessionId }: { by: 'email' | 'sms'; sessionId: Caller['sessionId'] },
): CodeRequest {
  if (!ownerProofsOf(account, merchant).includes(by))
    throw new Refusal('fieldInvalid', { value: { field: 'by' } });
  const request = {
    purpose: 'owner',
    account: eq(accounts.id, account.id),
    nonce: `session ${sessionId}`,
  } as const;
  return by === 'email'
    ? { ...request, channel: 'mail', target: account.email.toLowerCase() }
    : { ...request, channel: 'sms', target: account.mobile };
}

interface Asking {
  caller: Caller;
  account: Account;
}

/** Counts logged-in callers separately, so that strangers' failures don't affect them. */
const requesterIn = ({ caller, account }: Asking): Requester => ({
  network: networkOf(caller.ip),
  knownAs: knownByAccount(account.id),
});

/**
 * Refuses a wrong password with `credentialsWrong`. Uses separate limits, so that a stolen session can't guess and guessing
 * doesn't block logins; `accountLocked` once they are reached.
 */
export const requirePassword = (
  context: OperatorContext,
  asking: Asking,
  password: string,
  field: string,
): Promise<void> =>
  withinLimits(context, asking, async () => {
    if (!(await verifyPassword(asking.account.passwordHash, password)))
      throw new Refusal('credentialsWrong', { value: { field } });
  });

/**
 * Requires proof of the player, not just a session. Refuses with `credentialsWrong` or `codeWrong`, within the same limits.
 * Returns a function that uses the proof up, for the transaction of what it is for.
 */
export async function requireOwner(
  context: OperatorContext,
  { merchant, ...asking }: Asking & { merchant: Merchant },
  proof: OwnerProof,
): Promise<(database: Database) => Promise<void>> {
  if (proof.by === 'password') {
    await requirePassword(context, asking, proof.password, 'proof');
    return async () => {};
  }
  const { sessionId } = asking.caller;
  const { purpose, target, nonce } = ownCodeOf(asking.account, merchant, { by: proof.by, sessionId });
  const codeId = await withinLimits(context, asking, () =>
    // A code requested by another login is not valid here.
    checkCode(context, requesterIn(asking), { purpose, target, nonce, code: proof.code }),
  );
  return (database) => useCode(database, context.clock, codeId);
}

async function withinLimits<Value>(context: OperatorContext, asking: Asking, check: () => Promise<Value>) {
  const { id, merchantCode } = asking.account;
  const who = { merchantCode, name: `password of ${id}` };
  const attempt = await beginAttempt(context, who, requesterIn(asking));
  if (attempt.refusal) {
    await takeBackAttempt(context, attempt);
    throw attempt.refusal;
  }
  const value = await check();
  await forgetFailures(context, who);
  return value;
}
