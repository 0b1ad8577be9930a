import type { CallName } from './calls.ts';
import { gamePage } from './gameLists.ts';

/** Answers that the first load reads by itself, for their schemas are in it; of others the operator client has them. */
export const readAtOnce = { gameList: gamePage };

/** The name of an answer in a page: the call and what it was asked by, in whatever order that is written. */
export function answerKey(call: CallName, request: object): string {
  const query = new URLSearchParams(request as Record<string, string>);
  query.sort();
  return `${call}?${query}`;
}
