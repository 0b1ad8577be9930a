import { type EventObject, fromCallback } from 'xstate';
import { notProvided } from '../notProvided.ts';

/** Sent by the prompt queue to a prompt that asked for its turn; `taken` when something else covers the page. */
export type TurnNews = { type: 'turn.given' } | { type: 'turn.taken' };

/** A place in the prompt queue: requested on start, given up on stop. */
export const promptTurn = fromCallback<EventObject, undefined, TurnNews>(notProvided('promptTurn'));
