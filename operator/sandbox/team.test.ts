import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';

let operator: RunningOperator;
beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase(),
    clock: createStoppedClock(),
    log: pino({ level: 'silent' }),
    sandbox: true,
    checkAnswers: true,
  });
});
afterAll(() => operator.close());

const move = (form: Record<string, string>) =>
  operator.server.inject({
    method: 'POST',
    url: '/sandbox/team',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'localhost:8080',
      'sec-fetch-site': 'same-origin',
    },
    payload: new URLSearchParams(form).toString(),
  });

/** What a page says, of the table's rows that begin with an account alone. */
async function rowOf(account: string) {
  const { body } = await operator.server.inject('/sandbox/team');
  const said = body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  const rows = said.slice(said.indexOf('From the next midnight'));
  return new RegExp(`\\b${account} (\\d+ ?[a-z_0-9 ]*?)(?= [a-z_0-9]+ \\d+ |$)`).exec(rows)?.[1]?.trim();
}

test('[TEAM-11] the sandbox moves a member: today’s superior stays until midnight, and the move is listed', async () => {
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
  [{ account: 'jose', superior: 'nena' }, 'nena is no agent.'],
  [{ account: 'nobody', superior: 'ramon' }, 'There is no account nobody.'],
  [{ account: '', superior: 'ramon' }, 'An account is missing.'],
])('[TEAM-11] the sandbox says why %j is not done', async (form, why) => {
  const answer = await move(form);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).toContain(why);
  expect(answer.body).toContain('<a href="/sandbox/team">Back to the team</a>');
});
