import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { OperatorClient } from '#services/client/operator.ts';
import { defineInboxActors } from './inboxActors.ts';

type Write = (given: object, options: { signal: AbortSignal }) => Promise<object>;

function inbox(write: Write = async () => ({ changed: 1 })) {
  const calls = { deleteInboxMessage: vi.fn<Write>(write), readInbox: vi.fn<Write>(write) };
  return { calls, ...defineInboxActors(calls as object as OperatorClient) };
}

test('[MSG-03] one message is deleted by its id, and all are marked as read at once', async () => {
  const { calls, deleteMessage, readAll } = inbox();
  expect(await toPromise(createActor(deleteMessage, { input: { id: '5' } }).start())).toBe(undefined);
  expect(await toPromise(createActor(readAll).start())).toBe(undefined);
  expect(calls.deleteInboxMessage.mock.calls.map(([given]) => given)).toEqual([{ id: '5' }]);
  expect(calls.readInbox.mock.calls.map(([given]) => given)).toEqual([{}]);
});

test('[MSG-03] a refusal fails, and a write ends when its player leaves', async () => {
  const { deleteMessage } = inbox(() => Promise.reject(new Error('no such message')));
  const deleting = toPromise(createActor(deleteMessage, { input: { id: '5' } }).start());
  await expect(deleting).rejects.toThrow('no such message');

  const { calls, readAll } = inbox(() => new Promise(() => {}));
  createActor(readAll).start().stop();
  expect(calls.readInbox.mock.calls.map(([, { signal }]) => signal.aborted)).toEqual([true]);
});
