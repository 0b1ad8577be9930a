import type { ChartError } from './chartError.ts';

interface Refused<Refusal> {
  result: 'refused';
  error: ChartError;
  value: Refusal;
}

/** How a payment confirmation ends. What an answer carries, the chart that asked for it knows. */
export type ConfirmationEnd<Value = unknown, Refusal = unknown> =
  | { result: 'accepted'; value: Value }
  | Refused<Refusal>
  /** By the player, before anything was sent, or after a refusal. */
  | { result: 'cancelled' };

/** Guards of its `onDone`. */
export const hasConfirmed = (_: unknown, { result }: ConfirmationEnd) => result === 'accepted';
export const hasCancelled = (_: unknown, { result }: ConfirmationEnd) => result === 'cancelled';

/** What the operator refused; null of any other end. */
export const refusalOf = <Refusal>(end: ConfirmationEnd): Refused<Refusal> | null =>
  end.result === 'refused' ? (end as Refused<Refusal>) : null;

/** As what the operator refused; '' of any other end. */
export const refusedAs = (end: ConfirmationEnd) => refusalOf(end)?.error.code ?? '';

/** Params of `noteError` on its `onDone`. */
export const refusedError = ({ event }: { event: { output: ConfirmationEnd } }): ChartError | null =>
  refusalOf(event.output)?.error ?? null;

/** What was accepted, on a branch that `hasConfirmed` guards. */
export const confirmedValue = <Value>(end: ConfirmationEnd): Value => (end as { value: Value }).value;
