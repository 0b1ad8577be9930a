import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { pino } from 'pino';
import { createStoppedClock } from './clock.ts';
import type { OperatorContext } from './context.ts';
import { openEmbedded, openPostgres, type Connection } from './database/connect.ts';

export interface TestContext extends OperatorContext {
  close(): Promise<void>;
}

/**
 * A migrated, empty database of the test's own and a clock that stands still: on the PostgreSQL server that
 * TEST_DATABASE_URL names, else embedded in memory.
 */
export async function createTestContext(): Promise<TestContext> {
  const server = process.env.TEST_DATABASE_URL;
  const connection = server ? await freshPostgres(server) : await openEmbedded(null);
  return {
    database: connection.database,
    clock: createStoppedClock(),
    log: pino({ level: 'silent' }),
    close: connection.close,
  };
}

async function freshPostgres(server: string): Promise<Connection> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const address = new URL(server);
  address.pathname = `/${name}`;
  return openPostgres(address.href);
}
