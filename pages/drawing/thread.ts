import { parentPort, workerData } from 'node:worker_threads';
import type { Configuration } from '@araw/contract/calls/configuration';
import type { Asked } from '@araw/server/pages/drawing';
import { draw } from './draw.tsx';

// A worker, so that calls are answered while React draws and a drawing that never ends can be terminated.
parentPort?.on('message', ({ id, asked }: { id: number; asked: Asked }) => {
  draw(asked, workerData as Configuration).then(
    (drawing) => parentPort?.postMessage({ id, drawing }),
    (error: unknown) =>
      parentPort?.postMessage({ id, error: String(error instanceof Error ? error.stack : error) }),
  );
});
