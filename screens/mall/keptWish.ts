import type { Wish } from '#machines/redeem/redeem.machine.ts';
import { keptWish } from '#services/kept/keptWish.ts';
import type { AppStorage } from '#services/kept/storage.ts';

/** An account's unanswered request for these goods on this tab: a reload must retry with the same key (NET-13). */
export const keptWishOf = (storage: AppStorage, account: string, goods: string) => ({
  read(): Wish | null {
    const kept = storage.read('goodsWish', keptWish);
    return kept?.account === account && kept.goods === goods ? kept.wish : null;
  },
  keep: (wish: Wish) => storage.write('goodsWish', { account, goods, wish }),
  forget: () => storage.remove('goodsWish'),
});
