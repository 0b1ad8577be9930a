import * as v from 'valibot';
import type { Attempt } from '#machines/depositAttempt/depositAttempt.machine.ts';
import { moneyKey } from '#services/contract/deposits.ts';
import type { AppStorage } from '#services/kept/storage.ts';

const kept = v.object({
  account: v.string(),
  attempt: v.object({ key: moneyKey, quote: v.string(), anyway: v.boolean() }),
});

/** What an account has asked for on this tab until the operator has answered: a reload asks by the same key (NET-13). */
export const keptAttemptOf = (storage: AppStorage, account: string) => ({
  read(): Attempt | null {
    const read = v.safeParse(kept, storage.read('depositAttempt'));
    return read.success && read.output.account === account ? read.output.attempt : null;
  },
  keep: (attempt: Attempt) => storage.write('depositAttempt', { account, attempt }),
  forget: () => storage.remove('depositAttempt'),
});
