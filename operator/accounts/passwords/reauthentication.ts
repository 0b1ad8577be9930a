import { eq } from 'drizzle-orm';
import type { Caller, Database, OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '#packages/server/http/refusal.ts';
import { networkOf } from '#packages/server/log/network.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import type { OwnerProof, ProofWay } from '#services/contract/member.ts';
import { checkCode, type CodeRequest, useCode } from '../codes/codes.ts';
import type { Account } from '../identity/finding.ts';
import { knownByAccount, type Requester } from '../guards/knownDevices.ts';
import { beginAttempt, forgetFailures, takeBackAttempt } from '../guards/loginGuard.ts';
import { phoneProver } from '../merchantSwitches.ts';
import { verifyPassword } from '../secrets.ts';

/** By what this player can prove who they are: the password, or a code to an address that they have proved. */
export function ownerProofsOf(account: Account, merchant: Merchant): ProofWay[] {
  const { passwordHash, emailVerifiedAt, mobileVerifiedAt } = account;
  const bySms = mobileVerifiedAt !== null && phoneProver(merchant) === 'operator';
  return [
    ...(passwordHash === null ? [] : (['password'] as const)),
    ...(emailVerifiedAt === null ? [] : (['email'] as const)),
    ...(bySms ? (['sms'] as const) : []),
  ];
}

/** The code by which this login proves that it is the player's. Refuses with `fieldInvalid` an unproved address. */
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

/** Whoever is logged in to the account counts alone, and no stranger counts against them. */
const requesterIn = ({ caller, account }: Asking): Requester => ({
  network: networkOf(caller.ip),
  knownAs: knownByAccount(account.id),
});

/**
 * Refuses with `credentialsWrong` a wrong password. Under limits of its own, so that a stolen session cannot guess,
 * and guessing keeps nobody from logging in; `accountLocked` while they hold it back.
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
 * That it is the player who asks, not a session alone. Refuses with `credentialsWrong` or `codeWrong`, under the
 * same limits. Returns what uses the proof up, together with what it is for.
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
    // A code that another login requested does not count for this one.
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
