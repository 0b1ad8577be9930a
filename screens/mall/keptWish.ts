import * as v from 'valibot';
import type { Wish } from '#machines/redeem/redeem.machine.ts';
import { redeemRequest } from '#services/contract/mall.ts';
import type { AppStorage } from '#services/kept/storage.ts';

const kept = v.object({
  account: v.string(),
  goods: v.string(),
  wish: v.pick(redeemRequest, ['version', 'address', 'key']),
});

/** What an account has asked of these goods on this tab until the operator has answered: a reload asks by the same key (NET-13). */
export const keptWishOf = (storage: AppStorage, account: string, goods: string) => ({
  read(): Wish | null {
    const read = v.safeParse(kept, storage.read('goodsWish'));
    return read.success && read.output.account === account && read.output.goods === goods
      ? read.output.wish
      : null;
  },
  keep: (wish: Wish) => storage.write('goodsWish', { account, goods, wish }),
  forget: () => storage.remove('goodsWish'),
});
