import { createDatabase } from '#operator/testing/createDatabase.ts';
import { startOperator } from '#tools/operatorProcess.ts';
import { startPostgres } from '#tools/postgres.ts';

/** Passes the address of the run's seeded database to the workers. */
const variable = 'E2E_DATABASE';

const settingsFor = (database: string) => ({
  DATABASE_URL: database,
  SANDBOX_IN_PUBLIC: 'everybody may change everything',
});

/**
 * Starts a PostgreSQL server for the run's operators and seeds a database: the embedded one uses as much CPU as the
 * browser. Journeys that start their operator like `npm start` still use that one. Resolves with a function that
 * stops the server.
 */
export async function prepareDatabases(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  try {
    const filled = await createDatabase(url);
    const operator = await startOperator(settingsFor(filled));
    await operator.stop();
    process.env[variable] = filled;
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** Creates a seeded database for one operator; resolves with the settings to start that operator. */
export async function freshDatabase(): Promise<Record<string, string>> {
  const filled = process.env[variable];
  if (!filled) throw new Error('No database server: Playwright starts it before any worker.');
  // Connect to another database: PostgreSQL can't copy one that is in use.
  const server = new URL('postgres', filled).href;
  return settingsFor(await createDatabase(server, new URL(filled).pathname.slice(1)));
}
