import { pino } from 'pino';
import { createStoppedClock } from '#operator/core/clock.ts';
import type { OperatorContext } from '#operator/core/context.ts';
import { openTestDatabase } from './database.ts';

export interface TestContext extends OperatorContext {
  close(): Promise<unknown>;
}

/** An empty database with the schema, of the test's own, a clock that stands still, and the sandbox. */
export async function createTestContext(): Promise<TestContext> {
  const { database, close } = await openTestDatabase();
  return { database, clock: createStoppedClock(), log: pino({ level: 'silent' }), sandbox: true, close };
}
