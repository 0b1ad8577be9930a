import * as v from 'valibot';
import type { CallError } from '#services/callError.ts';
import { rateProblem, type RateProblem } from '#services/contract/agentRates.ts';

const refusal = v.object({ problems: v.array(rateProblem) });

/** The bounds that a refusal names. */
export function rateProblemsIn({ value }: CallError): RateProblem[] {
  const found = v.safeParse(refusal, value);
  return found.success ? found.output.problems : [];
}
