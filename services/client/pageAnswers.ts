import type { CallName } from '../contract/calls.ts';
import { answerKey } from '../contract/pageAnswers.ts';

/** How long an answer that came with the page may be given, in milliseconds since the page began. */
const freshness = 60_000;

/** The answers that came with the page, unread; each is given once, and while it is fresh. */
export function createPageAnswers(answers: Record<string, unknown> = {}) {
  const left = new Map(Object.entries(answers));
  const began = performance.now();
  return {
    /** Undefined where the operator is to be asked. */
    take(call: CallName, request: object): unknown {
      const key = answerKey(call, request);
      const answer = performance.now() - began < freshness ? left.get(key) : undefined;
      left.delete(key);
      return answer;
    },
  };
}
export type PageAnswers = ReturnType<typeof createPageAnswers>;
