import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { CallError } from '#services/client/callError.ts';
import type { uploadReceipt } from '#services/client/receiptUpload.ts';
import { createChosenFiles } from './chosenFiles.ts';
import { defineUploadActor } from './uploadActor.ts';

const png = () => new File(['x'], 'receipt.png', { type: 'image/png', lastModified: 7 });

function uploading(upload: typeof uploadReceipt, load = async () => ({ uploadReceipt: upload })) {
  const files = createChosenFiles();
  const [chosen] = files.add([png()]);
  const actor = defineUploadActor({
    baseUrl: '',
    files,
    merchant: () => 'ARAW',
    token: () => 'token-1',
    load,
  });
  const run = (file = chosen!.id) => createActor(actor, { input: { orderId: 'd1', file } }).start();
  return { files, chosen: chosen!, run };
}
const stored = { id: 'r1', name: 'receipt.png', type: 'image/png' as const, bytes: 1 };

test('[CASH-04] a file chosen twice counts once, and another with its name counts separately', () => {
  const files = createChosenFiles();
  const other = new File(['xy'], 'receipt.png', { type: 'image/png', lastModified: 7 });
  const ids = files.add([png(), png(), other]).map(({ id }) => id);
  expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false]);
});

test('[CASH-04] a file is sent with its name, merchant and session, and reports its progress', async () => {
  const upload = vi.fn<typeof uploadReceipt>(async ({ onProgress }) => {
    onProgress(0.64);
    return stored;
  });
  const { files, chosen, run } = uploading(upload);
  const shares: number[] = [];
  const stop = files.subscribe(() => shares.push(files.shareOf(chosen.id)));
  expect(await toPromise(run())).toEqual({ ok: true, receipt: 'r1' });
  stop();
  files.noteShare(chosen.id, 1);
  expect(shares).toEqual([0, 0.64]);
  expect(upload.mock.calls).toEqual([
    [
      {
        baseUrl: '',
        merchant: 'ARAW',
        token: 'token-1',
        name: 'receipt.png',
        content: files.contentOf(chosen.id),
        signal: expect.any(AbortSignal),
        onProgress: expect.any(Function),
      },
    ],
  ]);
});

test('[CASH-04] a refusal of the content is an answer', async () => {
  const { run } = uploading(async () => {
    throw new CallError({ call: 'sendReceipt', kind: 'refused', code: 'requestInvalid', requestId: 'r1' });
  });
  expect(await toPromise(run())).toEqual({
    ok: false,
    error: { code: 'requestInvalid', message: '', requestId: 'r1' },
  });
});

test('[CASH-04] [SHELL-12] if the upload code fails to load, only the file fails', async () => {
  const { run } = uploading(
    async () => stored,
    () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  );
  await expect(toPromise(run())).rejects.toMatchObject({ name: 'CallError', kind: 'offline' });
});

test('[CASH-04] removing a file ends its upload', async () => {
  const ended = vi.fn<() => void>();
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const { run } = uploading(({ signal }) => {
    signal.addEventListener('abort', ended);
    begin();
    return new Promise(() => {});
  });
  const actor = run();
  await begun;
  actor.stop();
  expect(ended).toHaveBeenCalledOnce();
});
