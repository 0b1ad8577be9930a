import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSession } from '#operator/accounts/identity/sessions.ts';
import { createStoppedClock } from '#operator/core/clock.ts';
import { accounts } from '#operator/database/tables/accounts.tables.ts';
import { playerProtections } from '#operator/database/tables/protection.tables.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { headers } from '@araw/contract/calls/answer';
import { type CallName, calls } from '@araw/contract/calls/calls';
import type { Standing } from '@araw/contract/calls/roles';
import { openWhileAway } from '../protection/openWhileAway.ts';

// Every call of a running operator, by visitors and in every standing. What is expected comes from the requirements and
// from the operator's answers to others, never from the call table's `access` and `staysOpen`.

const limits = { perIp: 1_000_000, perAccount: 1_000_000, guardedPerIp: 1_000_000 };
const hour = 3_600_000;
const names = Object.keys(calls) as CallName[];

let operator: RunningOperator;
beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase({ seeded: true }),
    clock: createStoppedClock(),
    log: pino({ level: 'silent' }),
    sandbox: true,
    limits,
  });
});
afterAll(() => operator.close());

const accountOf = async (name: string) => {
  const [account] = await operator.context.database.select().from(accounts).where(eq(accounts.name, name));
  if (!account) throw new Error(`There is no ${name}`);
  return account;
};

type Account = Awaited<ReturnType<typeof accountOf>>;

/** The code of each answer. Permission is checked before the request, so an empty one does nothing. */
async function answersTo(account: Account | null): Promise<Map<CallName, string>> {
  const { context, server } = operator;
  const codes = new Map<CallName, string>();
  for (const name of names) {
    const { method, path } = calls[name];
    // A session for each call: some of them end it.
    const token =
      account && (await startSession(context, account, { ip: '', userAgent: '', sessionId: null }));
    const { body } = await server.inject({
      method,
      url: path,
      headers: { ...(token && { [headers.token]: token }), 'sec-fetch-site': 'same-origin' },
    });
    codes.set(name, (JSON.parse(body) as { code?: string }).code ?? '');
  }
  return codes;
}

async function stand({ id: accountId }: Account, standing: Standing) {
  const { database, clock } = operator.context;
  const until = standing === 'playing' || standing === 'over' ? null : clock.now() + hour;
  const values = { standing, until };
  await database
    .insert(playerProtections)
    .values({ accountId, ...values })
    .onConflictDoUpdate({ target: playerProtections.accountId, set: values });
}

const ofRole = ['notLoggedIn', 'realAccountOnly', 'freeReject', 'nonMember', 'nonAgent'];
const isRefusedByRole = (code: string | undefined) => ofRole.includes(code ?? '');

/** What PROT-04 closes: games, cash-ins, bonuses, promotions, missions, invitations, envelopes and limits. */
const closedWhileAway: readonly CallName[] = [
  'launchGame',
  'cashIn',
  'quoteDeposit',
  'createDeposit',
  'joinPromotion',
  'applyForPromotion',
  'claimReward',
  'claimGift',
  'claimMission',
  'claimRebate',
  'redeem',
  'invitation',
  'openEnvelope',
  'transferUpline',
];

test.each([
  ['maria', 0],
  ['ramon', 1],
] as const)(
  '[PROT-04] every call of %s, of type %i, in every standing: away, only what needs no session and what the rule leaves open is answered',
  { tags: ['full'] },
  async (name, type) => {
    const account = await accountOf(name);
    expect(account.type).toBe(type);
    const visitor = await answersTo(null);
    await stand(account, 'playing');
    const playing = await answersTo(account);
    expect([...playing].filter(([, code]) => code === 'onBreak')).toEqual([]);
    expect(names.filter((call) => playing.get(call) === 'notLoggedIn')).toEqual([]);

    for (const standing of ['onBreak', 'excluded', 'over', 'returning'] as const) {
      await stand(account, standing);
      const away = await answersTo(account);
      const refused = names.filter((call) => away.get(call) === 'onBreak');
      const expected = names.filter(
        (call) =>
          isRefusedByRole(visitor.get(call)) &&
          !isRefusedByRole(playing.get(call)) &&
          !openWhileAway.includes(call),
      );
      expect([standing, refused]).toEqual([standing, expected]);
      expect(refused).toEqual(expect.arrayContaining([...closedWhileAway]));
      // Roles are unchanged by it.
      const byRole = (codes: Map<CallName, string>) =>
        names.filter((call) => isRefusedByRole(codes.get(call)));
      expect(byRole(away)).toEqual(byRole(playing));
    }
    await stand(account, 'playing');
  },
);
