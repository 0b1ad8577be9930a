import type { CallName } from '@araw/contract/calls/calls';
import { answerKey } from '@araw/contract/calls/pageAnswers';

/** Milliseconds since the page's start during which its embedded answers may be used. */
const freshness = 60_000;

/** The page's embedded answers, unchecked; each is used once, and only while fresh. */
export function createPageAnswers(answers: Record<string, unknown> = {}) {
  const left = new Map(Object.entries(answers));
  const began = performance.now();
  return {
    /** Undefined if the operator has to be asked. */
    take(call: CallName, request: object): unknown {
      const key = answerKey(call, request);
      const answer = performance.now() - began < freshness ? left.get(key) : undefined;
      left.delete(key);
      return answer;
    },
  };
}
export type PageAnswers = ReturnType<typeof createPageAnswers>;
