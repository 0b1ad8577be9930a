import { desc } from 'drizzle-orm';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createHumanChallenge } from '#operator/accounts/guards/humanCheck.ts';
import type { Caller, OperatorContext } from '#operator/core/context.ts';
import { outbox } from '#operator/database/tables/outbox.tables.ts';
import { merchants, type MerchantSettings } from '#operator/database/tables/system.tables.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import type { RegisterSettings } from '@araw/contract/accounts/member';

export const visitor: Caller = {
  account: null,
  sessionId: null,
  ip: '192.0.2.1',
  userAgent: 'test',
  requestId: 'r1',
};

export interface Refused {
  code: string;
  value: unknown;
  retryAfter: number | undefined;
}

/** A rejected promise's refusal, or null. */
export async function refusalOf(promise: Promise<unknown>): Promise<Refused | null> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown as Refused,
  );
  return error && { code: error.code, value: error.value, retryAfter: error.retryAfter };
}

/** A solver's answer to a new challenge, or to this one. */
export async function solvedHumanCheck(
  context: OperatorContext,
  given?: Awaited<ReturnType<typeof createHumanChallenge>>,
): Promise<{ altcha: string }> {
  const challenge = given ?? (await createHumanChallenge(context));
  const solution = await solveChallenge({ challenge, deriveKey });
  return { altcha: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
}

/** The code in the newest message of the outbox. */
export async function newestCode({ database }: OperatorContext): Promise<string> {
  const [message] = await database.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  return /^\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
}

export async function changeMerchant(
  context: OperatorContext,
  {
    whitelabel = {},
    settings = {},
    registerSettings = {},
  }: {
    whitelabel?: Record<string, boolean>;
    settings?: Partial<MerchantSettings>;
    registerSettings?: Partial<RegisterSettings>;
  },
): Promise<void> {
  const merchant = await merchantOf(context);
  await context.database.update(merchants).set({
    whitelabel: { ...merchant.whitelabel, ...whitelabel },
    settings: { ...merchant.settings, ...settings },
    registerSettings: { ...merchant.registerSettings, ...registerSettings },
  });
}
