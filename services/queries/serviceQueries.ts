import { queryOptions } from '@tanstack/react-query';
import type { OperatorClient } from '../client/operator.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { queryKeys } from './queries.ts';

const minute = 60_000;
const inboxPageSize = 10;

export const inboxKey = [...queryKeys.member, 'inbox'] as const;

/**
 * Reads for messages, customer service and help; separate from services/queries/queries.ts, which is part of the first
 * load.
 */
export const serviceQueries = (operator: OperatorClient) => ({
  inbox: ({ page, language }: { page: number; language: string }) =>
    queryOptions({
      queryKey: [...inboxKey, language, page],
      queryFn: ({ signal }) =>
        operator.inbox({ page, pageSize: inboxPageSize, language: languageToSend(language) }, { signal }),
      staleTime: 0,
    }),

  channels: () =>
    queryOptions({
      queryKey: ['customerService'],
      queryFn: async ({ signal }) => (await operator.customerService({}, { signal })).list,
      staleTime: 5 * minute,
    }),

  /** The address from a channel's encrypted path; empty if it isn't an address (CS-01). */
  channelAddress: (path: string) =>
    queryOptions({
      queryKey: ['customerService', 'address', path],
      queryFn: async ({ signal }) => (await operator.openCustomerService({ path }, { signal })).url,
      staleTime: 5 * minute,
    }),

  liveModels: () =>
    queryOptions({
      queryKey: ['liveModels'],
      queryFn: async ({ signal }) => (await operator.liveModels({}, { signal })).list,
      staleTime: minute,
    }),

  help: (language: string) =>
    queryOptions({
      queryKey: ['help', language],
      queryFn: ({ signal }) =>
        operator.helpCenter({ lang: languageToSend(language), device: 'MOBILE' }, { signal }),
      staleTime: 10 * minute,
    }),
});
