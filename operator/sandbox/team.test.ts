import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { contracts } from '#operator/database/tables/agents.tables.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import { withoutEntities } from '#operator/testing/entities.ts';

let operator: RunningOperator;
beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase({ seeded: true }),
    clock: createStoppedClock(),
    log: pino({ level: 'silent' }),
    sandbox: true,
    checkAnswers: true,
  });
});
afterAll(() => operator.close());

const post = (url: string, form: Record<string, string>) =>
  operator.server.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'localhost:8080',
      'sec-fetch-site': 'same-origin',
    },
    payload: new URLSearchParams(form).toString(),
  });

const move = (form: Record<string, string>) => post('/sandbox/team', form);

/** A page's text, limited to the table rows that start with an account. */
async function rowOf(account: string) {
  const { body } = await operator.server.inject('/sandbox/team');
  const said = body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  const rows = said.slice(said.indexOf('From the next midnight'));
  return new RegExp(`\\b${account} (\\d+ ?[a-z_0-9 ]*?)(?= [a-z_0-9]+ \\d+ |$)`).exec(rows)?.[1]?.trim();
}

test('[TEAM-11] the sandbox moves a member: today’s agent stays until midnight, and the move is listed', async () => {
  expect(await rowOf('nardo')).toBe('1 carmela');
  expect((await move({ account: ' nardo ', superior: 'GREGORIO' })).statusCode).toBe(303);
  expect(await rowOf('nardo')).toBe('1 carmela gregorio');
  const { body } = await operator.server.inject('/sandbox/team');
  expect(body.replaceAll(/\s+/g, ' ')).toContain(
    '<code>nardo</code> from carmela to gregorio, from 16 January 2026 on',
  );
  operator.context.clock.shift(4 * 3_600_000);
  expect(await rowOf('nardo')).toBe('1 gregorio');
});

test.each([
  [{ account: 'ramon', superior: 'jose' }, 'jose stands below ramon.'],
  [{ account: 'maria', superior: 'ramon' }, 'maria is put under ramon already.'],
  [{ account: 'jose', superior: 'nena' }, "nena isn't an agent."],
  [{ account: 'nobody', superior: 'ramon' }, "There's no account nobody."],
  [{ account: '', superior: 'ramon' }, 'Enter an account.'],
])('[TEAM-11] the sandbox says why %j fails', async (form, why) => {
  const answer = await move(form);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(withoutEntities(answer.body)).toContain(why);
  expect(answer.body).toContain('<a href="/sandbox/team">Back to the team</a>');
});

const offer = (form: Record<string, string>) => post('/sandbox/team/contracts', form);
const tiers = '1000, 0, 1\n5000, 2, 1.5\n';

test('[TEAM-09] [TEAM-13] the sandbox offers an agent with no one above a contract paid by the house, once while it waits', async () => {
  const { database } = operator.context;
  const offered = async () =>
    (await database.select().from(contracts)).filter(
      ({ offeredAt }) => offeredAt === operator.context.clock.now(),
    );
  const given = { account: ' Pilar ', kind: 'hourlySalary', terms: tiers };
  const answer = await offer(given);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/sandbox/team?offered=1']);
  expect((await operator.server.inject('/sandbox/team?offered=1')).body).toContain('The agent decides.');
  expect(await offered()).toMatchObject([
    {
      kind: 'hourlySalary',
      status: 'requested',
      decider: 'holder',
      payerId: null,
      terms: [
        { amount: 1_000, activeMembers: 0, rate: 1 },
        { amount: 5_000, activeMembers: 2, rate: 1.5 },
      ],
    },
  ]);
  const again = await offer(given);
  expect([again.statusCode, withoutEntities(again.body)]).toEqual([
    409,
    expect.stringContaining("There's already an open offer of this type."),
  ]);
  expect(await offered()).toHaveLength(1);
});

test.each([
  [{ account: 'jose' }, 'jose has an agent, who offers contracts.'],
  [{ account: 'nena' }, "nena isn't an agent."],
  [{ account: 'nobody' }, "There's no account nobody."],
  [
    { terms: '1000, 0, 1\n1000, 0, 2' },
    'Tier 2 needs a higher amount and a higher share than the one before, up to 100%.',
  ],
  [{ terms: '1000, 0, 100.01' }, 'Enter one to five tiers'],
  [{ terms: '1000, 0' }, 'Enter one to five tiers'],
  [{ terms: '1000, 0, 1, 2' }, 'Enter one to five tiers'],
  [{ terms: '\n' }, 'Enter one to five tiers'],
  [{ kind: 'weekly' }, 'Invalid type'],
])('[TEAM-09] the sandbox says why it does not offer %j', async (change, why) => {
  const answer = await offer({ account: 'pilar', kind: 'dividend', terms: tiers, ...change });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(withoutEntities(answer.body)).toContain(why);
});
