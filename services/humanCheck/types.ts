import type { OperatorClient } from '../client/operator.ts';

/**
 * - `solved` with the fields for the request, as listed in packages/contract/src/accounts/member.ts
 * - `cancelled` the player closed the check or left
 * - `unavailable` the check can't be loaded or run here, and there is no alternative
 */
export type HumanCheckResult =
  | { result: 'solved'; proof: Record<string, string> }
  | { result: 'cancelled' }
  | { result: 'unavailable' };

export interface HumanCheckOptions {
  operator: OperatorClient;
  /** The interface's language code, such as EN. */
  language: string;
  signal: AbortSignal;
  /** For a longer check that the operator requested instead of the provider's. */
  challenge?: Challenge | null;
}

/** In altcha-lib's format. */
export type Challenge = Record<string, unknown>;
