import { pino } from 'pino';
import { createStoppedClock } from '#operator/core/clock.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { seed } from '#operator/seed/seed.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

export interface TestContext extends OperatorContext {
  close(): Promise<unknown>;
}

const contextOn = ({ database, close }: TestDatabase): TestContext => ({
  database,
  clock: createStoppedClock(),
  log: pino({ level: 'silent' }),
  sandbox: true,
  close,
});

/** An empty database with the schema, of the test's own, a clock that stands still, and the sandbox. */
export const createTestContext = async (): Promise<TestContext> => contextOn(await openTestDatabase());

/** The same with what the seed makes. */
export async function createSeededContext(): Promise<TestContext> {
  const context = contextOn(await openTestDatabase({ seeded: true }));
  await seed(context);
  return context;
}
