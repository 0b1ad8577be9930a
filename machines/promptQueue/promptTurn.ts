import { type EventObject, fromCallback } from 'xstate';
import { notProvided } from '../notProvided.ts';

/** By the queue of prompts to a prompt that has asked for its turn; taken when something else comes before the player. */
export type TurnNews = { type: 'turn.given' } | { type: 'turn.taken' };

/** A place in the queue of prompts: asked for as it starts, left as it stops. */
export const promptTurn = fromCallback<EventObject, undefined, TurnNews>(notProvided('promptTurn'));
