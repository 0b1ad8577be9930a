import type { HumanCheckSettings } from '@araw/contract/calls/system';
import type { HumanCheckOptions, HumanCheckResult } from './types.ts';

/**
 * Runs the check of the merchant's provider, which is loaded on demand (SMS-02). Rejects if the operator fails.
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
