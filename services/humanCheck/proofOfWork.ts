import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { HumanCheckOptions, HumanCheckResult } from './types.ts';

/** Milliseconds until a phone gives up. */
const longestWork = 60_000;

/**
 * Solves a challenge of the operator's, the given one or a new one. The browser's own cryptography derives the keys off the
 * main thread, so the page stays responsive.
 */
export async function proveWork({
  operator,
  signal,
  challenge: asked,
}: HumanCheckOptions): Promise<HumanCheckResult> {
  // Exists only in secure contexts.
  if (!globalThis.crypto?.subtle) return { result: 'unavailable' };
  const challenge = asked ?? (await operator.humanChallenge({}, { signal })).challenge;
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop, { once: true });
  try {
    const solution = await solveChallenge({
      challenge: challenge as unknown as Challenge,
      controller,
      deriveKey,
      timeout: longestWork,
    });
    if (signal.aborted) return { result: 'cancelled' };
    if (!solution) return { result: 'unavailable' };
    return { result: 'solved', proof: { altcha: btoa(JSON.stringify({ challenge, solution })) } };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
