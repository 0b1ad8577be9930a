// The embedded database in a worker (workerClient.ts). Plain JavaScript, so that it runs unbuilt, from the sources and next to
// the built operator.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';

const same = (value) => value;
/** Types that drizzle parses itself; functions can't be passed between threads. */
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, 1231, 1115, 1185, 1187, 1182].map(
    (type) => [type, same],
  ),
);

const { dataDir, template } = workerData;
const database = await PGlite.create({
  ...(dataDir && { dataDir }),
  ...(template && { loadDataDir: new Blob([template], { type: 'application/gzip' }) }),
});
// Passed with each statement, they would be merged with all types every time.
Object.assign(database.parsers, parsers);

/** By number: where a transaction's statements go, and how it ends. */
const transactions = new Map();

const rolledBack = Symbol('rolled back');

const work = {
  async query({ transaction, text, params, rowMode }) {
    const runs = transaction === undefined ? database : transactions.get(transaction).runs;
    const { rows, fields, affectedRows } = await runs.query(text, params, { rowMode });
    return { rows, fields, affectedRows };
  },

  async exec({ text }) {
    await database.exec(text);
  },

  /** Resolves once the transaction has begun. */
  begin({ transaction }) {
    return new Promise((begun, failed) => {
      const ended = database.transaction((runs) => {
        return new Promise((commit, rollback) => {
          transactions.set(transaction, {
            runs,
            commit,
            rollback: () => rollback(rolledBack),
            ended: () => ended,
          });
          begun();
        });
      });
      ended.catch(failed);
    });
  },

  async commit({ transaction }) {
    const { commit, ended } = transactions.get(transaction);
    transactions.delete(transaction);
    commit();
    await ended();
  },

  async rollback({ transaction }) {
    const { rollback, ended } = transactions.get(transaction);
    transactions.delete(transaction);
    rollback();
    await ended().catch((error) => {
      if (error !== rolledBack) throw error;
    });
  },

  async dump() {
    return (await database.dumpDataDir('gzip')).arrayBuffer();
  },

  async close() {
    await database.close();
  },
};

/** An error with the database's details, without query parameters and uncloneable values. */
const describe = (error) => ({
  ...Object.fromEntries(Object.entries(error).filter(([, value]) => typeof value === 'string')),
  message: error.message,
  name: error.name,
});

async function answer({ id, kind, ...given }) {
  try {
    parentPort.postMessage({ id, value: await work[kind](given) });
  } catch (error) {
    parentPort.postMessage({ id, error: describe(error) });
  }
}

parentPort.on('message', (request) => void answer(request));
parentPort.postMessage({ id: 0 });
