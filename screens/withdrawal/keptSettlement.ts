import type { Settlement } from '#machines/debt/debt.machine.ts';
import { keptSettlement } from '#services/kept/keptSettlement.ts';
import type { AppStorage } from '#services/kept/storage.ts';

/** An account's unanswered payment of a debt on this tab: a reload must retry with the same key (NET-13). */
export const keptSettlementOf = (storage: AppStorage, account: string) => ({
  read(): Settlement | null {
    const kept = storage.read('debtSettlement', keptSettlement);
    return kept?.account === account ? kept.settlement : null;
  },
  keep: (settlement: Settlement) => storage.write('debtSettlement', { account, settlement }),
  forget: () => storage.remove('debtSettlement'),
});
