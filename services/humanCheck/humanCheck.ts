import type { HumanCheckSettings } from '../contract/system.ts';
import type { OperatorClient } from '../operator.ts';

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

/**
 * Has the player checked by the provider of the merchant's choice, which is loaded now (SMS-02). Rejects when the
 * operator fails.
 */
export async function checkHuman(
  settings: HumanCheckSettings,
  options: HumanCheckOptions,
): Promise<HumanCheckResult> {
  if (options.challenge) return proveWork(options);
  switch (settings.provider) {
    case 'none':
      return { result: 'solved', proof: {} };
    case 'proofOfWork':
      return proveWork(options);
    case 'geetest': {
      const adapter = await loaded(import('./geetest.ts'));
      return adapter ? adapter.askGeetest(settings.captchaId, options) : { result: 'unavailable' };
    }
  }
}

async function proveWork(options: HumanCheckOptions): Promise<HumanCheckResult> {
  const adapter = await loaded(import('./proofOfWork.ts'));
  return adapter ? adapter.proveWork(options) : { result: 'unavailable' };
}

const loaded = <Adapter>(adapter: Promise<Adapter>) => adapter.catch(() => null);
