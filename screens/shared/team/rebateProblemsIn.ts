import * as v from 'valibot';
import type { CallError } from '#services/client/callError.ts';
import { rebateProblem, type RebateProblem } from '@araw/contract/agents/downlineRebates';

const refusal = v.object({ problems: v.array(rebateProblem) });

/** The bounds that a refusal names. */
export function rebateProblemsIn({ value }: CallError): RebateProblem[] {
  const found = v.safeParse(refusal, value);
  return found.success ? found.output.problems : [];
}
