import { type ChartError, toChartError } from './chartError.ts';

/**
 * The result of a chart's call: what the operator accepted or rejected, each with the data the chart branches on.
 * All other failures reject the promise.
 */
export type Outcome<Accepted extends object = object, Rejected extends object = object> =
  | ({ ok: true } & Accepted)
  | ({ ok: false; error: ChartError } & Rejected);

/** Narrows an outcome on a branch where a guard has already checked that it was rejected or accepted. */
export const rejectionIn = <Any extends Outcome>(outcome: Any) => outcome as Extract<Any, { ok: false }>;
export const acceptanceIn = <Any extends Outcome>(outcome: Any) => outcome as Extract<Any, { ok: true }>;

/** The error code of a rejection; null if it was accepted. */
export const rejectedAs = (outcome: Outcome) => (outcome.ok ? null : outcome.error.code);

/** Guard of `onDone`: the operator accepted. */
export const isAccepted = (_: unknown, outcome: { ok: boolean }) => outcome.ok;

/**
 * Guard of `onDone` for a call sent under one key until its outcome is known (NET-12): whether a rejection leaves the
 * outcome unknown. It does if the call was sent before and the operator hasn't looked the key up, or is still busy.
 */
export const isUndecided = (
  { context }: { context: { repeated: boolean } },
  { error, decided }: { error: ChartError; decided: boolean },
) => !decided && (context.repeated || error.code === 'inProgress');

/** Params of `noteError` on `onDone`: the operator's rejection; null if it accepted. */
export const rejectedError = ({ event }: { event: { output: Outcome } }): ChartError | null =>
  event.output.ok ? null : event.output.error;

/** Params of `noteError` on `onError`. */
export const thrownError = ({ event }: { event: { error: unknown } }): ChartError =>
  toChartError(event.error);
