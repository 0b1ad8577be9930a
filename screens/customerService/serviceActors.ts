import { fromPromise } from 'xstate';
import type { CallRequest } from '@araw/contract/calls/calls';
import type { OperatorClient } from '#services/client/operator.ts';

export const defineFeedbackActor = (operator: OperatorClient) =>
  fromPromise<void, { content: string }>(async ({ input, signal }) => {
    await operator.sendFeedback(input, { signal });
  });

/** Requests the chat's address; null if the operator has none now. */
export const defineChatActor = (
  operator: OperatorClient,
  chat: () => Omit<CallRequest<'launchChat'>, 'b2c'>,
) =>
  fromPromise<string | null>(async ({ signal }) => {
    const { chatUrl } = await operator.launchChat({ b2c: 1, ...chat() }, { signal });
    return chatUrl || null;
  });
