import { randomInt } from 'node:crypto';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { isReferralCode } from './referralCodes.ts';
import {
  fromWire,
  givableRates,
  lockCallsOf,
  lockMembers,
  newcomerProblems,
  refuseRates,
  toWire,
} from './rebateRates.ts';
import { dayNow } from '#operator/core/merchantDay.ts';
import { type Caller, type Database, type OperatorContext, signedIn } from '#operator/core/context.ts';
import { Refusal } from '@araw/server/http/refusal';
import {
  accounts,
  affiliateCodes,
  affiliateRegistrations,
} from '#operator/database/tables/accounts.tables.ts';
import { violates } from '#operator/database/errors.ts';
import { once } from '#operator/ledger/idempotency.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import type { AffiliateUrl } from '@araw/contract/agents/agentAccounts';
import type { HandlerValue, ParsedRequest } from '@araw/contract/calls/calls';
import { isPlainText } from '@araw/contract/values/plainText';
import { readLine } from '@araw/contract/values/typedText';
import { downlineOf } from './line.ts';

type Row = typeof affiliateCodes.$inferSelect;

const toAddress = (
  { id, code, label, memberType, rates, createdAt, deletedAt }: Row,
  registrations = 0,
  latestAt: number | null = null,
): AffiliateUrl => ({
  id: String(id),
  url: `/m/register?affiliateCode=${encodeURIComponent(code)}`,
  code,
  registrations,
  label: label || code,
  type: memberType,
  rebates: toWire(new Map(Object.entries(rates))),
  createdAt,
  latestAt,
  deletedAt,
});

/** An agent's links, newest first, deleted ones last. */
export async function affiliateUrls(database: Database, agentId: number): Promise<AffiliateUrl[]> {
  const rows = await database
    .select({
      code: affiliateCodes,
      registrations: sql`count(${affiliateRegistrations.accountId})`.mapWith(Number),
      latestAt: sql<string | null>`max(${affiliateRegistrations.at})`,
    })
    .from(affiliateCodes)
    .leftJoin(affiliateRegistrations, eq(affiliateRegistrations.codeId, affiliateCodes.id))
    .where(eq(affiliateCodes.agentId, agentId))
    .groupBy(affiliateCodes.id)
    .orderBy(sql`${affiliateCodes.deletedAt} is not null`, desc(affiliateCodes.id));
  return rows.map(({ code, registrations, latestAt }) =>
    toAddress(code, registrations, latestAt === null ? null : Number(latestAt)),
  );
}

/** Without characters that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newCode = () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');

/**
 * A new link, once per key (TEAM-08). Throws Refusal `conflict` if its rates exceed the agent's own (`value.problems`), and
 * `alreadyTaken` for a code that was issued before, even if it is deleted.
 */
export async function createAffiliateUrl(
  context: OperatorContext,
  agentId: number,
  { key, label: typed, type, rebates, code: wish }: ParsedRequest<'createAffiliateUrl'>,
): Promise<HandlerValue<'createAffiliateUrl'>> {
  const label = readLine(typed);
  if (label === '' || !isPlainText(label)) throw new Refusal('fieldInvalid', { value: { field: 'label' } });
  if (wish !== '' && !/^[\w.-]{4,32}$/.test(wish))
    throw new Refusal('fieldInvalid', { value: { field: 'code' } });
  const { code: merchantCode } = await merchantOf(context);
  const at = context.clock.now();
  try {
    return await context.database.transaction(async (transaction) => {
      await lockCallsOf(transaction, agentId);
      const request = { accountId: agentId, call: 'affiliateUrl', key } as const;
      const body = { label, type, rebates, code: wish };
      return once(context, transaction, { ...request, body }, async () => {
        await lockMembers(transaction, [agentId]);
        const wanted = fromWire(rebates);
        const own = await givableRates(
          transaction,
          agentId,
          await dayNow({ ...context, database: transaction }),
        );
        const problems = newcomerProblems(wanted, own);
        if (problems.length > 0) throw refuseRates(problems);
        if (wish !== '' && (await isReferralCode(transaction, merchantCode, wish)))
          throw new Refusal('alreadyTaken', { value: { field: 'code' } });
        const [created] = await transaction
          .insert(affiliateCodes)
          .values({
            merchantCode,
            code: wish || newCode(),
            agentId,
            label,
            memberType: type,
            rates: Object.fromEntries([...wanted].filter(([, rate]) => rate > 0)),
            createdAt: at,
          })
          .returning();
        if (!created) throw new Error('The address was not kept');
        return toAddress(created);
      });
    });
  } catch (error) {
    if (violates(error, 'affiliate_codes_code'))
      throw new Refusal('alreadyTaken', { value: { field: 'code' } });
    throw error;
  }
}

const idOf = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : -1);

async function ownAddress(database: Database, agentId: number, id: string): Promise<Row> {
  const [found] = await database
    .select()
    .from(affiliateCodes)
    .where(and(eq(affiliateCodes.id, idOf(id)), eq(affiliateCodes.agentId, agentId)));
  if (!found) throw new Refusal('notFound');
  return found;
}

/** Ends registrations with it; members who already used it stay. Deleting it twice changes nothing. */
export async function deleteAffiliateUrl(
  { database, clock, log }: OperatorContext,
  agentId: number,
  { id }: ParsedRequest<'deleteAffiliateUrl'>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    // Wait for a registration in progress.
    await lockMembers(transaction, [agentId]);
    const found = await ownAddress(transaction, agentId, id);
    await transaction
      .update(affiliateCodes)
      .set({ deletedAt: clock.now() })
      .where(and(eq(affiliateCodes.id, found.id), isNull(affiliateCodes.deletedAt)));
  });
  log.info({ agentId, id }, 'affiliate address deleted');
}

/** Members who signed up with a link and are still in the agent's line (TEAM-10), newest first. */
export async function registeredBy(
  context: OperatorContext,
  caller: Caller,
  { id }: ParsedRequest<'registerByAffiliateUrl'>,
): Promise<HandlerValue<'registerByAffiliateUrl'>> {
  const { database } = context;
  const address = await ownAddress(database, signedIn(caller).id, id);
  const line = downlineOf(context, caller);
  const list = await database
    .select({ account: accounts.name, registeredAt: affiliateRegistrations.at })
    .from(affiliateRegistrations)
    .innerJoin(accounts, eq(accounts.id, affiliateRegistrations.accountId))
    .innerJoin(line, eq(line.memberId, affiliateRegistrations.accountId))
    .where(eq(affiliateRegistrations.codeId, address.id))
    .orderBy(desc(affiliateRegistrations.at), desc(accounts.id));
  return { list };
}
