import { Worker } from 'node:worker_threads';
import type { Configuration } from '@araw/contract/calls/configuration';
import type { Asked, Draw, Drawing } from './drawing.ts';

interface Answer {
  id: number;
  drawing?: Drawing | null;
  error?: string;
}

export interface Drawer {
  draw: Draw;
  /** From the next drawing on; those under way are finished. */
  configure(configuration: Configuration): void;
  close(): Promise<void>;
}

/** Milliseconds to draw one page. */
const limit = 5_000;
/** Length of the queue; beyond it pages are sent without a drawing. */
const mostWaiting = 20;

/**
 * Draws pages in a worker, one after another. A drawing that takes too long is terminated with its worker, and a new one
 * draws the next.
 */
export function createDrawer(script: URL, initial: Configuration, { timeLimit = limit } = {}): Drawer {
  let configuration = initial;
  let thread: Thread | undefined;
  let lastId = 0;

  function start(): Thread {
    const worker = new Worker(script, {
      workerData: configuration,
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    worker.unref();
    const started: Thread = { worker, waiting: new Map() };
    worker.on('message', ({ id, drawing, error }: Answer) => {
      const asker = started.waiting.get(id);
      started.waiting.delete(id);
      if (error === undefined) asker?.take(drawing ?? null);
      else asker?.end(new Error(error));
      // Retired by `configure`.
      if (thread !== started && started.waiting.size === 0) void worker.terminate();
    });
    const gone = (cause: unknown) => {
      if (thread === started) thread = undefined;
      const error = new Error('the thread that draws has ended', { cause });
      for (const asker of started.waiting.values()) asker.end(error);
      started.waiting.clear();
    };
    worker.on('error', gone);
    worker.on('exit', gone);
    return started;
  }

  const draw = (asked: Asked) =>
    new Promise<Drawing | null>((resolve, reject) => {
      thread ??= start();
      const own = thread;
      const { worker, waiting } = own;
      if (waiting.size >= mostWaiting) return reject(new Error('too many pages wait to be drawn'));
      lastId += 1;
      const id = lastId;
      const giveUp = () => {
        waiting.delete(id);
        reject(new Error(`${asked.path} took more than ${timeLimit} ms to draw`));
        if (thread === own) thread = undefined;
        void worker.terminate();
      };
      const tooLong = setTimeout(giveUp, timeLimit * (waiting.size + 1));
      waiting.set(id, {
        end(error) {
          clearTimeout(tooLong);
          reject(error);
        },
        take(drawing) {
          clearTimeout(tooLong);
          resolve(drawing);
        },
      });
      worker.postMessage({ id, asked });
    });

  return {
    draw,
    configure(next) {
      configuration = next;
      // What a thread has drawn with one configuration stays in its modules.
      if (thread?.waiting.size === 0) void thread.worker.terminate();
      thread = undefined;
    },
    async close() {
      await thread?.worker.terminate();
    },
  };
}

interface Thread {
  worker: Worker;
  /** Pending pages by number. */
  waiting: Map<number, { end(error: Error): void; take(drawing: Drawing | null): void }>;
}
