import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { dayNow } from '#operator/core/merchantDay.ts';
import type { Database, OperatorContext } from '#operator/core/context.ts';
import {
  accounts,
  affiliateCodes,
  affiliateRegistrations,
} from '#operator/database/tables/accounts.tables.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import { decide } from '@araw/contract/calls/roles';
import { cappedRates, givableRates, giveRates, lockMembers, rebateQuotas } from './rebateRates.ts';
import { isDisabled } from '#operator/accounts/disabled.ts';

type Sought = Pick<OperatorContext, 'database' | 'sandbox'>;

export interface FoundCode {
  agentId: number;
  codeId: number;
  /** The type of members who sign up with it. */
  memberType: number;
  /** Hundredths of a percent, by category. */
  rates: Record<string, number>;
}

/**
 * What a code stands for on this host; null if it is unknown or deleted, or its account is no longer an agent.
 */
export async function findCode(
  context: Sought,
  { code: merchantCode }: Pick<Merchant, 'code'>,
  { code, domain }: { code: string; domain: string },
): Promise<FoundCode | null> {
  const [found] = await context.database
    .select({
      id: accounts.id,
      type: accounts.type,
      disabled: accounts.disabled,
      demo: accounts.demo,
      only: affiliateCodes.domain,
      codeId: affiliateCodes.id,
      memberType: affiliateCodes.memberType,
      rates: affiliateCodes.rates,
    })
    .from(affiliateCodes)
    .innerJoin(accounts, eq(accounts.id, affiliateCodes.agentId))
    .where(
      and(
        eq(affiliateCodes.merchantCode, merchantCode),
        eq(sql`lower(${affiliateCodes.code})`, code.trim().toLowerCase()),
        isNull(affiliateCodes.deletedAt),
      ),
    );
  if (!found || isDisabled(found, context) || !decide('realAgent', found.type).allowed) return null;
  if (found.only !== '' && found.only !== domain.toLowerCase()) return null;
  const { id: agentId, codeId, memberType, rates } = found;
  return { agentId, codeId, memberType, rates };
}

/** Records the code that a member signed up with, and the rates that its agent can give now (TEAM-08). */
export async function joinByCode(
  { database, clock }: { database: Database } & Pick<OperatorContext, 'clock'>,
  accountId: number,
  { agentId, codeId, rates }: FoundCode,
): Promise<void> {
  const now = clock.now();
  const today = await dayNow({ database, clock });
  await lockMembers(database, [agentId]);
  const wanted = new Map(Object.entries(rates));
  const own = await givableRates(database, agentId, today);
  const given = cappedRates(wanted, own, await rebateQuotas(database, agentId));
  await giveRates(database, { accountId, rates: given, fromDay: today, givenBy: agentId, givenAt: now });
  await database.insert(affiliateRegistrations).values({ accountId, codeId, at: now });
}

export interface Invitation {
  code: string;
  /** The inviting agent. */
  agent: string;
  /** The only host it is valid on; empty for any. */
  domain: string;
}

/** The codes that registration currently accepts. */
export async function validInvitations(
  context: Sought,
  merchant: Pick<Merchant, 'code'>,
): Promise<Invitation[]> {
  const known = await context.database
    .select({ code: affiliateCodes.code, agent: accounts.name, domain: affiliateCodes.domain })
    .from(affiliateCodes)
    .innerJoin(accounts, eq(accounts.id, affiliateCodes.agentId))
    .where(eq(affiliateCodes.merchantCode, merchant.code))
    .orderBy(asc(affiliateCodes.code));
  const found = await Promise.all(known.map((invitation) => findCode(context, merchant, invitation)));
  return known.filter((_, index) => found[index] !== null);
}
