import { Worker } from 'node:worker_threads';
import { operatorPath } from '#operator/core/files.ts';

const heapMegabytes = 256;

interface Answer {
  /** The rewritten file; null if it is refused. */
  content: Uint8Array | null;
}

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Rewrites a PDF from its parsed objects, dropping everything before, between or after them. Null if it can't be parsed
 * within these milliseconds and 256 MB, is encrypted, has no page, contains actions (JavaScript, launching, sending) or
 * embeds other files.
 */
export async function rewritePdf(content: Uint8Array, patience = 20_000): Promise<Uint8Array | null> {
  const worker = new Worker(operatorPath('payments/receipts/pdfWorker.mjs'), {
    workerData: content,
    // The main thread's loaders don't apply to plain JavaScript.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', (answer: Answer) => resolve(answer.content));
      worker.once('error', (error) => (isOutOfMemory(error) ? resolve(null) : reject(error)));
      timer = setTimeout(() => resolve(null), patience);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
