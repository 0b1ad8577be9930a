import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type ReceiptUpload, uploadReceipt } from './receiptUpload.ts';

const content = new Blob([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' });
const stored = { id: 'r1', name: 'receipt.png', type: 'image/png', bytes: 4 };

/** An operator that answers uploads like this; records what it received, by address. */
async function operatorThat(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const sent: { url: string | undefined; headers: IncomingMessage['headers']; body: Buffer }[] = [];
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    sent.push({ url: request.url, headers: request.headers, body: Buffer.concat(parts) });
    answer(response, request);
  };
  const server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sent };
}

const says = (status: number, body: unknown) => (response: ServerResponse) => {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'r7' });
  response.end(JSON.stringify(body));
};

const upload = (baseUrl: string, more: Partial<ReceiptUpload> = {}) =>
  uploadReceipt({
    baseUrl,
    merchant: 'ARAW',
    token: 'token-1',
    name: 'my receipt.png',
    content,
    signal: new AbortController().signal,
    onProgress: () => {},
    ...more,
  });

afterEach(() => void vi.useRealTimers());

test('[CASH-04] a receipt is sent unchanged, with its name and the session, and gets its id', async () => {
  const { baseUrl, sent } = await operatorThat(says(200, { success: true, value: stored }));
  const shares: number[] = [];
  const answered = await upload(baseUrl, { onProgress: (share) => shares.push(share) });
  expect(answered).toEqual(stored);
  expect(sent.map(({ url, body }) => [url, [...body]])).toEqual([
    ['/wps/cashier/receipts?name=my+receipt.png', [0x89, 0x50, 0x4e, 0x47]],
  ]);
  expect(sent[0]?.headers).toMatchObject({
    'content-type': 'image/png',
    authorization: 'token-1',
    merchant: 'ARAW',
  });
  expect(shares.at(-1)).toBe(1);
});

test.each([
  ['control characters', 'a\u0000b\u202e.png', 'ab.png'],
  ['nothing else', '\u0007', 'receipt'],
  ['300 characters', 'x'.repeat(300), 'x'.repeat(200)],
])('[CASH-04] a name of %s becomes one that the operator accepts', async (_what, name, asked) => {
  const { baseUrl, sent } = await operatorThat(says(200, { success: true, value: stored }));
  await upload(baseUrl, { name });
  expect(new URL(sent[0]?.url ?? '', baseUrl).searchParams.get('name')).toBe(asked);
});

test.each([
  [
    'what is no picture',
    says(400, { success: false, code: 'requestInvalid', message: 'no', requestId: 'r7' }),
    { kind: 'refused', code: 'requestInvalid', message: 'no', requestId: 'r7' },
  ],
  ['too large a file', says(413, 'too large'), { kind: 'refused', code: 'tooLarge', requestId: 'r7' }],
  ['an operator that fails', says(502, 'x'), { kind: 'server', code: 'unknown' }],
  ['another shape', says(200, { success: true, value: { id: 1 } }), { kind: 'shape' }],
  ['a connection that breaks', (response: ServerResponse) => response.destroy(), { kind: 'offline' }],
])('[CASH-04] [NET-09] %s is the call’s own error', async (_what, answer, error) => {
  const { baseUrl } = await operatorThat(answer);
  await expect(upload(baseUrl)).rejects.toMatchObject({ name: 'CallError', call: 'sendReceipt', ...error });
});

test('[CASH-04] [NET-04] it fails after thirty seconds without progress', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let come = () => {};
  const asked = new Promise<void>((resolve) => (come = resolve));
  const { baseUrl } = await operatorThat(() => come());
  const answer = upload(baseUrl).catch((error: unknown) => error);
  await asked;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toMatchObject({ kind: 'timeout' });
});

test('[CASH-04] it stops when its signal aborts', async () => {
  const leaving = new AbortController();
  const { baseUrl } = await operatorThat(() => leaving.abort('left'));
  await expect(upload(baseUrl, { signal: leaving.signal })).rejects.toBe('left');
});
