import * as v from 'valibot';
import type { Wish } from '#machines/redeem/redeem.machine.ts';
import { redeemRequest } from '@araw/contract/rewards/mall';
import type { AppStorage } from '#services/kept/storage.ts';

const kept = v.object({
  account: v.string(),
  goods: v.string(),
  wish: v.pick(redeemRequest, ['version', 'address', 'key']),
});

/** An account's unanswered request for these goods on this tab: a reload must retry with the same key (NET-13). */
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
