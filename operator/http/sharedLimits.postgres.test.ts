import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { openPostgres } from '#operator/database/connect.ts';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { createDatabase } from '#operator/testing/createDatabase.ts';
import { patient } from '#operator/testing/database.ts';
import { headers as names } from '@araw/contract/calls/answer';
import { createLogger } from '@araw/server/log/logger';

const clock = createStoppedClock();
const operators: RunningOperator[] = [];

beforeAll(async () => {
  const url = await createDatabase(inject('postgresUrl') ?? '', inject('schemaDatabase'));
  for (let process = 0; process < 3; process++)
    operators.push(
      await createOperator({
        connection: await openPostgres(url, patient),
        clock,
        log: createLogger('silent'),
        sandbox: false,
      }),
    );
});
afterAll(() => Promise.all(operators.map((operator) => operator.close())));

/** Each test starts a new window. */
beforeEach(() => clock.shift(3_600_000));

async function statusOf(remoteAddress: string, process: number) {
  const answer = await operators[process]?.server.inject({
    method: 'GET',
    url: '/wps/check/username?username=maria',
    remoteAddress,
    headers: { [names.merchant]: 'ARAW' },
  });
  return answer?.statusCode;
}

/** How many of these guarded calls, sent to each process in turn, are answered. */
async function passed(calls: number, addressOf: (index: number) => string) {
  const statuses = await Promise.all(
    Array.from({ length: calls }, (_, index) => statusOf(addressOf(index), index % operators.length)),
  );
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 200).length;
}

const rows = async () => {
  const [first] = operators;
  const found = await first?.context.database.execute<{ rows: number }>(
    sql`select count(*)::int as rows from call_counts`,
  );
  return (found as unknown as { rows: { rows: number }[] }).rows[0]?.rows;
};

test('three processes answer 60 guarded calls a minute for one network, not 180', async () => {
  expect(await passed(240, () => '192.0.2.1')).toBe(60);
  clock.shift(59_999);
  expect(await passed(3, () => '192.0.2.1')).toBe(0);
  clock.shift(1);
  expect(await passed(240, () => '192.0.2.1')).toBe(60);
});

test('of 300 guarded calls from as many networks in one /48 they answer 120', async () => {
  expect(await passed(300, (index) => `2001:db8:5:${index.toString(16)}::1`)).toBe(120);
  expect(await passed(3, () => '2001:db8:6::1')).toBe(3);
});

test('the table never has more than 50,000 rows: the oldest make room', async () => {
  const [first] = operators;
  await first?.context.database.execute(
    sql`insert into call_counts (key, calls, began_at)
      select 'guarded n' || i, 1, ${clock.now()}::bigint from generate_series(1, 50000) i`,
  );
  expect(await passed(60, () => '192.0.2.4')).toBe(60);
  expect(await rows()).toBe(50_000 - 59);
  expect(await passed(3, () => '192.0.2.4')).toBe(0);
});
