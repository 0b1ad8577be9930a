import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Claim, ClaimOutcome, Offer } from '#machines/claim/claim.machine.ts';
import type { RedeemOutcome, Shelf, Wish } from '#machines/redeem/redeem.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import { isDecided } from '#screens/shared/payments/confirmedCall.ts';
import type { CallError } from '#services/callError.ts';
import { addressFields } from '#services/contract/deliveryAddress.ts';
import { languageToSend } from '#services/contract/languages.ts';
import { redeemRefusal } from '#services/contract/mall.ts';
import { readLiberally } from '#services/contract/reading.ts';
import { goodsOrdersQuery, mallQuery } from '#services/mallQueries.ts';
import type { OperatorClient } from '#services/operator.ts';

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

/** Reads the orders of these pages into the query cache, and takes one back while it is not packed (BEN-14). */
export const defineOrderActors = (
  { operator, queryClient, language }: Place,
  cursors: readonly string[],
) => ({
  loadOffers: fromPromise<readonly Offer[]>(async () => {
    const pages = await Promise.all(
      cursors.map((cursor) => queryClient.fetchQuery(goodsOrdersQuery(operator, language, cursor))),
    );
    return pages
      .flatMap(({ list }) => list)
      .map(({ id, points, cancellable }) => ({ id, sum: cancellable ? points : 0, refusal: '' }));
  }),
  makeClaim: fromPromise<ClaimOutcome, Claim>(({ input: { id, key } }) => {
    const order = cursors
      .flatMap(
        (cursor) =>
          queryClient.getQueryData(goodsOrdersQuery(operator, language, cursor).queryKey)?.list ?? [],
      )
      .find((one) => one.id === id);
    return outcomeOf(operator.cancelGoodsOrder({ key, id, language: languageToSend(language) }), {
      accepted: () => ({ receipt: { number: order?.number ?? '', sum: order?.points ?? 0 } }),
      rejected: (refused) => ({ decided: isDecided(refused, key) }),
    });
  }),
});
