import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#operator/accounts/secrets.ts';
import { visitor } from '#operator/testing/accounts.ts';
import { createSeededContext } from '#operator/testing/context.ts';
import { paymentPassword } from '#operator/testing/withdrawals.ts';
import { type CallName, calls } from '@araw/contract/calls/calls';
import type { Caller } from './core/context.ts';
import type { Refusal } from '@araw/server/http/refusal';
import { accounts } from './database/tables/accounts.tables.ts';
import { contracts } from './database/tables/agents.tables.ts';
import { createHandlers } from './handlers.ts';

const context = await createSeededContext();
afterAll(() => context.close());
const { database } = context;
const handlers = createHandlers({ sandbox: false });

/** Fields in which a request names a member or a member's data. */
const naming = /^(account|accountId|search|id|contractId)$/;
/** A new account's name belongs to no one's line; it may be taken, as at registration. */
const namesNobodyOfTheLine: ReadonlySet<string> = new Set(['openDownlineAccount']);

/** A member, by account and by an id, which may be the id of the member's data. */
interface Named {
  account: string;
  id: string;
}

interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  options?: readonly unknown[];
  wrapped?: Schema;
}

/** Values for fields with these names, if the schema accepts them. */
const byName: Readonly<Record<string, () => unknown>> = {
  period: () => 'today',
  // A new one each time: refusals repeat the key, which stands for one request.
  key: randomUUID,
  amount: () => '25',
  paymentPassword: () => paymentPassword,
  carries: () => false,
};

const samples: readonly unknown[] = [
  '',
  'x',
  '2026-01-15',
  'f0f0f0f0-f0f0-40f0-80f0-f0f0f0f0f0f0',
  1,
  0,
  25,
  true,
  [],
  {},
];

/** A valid request with this value in each field that names a member; null if none does. */
function requestNaming(schema: Schema, { account, id }: Named): unknown {
  let named = false;
  function sampleOf(part: Schema, key: string): unknown {
    const inner = part.wrapped ?? part;
    const own = byName[key]?.();
    if (own !== undefined && v.safeParse(part as never, own).success) return own;
    if (naming.test(key)) {
      named = true;
      if (key === 'account' || key === 'search') return account;
      return v.safeParse(part as never, id).success ? id : Number(id);
    }
    if (inner.entries) {
      return Object.fromEntries(
        Object.entries(inner.entries).map(([name, entry]) => [name, sampleOf(entry, name)]),
      );
    }
    if (inner.type === 'array' && inner.item)
      return [sampleOf(inner.item, key === 'accounts' ? 'account' : '')];
    return [...samples, ...(inner.options ?? [])].find(
      (sample) => v.safeParse(part as never, sample).success,
    );
  }
  const request = sampleOf(schema, '');
  return named ? v.parse(schema as never, request) : null;
}

async function callerOf(name: string): Promise<Caller & { account: { id: number } }> {
  const [account] = await database.select().from(accounts).where(eq(accounts.name, name));
  if (!account) throw new Error(name);
  return { ...visitor, account };
}

/** The result of a call, with every name from the request removed. */
async function answerTo(name: CallName, who: Named, caller: Caller): Promise<string> {
  const request = requestNaming(calls[name].request as unknown as Schema, who);
  const call = handlers[name] as (request: unknown, caller: Caller, of: typeof context) => Promise<unknown>;
  const answer = await call(request, caller, context).then(
    (value) => ({ value }),
    ({ code, message, value, retryAfter }: Refusal) => ({ code, message, value, retryAfter }),
  );
  const told = JSON.stringify(answer);
  const key = (request as { key?: string }).key ?? who.id;
  return [who.account, who.id, key].reduce((text, asked) => text.replaceAll(`"${asked}"`, '"?"'), told);
}

const nobody: Named = { account: 'nobodyatall', id: '99999901' };

const ofAgents = (Object.keys(calls) as CallName[]).filter(
  (name) =>
    ['agent', 'realAgent', 'agentElseHome'].includes(calls[name].access) &&
    !namesNobodyOfTheLine.has(name) &&
    requestNaming(calls[name].request as unknown as Schema, nobody) !== null,
);

describe('[TEAM-10] requests by an agent', () => {
  let agent: Caller;
  let own: string;
  /** An account with its own id and the ids of its contracts and envelope. */
  let strangers: Named[];

  beforeAll(async () => {
    await database
      .update(accounts)
      .set({ paymentPasswordHash: await hashPassword(paymentPassword) })
      .where(inArray(accounts.name, ['pilar', 'ramon']));
    agent = await callerOf('pilar');
    const stranger = await callerOf('ramon');
    const rain = { key: randomUUID(), audience: 'all', shares: 1, split: 'equal', amount: '25', hours: 1 };
    const envelope = await handlers.transferMultipleDownline(
      v.parse(calls.transferMultipleDownline.request, { ...rain, paymentPassword, greeting: '' }),
      stranger,
      context,
    );
    const theirs = await database
      .select()
      .from(contracts)
      .where(eq(contracts.accountId, stranger.account.id));
    strangers = [stranger.account, ...theirs, envelope].map(({ id }) => ({
      account: 'ramon',
      id: String(id),
    }));
    const { list } = await handlers.downlines(
      v.parse(calls.downlines.request, { account: '', page: 1, pageSize: 1 }) as never,
      agent,
      context,
    );
    own = list[0]?.account ?? '';
  });

  test('calls that name a member are found by their schema', () => {
    expect(ofAgents).toEqual(
      expect.arrayContaining([
        'teamKpiA',
        'teamFigures',
        'teamBets',
        'downlines',
        'downline',
        'dividendPayout',
        'recipients',
        'transferDownline',
        'transferMultipleDownline',
        'stopEnvelope',
        'offerContract',
        'endContract',
      ]),
    );
  });

  test.each(ofAgents)('%s gives the same answer for a stranger as for an unknown name', async (name) => {
    const alike = await answerTo(name, nobody, agent);
    expect(strangers.length).toBeGreaterThan(4);
    for (const stranger of strangers) expect(await answerTo(name, stranger, agent)).toBe(alike);
  });

  test.each([
    'teamKpiA',
    'teamFigures',
    'teamBets',
    'downlines',
    'downline',
    'recipients',
    'downlineTransfer',
    'transferDownline',
    'transferMultipleDownline',
    'offerableContracts',
  ] as const)('%s answers for a member of the agent’s line', async (name) => {
    const answer = await answerTo(name, { account: own, id: nobody.id }, agent);
    expect(answer).toContain('"value"');
    expect(answer).not.toBe(await answerTo(name, nobody, agent));
  });
});
