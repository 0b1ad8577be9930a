import { toChartError } from '#machines/chartError.ts';
import type { Outcome } from '#machines/outcome.ts';
import { CallError } from '#services/client/callError.ts';

interface Notes<Value, Accepted extends object, Rejected extends object> {
  /** What the chart receives from an accepted call. */
  accepted?: (value: Value) => Accepted;
  /** What the chart receives from a refusal, besides its error or replacing it. */
  rejected?: (refused: CallError) => Rejected;
}

/** A call's outcome for a chart. The operator's refusal is an answer; every other failure is rethrown. */
export async function outcomeOf<Value, Accepted extends object = object, Rejected extends object = object>(
  call: Promise<Value>,
  { accepted, rejected }: Notes<Value, Accepted, Rejected> = {},
): Promise<Outcome<Accepted, Rejected>> {
  let value: Value;
  try {
    value = await call;
  } catch (thrown) {
    if (!(thrown instanceof CallError) || thrown.kind !== 'refused') throw thrown;
    return { ok: false, error: toChartError(thrown), ...rejected?.(thrown) } as Outcome<Accepted, Rejected>;
  }
  return { ok: true, ...accepted?.(value) } as Outcome<Accepted, Rejected>;
}
