import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Claim, ClaimOutcome, Offer, OfferRequest } from '#machines/claim/claim.machine.ts';
import type { RedeemOutcome, Shelf, Wish } from '#machines/redeem/redeem.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { isDecided } from '#screens/shared/payments/confirmedCall.ts';
import type { CallError } from '#services/client/callError.ts';
import type { CallValue } from '#services/contract/calls.ts';
import { addressFields } from '#services/contract/deliveryAddress.ts';
import { languageToSend } from '#services/contract/languages.ts';
import { type GoodsOrder, redeemRefusal } from '#services/contract/mall.ts';
import { readLiberally } from '#services/contract/reading.ts';
import { goodsOrdersQuery, mallQuery } from '#services/queries/mallQueries.ts';
import type { OperatorClient } from '#services/client/operator.ts';
import { eachRowOnce, nextCursor } from '#services/pages.ts';

interface Place {
  operator: OperatorClient;
  queryClient: QueryClient;
  language: string;
}

const whyIn = ({ value }: CallError) => readLiberally(redeemRefusal, value).value?.why ?? null;

function unfitIn({ code, value }: CallError) {
  if (code !== 'fieldInvalid') return null;
  const { field } = { field: undefined, ...(value as { field?: unknown } | undefined) };
  return addressFields.find((one) => one === field) ?? null;
}

/** Reads the mall into the query cache, and redeems points for one of its goods. That goes on when the page is left. */
export const defineRedeemActors = ({ operator, queryClient, language }: Place, id: string) => ({
  loadShelf: fromPromise<Shelf>(async () => {
    const { goods, points, refusal } = await queryClient.fetchQuery(mallQuery(operator, language));
    return { goods: goods.find((one) => one.id === id) ?? null, points, refusal };
  }),
  redeemGoods: fromPromise<RedeemOutcome, Wish>(({ input: { version, address, key } }) =>
    outcomeOf(operator.redeem({ key, id, version, address, language: languageToSend(language) }), {
      accepted: ({ number, kind, points, left }) => ({ redeemed: { number, kind, points, left } }),
      rejected: (refused) => ({
        decided: isDecided(refused, key),
        why: whyIn(refused),
        unfit: unfitIn(refused),
      }),
    }),
  ),
});

type OrdersPage = CallValue<'goodsOrders'>;

/** Where the list begins, and where it goes on after each of these pages; null at its end. */
const cursorAfter = (pages: readonly OrdersPage[], asked: readonly string[]) =>
  pages.length === 0
    ? ''
    : nextCursor(
        eachRowOnce(pages, ({ id }: GoodsOrder) => id),
        asked,
      );

/** The pages of orders in the query cache, at most so many, and where the list goes on after them. */
export function knownOrders({ operator, queryClient, language }: Place, most: number) {
  const cursors: string[] = [];
  const pages: OrdersPage[] = [];
  let next = cursorAfter(pages, cursors);
  while (next !== null && pages.length < most) {
    const page = queryClient.getQueryData(goodsOrdersQuery(operator, language, next).queryKey);
    if (!page) return { cursors, pages, next: null };
    cursors.push(next);
    pages.push(page);
    next = cursorAfter(pages, cursors);
  }
  return { cursors, pages: eachRowOnce(pages, ({ id }: GoodsOrder) => id), next };
}

/** Reads pages of orders into the query cache, and takes an order back while it is not packed (BEN-14). */
export const defineOrderActors = (place: Place) => {
  const { operator, queryClient, language } = place;
  return {
    loadOffers: fromPromise<readonly Offer[], OfferRequest>(async ({ input }) => {
      // Never in parallel: a new order shifts the others to other pages.
      for (let read = 0; read < input.pages; read += 1) {
        const { next } = knownOrders(place, read);
        if (next === null) break;
        await queryClient.fetchQuery(goodsOrdersQuery(operator, language, next));
      }
      return knownOrders(place, input.pages)
        .pages.flatMap(({ list }) => list)
        .map(({ id, points, cancellable }) => ({ id, sum: cancellable ? points : 0, refusal: '' }));
    }),
    makeClaim: fromPromise<ClaimOutcome, Claim>(({ input: { id, key } }) => {
      const { pages } = knownOrders(place, Infinity);
      const order = pages.flatMap(({ list }) => list).find((one) => one.id === id);
      return outcomeOf(operator.cancelGoodsOrder({ key, id, language: languageToSend(language) }), {
        accepted: () => ({ receipt: { number: order?.number ?? '', sum: order?.points ?? 0 } }),
        rejected: (refused) => ({ decided: isDecided(refused, key) }),
      });
    }),
  };
};
