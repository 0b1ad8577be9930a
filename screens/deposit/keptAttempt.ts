import * as v from 'valibot';
import type { Attempt } from '#machines/depositAttempt/depositAttempt.machine.ts';
import { moneyKey } from '@araw/contract/cashier/deposits';
import type { AppStorage } from '#services/kept/storage.ts';

const kept = v.object({
  account: v.string(),
  attempt: v.object({ key: moneyKey, quote: v.string(), anyway: v.boolean() }),
});

/** An account's unanswered request on this tab: a reload must retry with the same key (NET-13). */
export const keptAttemptOf = (storage: AppStorage, account: string) => ({
  read(): Attempt | null {
    const read = v.safeParse(kept, storage.read('depositAttempt'));
    return read.success && read.output.account === account ? read.output.attempt : null;
  },
  keep: (attempt: Attempt) => storage.write('depositAttempt', { account, attempt }),
  forget: () => storage.remove('depositAttempt'),
});
