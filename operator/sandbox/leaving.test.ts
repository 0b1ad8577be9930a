import { eq, gt } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { findCode } from '#operator/agents/affiliates.ts';
import { requireHumanCheck } from '#operator/accounts/guards/humanCheck.ts';
import { issueIdToken } from '#operator/accounts/identity/identity.ts';
import { phoneProver } from '#operator/accounts/merchantSwitches.ts';
import { openSession, startSession } from '#operator/accounts/identity/sessions.ts';
import { contentOfStatus } from '#operator/content/status.ts';
import { createStoppedClock } from '#operator/core/clock.ts';
import type { Handlers } from '#operator/core/context.ts';
import { accounts, loginFailures } from '#operator/database/tables/accounts.tables.ts';
import { createHandlers } from '#operator/handlers.ts';
import { demoAccounts, demoPassword } from '#operator/seed/demoAccounts.ts';
import { team } from '#operator/seed/teamData.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { merchantOf } from '#operator/system/merchants.ts';
import { refusalOf, solvedHumanCheck, visitor } from '#operator/testing/accounts.ts';
import { createTestAccounts, openTestDatabase } from '#operator/testing/database.ts';
import { setFlag, setPhoneProvider } from '#operator/testing/system.ts';

const connection = await openTestDatabase();
const day = 24 * 3_600_000;
let operator: RunningOperator;
let handlers: Handlers;
afterAll(async () => {
  await operator.close();
  await connection.close();
});

/** The operator on the same database, as after a restart, with the real time. */
async function start(sandbox: boolean) {
  await operator?.close();
  operator = await createOperator({
    connection: { ...connection, close: async () => true },
    clock: createStoppedClock(),
    log: pino({ level: 'silent' }),
    sandbox,
  });
  handlers = createHandlers({ sandbox });
}

const outcomeOf = async (work: Promise<unknown>) => (await refusalOf(work))?.code ?? 'open';

const logIn = (username: string, password = demoPassword) =>
  handlers.logIn(
    { type: 'username', username, password, captcha: '', captchaId: '' },
    visitor,
    operator.context,
  );
const logInBy = (firebaseIdToken: string) =>
  handlers.logIn(
    { type: 'firebase', username: '', password: '', captcha: '', captchaId: '', firebaseIdToken },
    visitor,
    operator.context,
  );

const codes = ['RAMON88', 'JOSE22'];
const reads = async (path: string) => (await operator.server.inject(path)).statusCode;

/** What the sandbox opens, and whether it is open. */
async function seen() {
  const { context } = operator;
  const merchant = await merchantOf(context);
  const settings = await handlers.consolidatedSettings({}, visitor, context);
  return {
    logIns: await Promise.all(demoNames.map(async (name) => [name, await outcomeOf(logIn(name))])),
    agents: await Promise.all(
      codes.map(async (code) => (await findCode(context, merchant, { code, domain: '' })) !== null),
    ),
    downloads: (await contentOfStatus(context)).resources.filter(({ url }) => url.startsWith('/sandbox'))
      .length,
    provider: [merchant.settings.identity?.provider, settings.identity?.provider],
    draws: context.setNumbers !== undefined,
    pages: [await reads('/sandbox'), await reads('/sandbox/outbox'), await reads('/sandbox/app/ios')],
  };
}

const demoNames = demoAccounts.filter(({ locked, type }) => !locked && type !== 4).map(({ name }) => name);

const open = {
  logIns: demoNames.map((name) => [name, 'open']),
  agents: [true, true],
  downloads: 3,
  provider: ['sandbox', 'sandbox'],
  draws: true,
  pages: [200, 200, 200],
};
const closed = {
  logIns: demoNames.map((name) => [name, 'userDisabled']),
  agents: [false, false],
  downloads: 0,
  provider: [undefined, undefined],
  draws: false,
  pages: [404, 404, 404],
};

test('restarted without the sandbox, its accounts, links and clock are closed, and they reopen with it', async () => {
  await start(true);
  const { context } = operator;
  expect(await seen()).toEqual(open);
  const { token: demoToken } = await logIn('maria');
  const { token: teamToken } = await logIn(team[0]?.name ?? '');
  await setPhoneProvider(context, true);

  const [player] = await createTestAccounts(context.database, 1);
  const login = { ip: '', userAgent: '', sessionId: null };
  const playerToken = await startSession(context, { id: player ?? 0 }, login);
  context.clock.shift(30 * day);
  const tokenAhead = await startSession(context, { id: player ?? 0 }, login);
  const idToken = await issueIdToken(context, {
    subject: 'google-2001',
    channel: 'google',
    phone: null,
    nonce: 'n',
  });
  const proofAhead = await solvedHumanCheck(context);
  await refusalOf(logIn('maria', 'wrong'));
  await context.database.update(accounts).set({ disabled: true }).where(eq(accounts.name, 'pedro'));

  await start(false);
  expect(await seen()).toEqual(closed);
  for (const token of [demoToken, teamToken]) {
    expect(await outcomeOf(openSession(operator.context, token))).toBe('sessionEnded');
  }
  expect(await outcomeOf(openSession(operator.context, playerToken))).toBe('open');
  expect(await outcomeOf(openSession(operator.context, tokenAhead))).toBe('sessionEnded');
  expect(await outcomeOf(logInBy(idToken))).toBe('switchedOff');
  expect(phoneProver(await merchantOf(operator.context))).toBe('operator');
  expect(await outcomeOf(requireHumanCheck(operator.context, proofAhead))).toBe('humanCheckFailed');
  // Correct names only count as failed until the answer is known; the rest is from now.
  expect(
    await operator.context.database.$count(loginFailures, gt(loginFailures.at, operator.context.clock.now())),
  ).toBe(0);

  // A switch changed meanwhile must not overwrite the closed provider.
  await setFlag(operator.context, 'CBS3', false);
  await start(true);
  const logIns = open.logIns.map(([name = '', outcome]) => [
    name,
    name === 'pedro' ? 'userDisabled' : outcome,
  ]);
  expect(await seen()).toEqual({ ...open, logIns });
  expect(await outcomeOf(openSession(operator.context, demoToken))).toBe('sessionEnded');
  expect(phoneProver(await merchantOf(operator.context))).toBe('provider');
  expect(operator.context.setNumbers?.waiting()).toBe(0);
});
