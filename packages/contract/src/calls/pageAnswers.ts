import type { CallName } from './calls.ts';
import { gamePage } from '../games/gameLists.ts';

/** Answers whose schemas the first load includes; the others are read once the operator client has loaded. */
export const readAtOnce = { gameList: gamePage };

/** Key of an answer embedded in a page: the call and its request, independent of property order. */
export function answerKey(call: CallName, request: object): string {
  const query = new URLSearchParams(request as Record<string, string>);
  query.sort();
  return `${call}?${query}`;
}
