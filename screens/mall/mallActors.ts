import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Claim, ClaimOutcome, Offer, OfferRequest } from '#machines/claim/claim.machine.ts';
import type { PageOutcome, PageRequest } from '#machines/pagedList/pagedList.machine.ts';
import type { RedeemOutcome, Shelf, Wish } from '#machines/redeem/redeem.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { isDecided } from '#screens/shared/payments/confirmedCall.ts';
import type { CallError } from '#services/client/callError.ts';
import type { CallValue } from '@araw/contract/calls/calls';
import { addressFields } from '@araw/contract/rewards/deliveryAddress';
import { languageToSend } from '@araw/contract/calls/languages';
import { redeemRefusal } from '@araw/contract/rewards/mall';
import { readLiberally } from '@araw/contract/values/reading';
import { goodsOrdersQuery, mallQuery, pointsHistoryQuery } from '#services/queries/mallQueries.ts';
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

/** Reads the mall into the query cache and redeems points for goods. Leaving the page doesn't stop a redemption. */
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

/** A page of a cursor-paged list. */
interface CursorPage {
  list: readonly { id: string }[];
  next?: string | null;
}

/** The cursor of the page after `pages`: '' for the first page, null at the end. */
const cursorAfter = (pages: readonly CursorPage[], asked: readonly string[]) =>
  pages.length === 0
    ? ''
    : nextCursor(
        eachRowOnce<{ id: string }, CursorPage>(pages, ({ id }) => id),
        asked,
      );

/** A list's cached pages, up to `most` and without repeated rows, and the cursor of the next page. */
function knownPages<Page extends CursorPage>(
  pageAt: (cursor: string) => Page | undefined,
  most: number,
): { cursors: string[]; pages: Page[]; next: string | null } {
  const cursors: string[] = [];
  const pages: Page[] = [];
  let next = cursorAfter(pages, cursors);
  while (next !== null && pages.length < most) {
    const page = pageAt(next);
    if (!page) return { cursors, pages, next: null };
    cursors.push(next);
    pages.push(page);
    next = cursorAfter(pages, cursors);
  }
  return { cursors, pages: eachRowOnce<{ id: string }, Page>(pages, ({ id }) => id), next };
}

export const knownOrders = ({ operator, queryClient, language }: Place, most: number) =>
  knownPages<CallValue<'goodsOrders'>>(
    (cursor) => queryClient.getQueryData(goodsOrdersQuery(operator, language, cursor).queryKey),
    most,
  );

export const knownHistory = ({ operator, queryClient, language }: Place, most: number) =>
  knownPages<CallValue<'pointsHistory'>>(
    (cursor) => queryClient.getQueryData(pointsHistoryQuery(operator, language, cursor).queryKey),
    most,
  );

/** Reads pages of the points history into the query cache, each after those already cached. */
export const defineHistoryActors = (place: Place) => ({
  loadPage: fromPromise<PageOutcome, PageRequest>(async ({ input: { page } }) => {
    const { next: cursor } = knownHistory(place, page - 1);
    if (cursor !== null) {
      await place.queryClient.fetchQuery(pointsHistoryQuery(place.operator, place.language, cursor));
    }
    const { pages, next } = knownHistory(place, page);
    const count = pages[page - 1]?.list.length ?? 0;
    return { count, pageNum: page, totalPages: next === null ? page : page + 1 };
  }),
});

/** Reads pages of orders into the query cache, and cancels an order that isn't packed yet (BEN-14). */
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
