import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { builtIn } from '@araw/testing/builtIn';
import { createDrawer } from './drawer.ts';

/** A worker that draws according to the path. */
const script = `
import { parentPort, workerData } from 'node:worker_threads';
parentPort.on('message', ({ id, asked: { path } }) => {
  if (path === '/endless') for (;;);
  if (path === '/dies') process.exit(3);
  if (path === '/name') return parentPort.postMessage({ id, drawing: { html: workerData.name } });
  if (path === '/fails') return parentPort.postMessage({ id, error: 'it failed' });
  parentPort.postMessage({ id, drawing: path === '/none' ? null : { html: path } });
});
`;

function drawerOf(timeLimit: number) {
  const folder = mkdtempSync(join(tmpdir(), 'drawer-'));
  const file = join(folder, 'thread.mjs');
  writeFileSync(file, script);
  const drawer = createDrawer(pathToFileURL(file), builtIn, { timeLimit });
  onTestFinished(async () => {
    await drawer.close();
    rmSync(folder, { recursive: true });
  });
  const draw = (path: string) => drawer.draw({ path, search: '', startup: {}, random: 0 });
  return Object.assign(draw, { configure: drawer.configure });
}

test('[PAGE-01] pages are drawn in a worker, and one failure doesn’t affect the others', async () => {
  const draw = drawerOf(60_000);
  const drawn = await Promise.allSettled([draw('/a'), draw('/fails'), draw('/none'), draw('/b')]);
  expect(drawn.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    { html: '/a' },
    'Error: it failed',
    null,
    { html: '/b' },
  ]);
});

test('[PAGE-01] a drawing that never ends is terminated with its worker, and a new worker draws the next page', async () => {
  const draw = drawerOf(1_000);
  await expect(draw('/endless')).rejects.toThrow('/endless took more than 1000 ms');
  await expect(draw('/after')).resolves.toEqual({ html: '/after' });
});

test('[PAGE-01] a worker that dies fails its pages and is replaced', async () => {
  const draw = drawerOf(60_000);
  await expect(draw('/dies')).rejects.toThrow('the thread that draws has ended');
  await expect(draw('/after')).resolves.toEqual({ html: '/after' });
});

test('[PAGE-03] pages beyond the queue’s limit are refused immediately', async () => {
  const draw = drawerOf(60_000);
  const all = await Promise.allSettled(Array.from({ length: 30 }, (_, place) => draw(`/${place}`)));
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(10);
});

test('[KIT-01] another configuration holds from the next drawing on, and those under way are finished', async () => {
  const draw = drawerOf(60_000);
  const before = draw('/name');
  draw.configure({ ...builtIn, name: 'After' });
  expect([await before, await draw('/name')]).toEqual([{ html: builtIn.name }, { html: 'After' }]);
  draw.configure({ ...builtIn, name: 'Later' });
  expect(await draw('/name')).toEqual({ html: 'Later' });
});
