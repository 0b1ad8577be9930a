import { fromPromise } from 'xstate';
import type { CallRequest } from '#services/contract/calls.ts';
import type { OperatorClient } from '#services/client/operator.ts';

/** Sends what a player thinks. */
export const defineFeedbackActor = (operator: OperatorClient) =>
  fromPromise<void, { content: string }>(async ({ input, signal }) => {
    await operator.sendFeedback(input, { signal });
  });

/** Asks for the address of the chat; null where the operator has none now. */
export const defineChatActor = (
  operator: OperatorClient,
  chat: () => Omit<CallRequest<'launchChat'>, 'b2c'>,
) =>
  fromPromise<string | null>(async ({ signal }) => {
    const { chatUrl } = await operator.launchChat({ b2c: 1, ...chat() }, { signal });
    return chatUrl || null;
  });
