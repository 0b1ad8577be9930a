import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Queries } from '#services/queries/queries.ts';
import { defineWalletActor } from './walletActor.ts';

function wallets(answer: () => Promise<object>) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queries = { wallet: () => ({ queryKey: ['wallet'], queryFn: answer, staleTime: Infinity }) };
  const wallet = defineWalletActor(queries as object as Queries, queryClient);
  return { queryClient, read: () => toPromise(createActor(wallet).start()) };
}

test('[BAL-01] the balance is reloaded each time, however fresh the cached one', async () => {
  let reads = 0;
  const { read, queryClient } = wallets(async () => ({ sumBalance: ++reads }));
  await read();
  await read();
  expect(queryClient.getQueryData(['wallet'])).toEqual({ sumBalance: 2 });
});

test('[BAL-01] a balance that cannot be read fails, and the previous one is kept', async () => {
  const { read, queryClient } = wallets(() => Promise.reject(new Error('no answer')));
  queryClient.setQueryData(['wallet'], { sumBalance: 5 });
  await expect(read()).rejects.toThrow('no answer');
  expect(queryClient.getQueryData(['wallet'])).toEqual({ sumBalance: 5 });
});
