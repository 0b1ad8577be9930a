import { and, asc, eq, sql } from 'drizzle-orm';
import type { OperatorContext } from '#operator/core/context.ts';
import { accounts, affiliateCodes } from '#operator/database/accounts.tables.ts';
import type { Merchant } from '#operator/system/merchants.ts';
import { isAgent } from '#services/contract/roles.ts';
import { isDisabled } from './disabled.ts';

/** The agent whose code this is, good on the host; null for an unknown code, or one whose account is no longer an agent. */
export async function agentOfCode(
  context: Pick<OperatorContext, 'database' | 'sandbox'>,
  { code: merchantCode }: Pick<Merchant, 'code'>,
  { code, domain }: { code: string; domain: string },
): Promise<number | null> {
  const [found] = await context.database
    .select({
      id: accounts.id,
      type: accounts.type,
      disabled: accounts.disabled,
      demo: accounts.demo,
      only: affiliateCodes.domain,
    })
    .from(affiliateCodes)
    .innerJoin(accounts, eq(accounts.id, affiliateCodes.agentId))
    .where(
      and(
        eq(affiliateCodes.merchantCode, merchantCode),
        eq(sql`lower(${affiliateCodes.code})`, code.trim().toLowerCase()),
      ),
    );
  if (!found || isDisabled(found, context) || !isAgent(found.type)) return null;
  return found.only === '' || found.only === domain.toLowerCase() ? found.id : null;
}

export interface Invitation {
  code: string;
  /** Who invites. */
  agent: string;
  /** The host on which alone it is good; empty for every host. */
  domain: string;
}

/** The codes that registration takes now. */
export async function validInvitations(
  context: Pick<OperatorContext, 'database' | 'sandbox'>,
  merchant: Pick<Merchant, 'code'>,
): Promise<Invitation[]> {
  const known = await context.database
    .select({ code: affiliateCodes.code, agent: accounts.name, domain: affiliateCodes.domain })
    .from(affiliateCodes)
    .innerJoin(accounts, eq(accounts.id, affiliateCodes.agentId))
    .where(eq(affiliateCodes.merchantCode, merchant.code))
    .orderBy(asc(affiliateCodes.code));
  const agents = await Promise.all(known.map((invitation) => agentOfCode(context, merchant, invitation)));
  return known.filter((_, index) => agents[index] !== null);
}
