import type { OperatorClient } from '../client/operator.ts';

/**
 * - `solved` with the fields that go with the request, as services/contract/member.ts lists them
 * - `cancelled` the player closed the check, or left
 * - `unavailable` the check cannot be loaded or run here: there is no way round it
 */
export type HumanCheckResult =
  | { result: 'solved'; proof: Record<string, string> }
  | { result: 'cancelled' }
  | { result: 'unavailable' };

export interface HumanCheckOptions {
  operator: OperatorClient;
  /** As the interface names it, such as EN. */
  language: string;
  signal: AbortSignal;
  /** Of a longer check, which the operator has asked for in place of the provider's. */
  challenge?: Challenge | null;
}

/** As altcha-lib reads it. */
export type Challenge = Record<string, unknown>;
