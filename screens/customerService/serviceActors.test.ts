import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { OperatorClient } from '#services/client/operator.ts';
import { defineChatActor, defineFeedbackActor } from './serviceActors.ts';

type Call = (given: object, options: { signal: AbortSignal }) => Promise<object>;

const chat = { language: 'EN', backUrl: 'https://app/m/service', headerColor: '#112233', title: 'Chat' };

test('[CS-04] feedback is sent as written, and a refusal fails', async () => {
  const sendFeedback = vi.fn<Call>(async () => ({}));
  const logic = defineFeedbackActor({ sendFeedback } as object as OperatorClient);
  const send = () => toPromise(createActor(logic, { input: { content: 'Good games' } }).start());
  expect(await send()).toBe(undefined);
  expect(sendFeedback.mock.calls.map(([given]) => given)).toEqual([{ content: 'Good games' }]);
  sendFeedback.mockRejectedValue(new Error('too often'));
  await expect(send()).rejects.toThrow('too often');
});

test.each([
  ['https://chat.example.com/1', 'https://chat.example.com/1'],
  ['', null],
])('[CS-03] the chat request includes the way back; its address %j is %j', async (chatUrl, address) => {
  const launchChat = vi.fn<Call>(async () => ({ chatUrl }));
  const logic = defineChatActor({ launchChat } as object as OperatorClient, () => chat);
  expect(await toPromise(createActor(logic).start())).toBe(address);
  expect(launchChat.mock.calls.map(([given]) => given)).toEqual([{ b2c: 1, ...chat }]);
});

test('[CS-03] the call for a chat ends when its player leaves', () => {
  const launchChat = vi.fn<Call>(() => new Promise(() => {}));
  createActor(defineChatActor({ launchChat } as object as OperatorClient, () => chat))
    .start()
    .stop();
  expect(launchChat.mock.calls.map(([, { signal }]) => signal.aborted)).toEqual([true]);
});
