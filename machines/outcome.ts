import { type ChartError, toChartError } from './chartError.ts';

/**
 * What a call of a chart resolves with: what the operator accepted, or what it rejected, each with what the chart
 * branches on. Whatever else fails, rejects.
 */
export type Outcome<Accepted extends object = object, Rejected extends object = object> =
  | ({ ok: true } & Accepted)
  | ({ ok: false; error: ChartError } & Rejected);

/** Of an outcome, on a branch that its guard keeps to what was rejected, or accepted. */
export const rejectionIn = <Any extends Outcome>(outcome: Any) => outcome as Extract<Any, { ok: false }>;
export const acceptanceIn = <Any extends Outcome>(outcome: Any) => outcome as Extract<Any, { ok: true }>;

/** As what the operator rejected; null where it accepted. */
export const rejectedAs = (outcome: Outcome) => (outcome.ok ? null : outcome.error.code);

/** Guard of `onDone`: the operator accepted. */
export const isAccepted = (_: unknown, outcome: { ok: boolean }) => outcome.ok;

/** Params of `noteError` on `onDone`: what the operator rejected; null when it accepted. */
export const rejectedError = ({ event }: { event: { output: Outcome } }): ChartError | null =>
  event.output.ok ? null : event.output.error;

/** Params of `noteError` on `onError`. */
export const thrownError = ({ event }: { event: { error: unknown } }): ChartError =>
  toChartError(event.error);
