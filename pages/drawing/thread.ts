import { parentPort, workerData } from 'node:worker_threads';
import type { Configuration } from '#services/contract/configuration.ts';
import type { Asked } from '#packages/server/pages/drawing.ts';
import { draw } from './draw.tsx';

// In a thread of its own: while React draws, calls are answered, and a drawing that never ends can be ended.
parentPort?.on('message', ({ id, asked }: { id: number; asked: Asked }) => {
  draw(asked, workerData as Configuration).then(
    (drawing) => parentPort?.postMessage({ id, drawing }),
    (error: unknown) =>
      parentPort?.postMessage({ id, error: String(error instanceof Error ? error.stack : error) }),
  );
});
