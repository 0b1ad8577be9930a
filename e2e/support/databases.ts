import pg from 'pg';
import { startOperator } from '#tools/operatorProcess.ts';
import { startPostgres } from '#tools/postgres.ts';

/** Where workers read the address of the server that the run has started. */
const variable = 'E2E_POSTGRES';
const template = 'seeded';

const settingsFor = (database: string, server: string) => ({
  DATABASE_URL: new URL(database, server).href,
  SANDBOX_IN_PUBLIC: 'everybody may change everything',
});

async function create(database: string, from: string, server: string) {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(`create database ${database} template ${from}`);
  } finally {
    await client.end();
  }
}

/**
 * A PostgreSQL server for the operators of the run, with a database that one of them has filled. The embedded database takes as much
 * of the processor as the browser; a journey that starts its operator as `npm start` does still runs on it. Resolves with what stops
 * the server.
 */
export async function prepareDatabases(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  try {
    await create(template, 'template1', url);
    const operator = await startOperator(settingsFor(template, url));
    await operator.stop();
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[variable] = url;
  return stop;
}

let made = 0;

/** What an operator is started with to have a database of its own, filled. */
export async function freshDatabase(): Promise<Record<string, string>> {
  const server = process.env[variable];
  if (!server) throw new Error('No database server: Playwright starts it before any worker.');
  made += 1;
  const database = `of_${process.pid}_${made}`;
  await create(database, template, server);
  return settingsFor(database, server);
}
