import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { PageOutcome, PageRequest } from '#machines/pagedList/pagedList.machine.ts';
import type { MemberSelection } from '#machines/teamMembers/teamMembers.rules.ts';
import type { CallValue } from '@araw/contract/calls/calls';
import type { OperatorClient } from '#services/client/operator.ts';
import { queryKeys } from '#services/queries/queries.ts';

export type MembersPage = CallValue<'downlines'>;

const pageSize = 25;

/** The query key of a page of the selected members. */
export const membersKey = (list: MemberSelection, page: number) =>
  [...queryKeys.member, 'team', list, page] as const;

/** Loads the requested page into the query cache, and the ones before it when the player returns to a list. */
export const defineMemberPages = (operator: OperatorClient, queryClient: QueryClient) =>
  fromPromise<PageOutcome, PageRequest>(async ({ input, signal }) => {
    const list = input.list as MemberSelection;
    const { scope, account, filters, sort } = list;
    const call = scope === 'direct' ? operator.subordinates : operator.downlines;
    // Write to the cache but never read from it: the members online change within a minute.
    const read = async (page: number) => {
      const answer = await call({ account, ...filters, sort, page, pageSize }, { signal });
      queryClient.setQueryData(membersKey(list, page), answer);
      return answer;
    };
    const missing = Array.from({ length: input.page - 1 }, (_, index) => index + 1).filter(
      (page) => !queryClient.getQueryData(membersKey(list, page)),
    );
    await Promise.all(missing.map(read));
    const { list: members, totalPages } = await read(input.page);
    const shown = Array.from({ length: input.page - 1 }, (_, index) =>
      queryClient.getQueryData<MembersPage>(membersKey(list, index + 1)),
    );
    const known = new Set(shown.flatMap((page) => page?.list.map(({ id }) => id) ?? []));
    const count = members.filter(({ id }) => !known.has(id)).length;
    return { count, pageNum: input.page, totalPages };
  });
