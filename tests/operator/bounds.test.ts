import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoppedClock } from '#operator/core/clock.ts';
import { createLogger } from '@araw/server/log/logger';
import { createOperator, type RunningOperator } from '#operator/server.ts';
import { openTestDatabase } from '#operator/testing/database.ts';
import type { CallName } from '@araw/contract/calls/calls';
import { firstOfEachWay, names, requestsWith, send, tokenFor } from './requests.ts';

let operator: RunningOperator;

beforeAll(async () => {
  operator = await createOperator({
    connection: await openTestDatabase(),
    clock: createStoppedClock(),
    log: createLogger('silent'),
    sandbox: false,
    limits: { perIp: Infinity, perAccount: Infinity, guardedPerIp: Infinity },
    checkAnswers: true,
  });
});
afterAll(() => operator.close());

const numbers = [2 ** 31, 2 ** 31 - 1, 2 ** 53, -1, 1.5, NaN];
/** In JSON notation; JSON has no NaN, so that body is invalid. */
const literals = numbers.flatMap((number) => [String(number), JSON.stringify(String(number))]);

async function faultsOf(name: CallName): Promise<string[]> {
  const requests = new Set(literals.flatMap((literal) => requestsWith(name, literal)));
  const token = await tokenFor(operator, name);
  const faults: string[] = [];
  for (const request of requests) {
    const status = await send(operator, name, request, token);
    if (status >= 500) faults.push(`${status} ${request}`);
  }
  return faults;
}

test.each(firstOfEachWay)('%s never answers a number with a server error', async (name) => {
  expect(await faultsOf(name)).toEqual([]);
});

test.each(names.filter((name) => !firstOfEachWay.includes(name)))(
  '%s doesn’t either',
  { tags: ['full'] },
  async (name) => {
    expect(await faultsOf(name)).toEqual([]);
  },
);
