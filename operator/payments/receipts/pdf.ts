import { Worker } from 'node:worker_threads';
import { Refusal } from '@araw/server/http/refusal';
import { operatorPath } from '#operator/core/files.ts';

const heapMegabytes = 256;

/** Milliseconds: until the thread has loaded its libraries, and for the file itself. */
const patienceWithThread = 20_000;
const patienceWithFile = 4_000;

type Answer = 'ready' | { /** The rewritten file; null if it is refused. */ content: Uint8Array | null };

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Rewrites a PDF from its parsed objects, dropping everything before, between or after them. Null if it can't be parsed
 * within 256 MB, is encrypted, has no page, embeds other files, or unpacks to more than a receipt has. Null, too, if it
 * contains actions (JavaScript, launching, sending), or any that runs without a tap. Throws Refusal `unavailable` if it takes longer than
 * these milliseconds: the others in the queue wait for it.
 */
export async function rewritePdf(
  content: Uint8Array,
  patience = patienceWithFile,
): Promise<Uint8Array | null> {
  const worker = new Worker(operatorPath('payments/receipts/pdfWorker.mjs'), {
    workerData: content,
    // The main thread's loaders don't apply to plain JavaScript.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const allow = (milliseconds: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => reject(new Refusal('unavailable', { retryAfter: 60 })), milliseconds);
      };
      allow(patienceWithThread);
      worker.on('message', (answer: Answer) =>
        answer === 'ready' ? allow(patience) : resolve(answer.content),
      );
      worker.once('error', (error) => (isOutOfMemory(error) ? resolve(null) : reject(error)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
