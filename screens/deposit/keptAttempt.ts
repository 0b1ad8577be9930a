import type { Attempt } from '#machines/depositAttempt/depositAttempt.machine.ts';
import { keptAttempt } from '#services/kept/keptAttempt.ts';
import type { AppStorage } from '#services/kept/storage.ts';

/** An account's unanswered request on this tab: a reload must retry with the same key (NET-13). */
export const keptAttemptOf = (storage: AppStorage, account: string) => ({
  read(): Attempt | null {
    const kept = storage.read('depositAttempt', keptAttempt);
    return kept?.account === account ? kept.attempt : null;
  },
  keep: (attempt: Attempt) => storage.write('depositAttempt', { account, attempt }),
  forget: () => storage.remove('depositAttempt'),
});
