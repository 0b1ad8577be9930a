import {
  fromWire,
  givableRates,
  giveRates,
  lockCallsOf,
  lockMembers,
  newcomerProblems,
  rebateQuotas,
  refuseRates,
} from './rebateRates.ts';
import { dayNow } from '#operator/core/merchantDay.ts';
import { lookOf } from '#operator/accounts/names.ts';
import { fits } from '#operator/accounts/rules.ts';
import { hashPassword } from '#operator/accounts/secrets.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import { accounts, openedAccounts } from '#operator/database/tables/accounts.tables.ts';
import { violates } from '#operator/database/errors.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { type Merchant, merchantOf } from '#operator/system/merchants.ts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { isPlainText, looksLikeContact } from '@araw/contract/values/plainText';

/**
 * Opens an account directly below the agent, once per key (TEAM-08). Nobody can log in to it until the member activates it.
 * Throws Refusal `fieldInvalid` and `usernameTaken` by field, and `conflict` if a rate exceeds a bound or quota
 * (`value.problems`).
 */
export async function openDownlineAccount(
  context: OperatorContext,
  agentId: number,
  { key, account: typed, password, type, rebates }: ParsedRequest<'openDownlineAccount'>,
): Promise<HandlerValue<'openDownlineAccount'>> {
  const merchant = await merchantOf(context);
  const name = typed.trim();
  checkAccount(merchant, name, password);
  const passwordHash = await hashPassword(password);
  const at = context.clock.now();
  const today = await dayNow(context);
  try {
    return await context.database.transaction(async (transaction) => {
      await lockCallsOf(transaction, agentId);
      const request = { accountId: agentId, call: 'openAccount', key } as const;
      return once(context, transaction, { ...request, body: { name, type, rebates } }, async () => {
        await lockMembers(transaction, [agentId]);
        const rates = fromWire(rebates);
        const own = await givableRates(transaction, agentId, today);
        const problems = newcomerProblems(rates, own, await rebateQuotas(transaction, agentId));
        if (problems.length > 0) throw refuseRates(problems);
        const [opened] = await transaction
          .insert(accounts)
          .values({
            merchantCode: merchant.code,
            name,
            nameLook: lookOf(name),
            type,
            passwordHash,
            uplineId: agentId,
            registeredAt: at,
          })
          .returning({ id: accounts.id });
        if (!opened) throw new Error('The account was not kept');
        await transaction.insert(openedAccounts).values({ accountId: opened.id, agentId, openedAt: at });
        await giveRates(transaction, {
          accountId: opened.id,
          rates,
          fromDay: today,
          givenBy: agentId,
          givenAt: at,
        });
        return { account: name, type };
      });
    });
  } catch (error) {
    if (violates(error, 'accounts_name') || violates(error, 'accounts_name_look'))
      throw new Refusal('usernameTaken', { value: { field: 'account' } });
    throw error;
  }
}

/** Same rules as registration (REG-12). */
function checkAccount({ registerSettings: { fields } }: Merchant, name: string, password: string) {
  const refuse = (field: string) => new Refusal('fieldInvalid', { value: { field } });
  const { username, password: secret } = fields;
  const isName = name !== '' && isPlainText(name) && !looksLikeContact(name);
  if (!isName || (username && !fits(username, name))) throw refuse('account');
  if (secret && !fits(secret, password)) throw refuse('password');
}
