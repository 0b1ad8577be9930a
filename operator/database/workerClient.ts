import { Worker } from 'node:worker_threads';
import type { QueryOptions, Results, Transaction } from '@electric-sql/pglite';
import { operatorPath } from '#operator/core/files.ts';

type Request =
  | { kind: 'query'; transaction?: number; text: string; params: unknown[] | undefined; rowMode: unknown }
  | { kind: 'exec'; text: string }
  | { kind: 'begin' | 'commit' | 'rollback'; transaction: number }
  | { kind: 'dump' | 'close' };

interface Answer {
  id: number;
  value?: unknown;
  error?: { message: string; name: string };
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The part of PGlite that drizzle and the operator use. */
export interface EmbeddedClient {
  query<Row>(text: string, params?: unknown[], options?: QueryOptions): Promise<Results<Row>>;
  exec(text: string): Promise<unknown>;
  transaction<Value>(work: (transaction: Pick<Transaction, 'query'>) => Promise<Value>): Promise<Value>;
  dumpDataDir(compression: 'gzip'): Promise<Blob>;
  close(): Promise<void>;
  /** Ends the worker immediately, like the end of the process. */
  cut(): Promise<unknown>;
}

/** `isUnavailable` recognises this message. */
const gone = () => new Error('The embedded database has ended');

/**
 * PGlite in a worker, so that the operator can answer while the database is busy. Rejects if it can't be opened; errors
 * of queries carry PGlite's details, such as `code` and `constraint`.
 */
export async function openInWorker(dataDir: string | null, template?: Blob): Promise<EmbeddedClient> {
  const worker = new Worker(operatorPath('database/worker.mjs'), {
    workerData: { dataDir, template: await template?.arrayBuffer() },
    // The main thread's loaders don't apply to plain JavaScript.
    execArgv: [],
  });
  const waiting = new Map<number, Waiting>();
  let ended = false;
  let ids = 0;

  const answerTo = (id: number) =>
    new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  const failAll = (error: Error) => {
    ended = true;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('message', ({ id, value, error }: Answer) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error) asked?.reject(Object.assign(new Error(error.message), error));
    else asked?.resolve(value);
  });
  worker.on('error', failAll);
  worker.on('exit', () => failAll(gone()));

  function ask(request: Request): Promise<unknown> {
    if (ended) return Promise.reject(gone());
    const id = ++ids;
    worker.postMessage({ ...request, id });
    return answerTo(id);
  }

  const queryIn =
    (transaction?: number) =>
    <Row>(text: string, params?: unknown[], options?: QueryOptions) =>
      ask({ kind: 'query', transaction, text, params, rowMode: options?.rowMode }) as Promise<Results<Row>>;

  let transactions = 0;

  // PGlite throws an error without a message here.
  await answerTo(0).catch((cause: unknown) => {
    throw new Error(`The embedded database${dataDir ? ` in ${dataDir}` : ''} cannot be opened.`, { cause });
  });
  return {
    query: queryIn(),
    exec: (text) => ask({ kind: 'exec', text }),
    async transaction(work) {
      const transaction = ++transactions;
      await ask({ kind: 'begin', transaction });
      let value;
      try {
        value = await work({ query: queryIn(transaction) });
      } catch (error) {
        await ask({ kind: 'rollback', transaction });
        throw error;
      }
      await ask({ kind: 'commit', transaction });
      return value;
    },
    dumpDataDir: async () =>
      new Blob([(await ask({ kind: 'dump' })) as ArrayBuffer], { type: 'application/gzip' }),
    async close() {
      await ask({ kind: 'close' });
      await worker.terminate();
    },
    cut: () => worker.terminate(),
  };
}
