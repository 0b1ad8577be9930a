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

/** A separate empty database with the schema, a stopped clock, and the sandbox. */
export const createTestContext = async (): Promise<TestContext> => contextOn(await openTestDatabase());

/** The same with the seed. */
export async function createSeededContext(): Promise<TestContext> {
  const context = contextOn(await openTestDatabase({ seeded: true }));
  await seed(context);
  return context;
}
