import type { ChartError } from './chartError.ts';

interface Refused<Refusal> {
  result: 'refused';
  error: ChartError;
  value: Refusal;
}

/** The result of a payment confirmation. Only the chart that started it knows the type of the values. */
export type ConfirmationEnd<Value = unknown, Refusal = unknown> =
  | { result: 'accepted'; value: Value }
  | Refused<Refusal>
  /** Cancelled by the player before anything was sent, or after a refusal. */
  | { result: 'cancelled' };

/** Guards of its `onDone`. */
export const hasConfirmed = (_: unknown, { result }: ConfirmationEnd) => result === 'accepted';
export const hasCancelled = (_: unknown, { result }: ConfirmationEnd) => result === 'cancelled';

/** The operator's refusal; null for any other result. */
export const refusalOf = <Refusal>(end: ConfirmationEnd): Refused<Refusal> | null =>
  end.result === 'refused' ? (end as Refused<Refusal>) : null;

/** The error code of a refusal; '' for any other result. */
export const refusedAs = (end: ConfirmationEnd) => refusalOf(end)?.error.code ?? '';

/** Params of `noteError` on its `onDone`. */
export const refusedError = ({ event }: { event: { output: ConfirmationEnd } }): ChartError | null =>
  refusalOf(event.output)?.error ?? null;

/** The accepted value, on a branch that `hasConfirmed` guards. */
export const confirmedValue = <Value>(end: ConfirmationEnd): Value => (end as { value: Value }).value;
