import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Copied } from '#machines/invitation/invitation.machine.ts';
import { invitationQuery } from '#services/queries/growthQueries.ts';
import type { OperatorClient } from '#services/client/operator.ts';

interface Given {
  operator: OperatorClient;
  queryClient: QueryClient;
  language: string;
  /** What is copied or shared; '' before the invitation has come. */
  texts(): Record<Copied, string>;
}

/** Reads the invitation into the query cache, and hands code and link to the device. */
export const defineInvitationActors = ({ operator, queryClient, language, texts }: Given) => ({
  loadInvitation: fromPromise<void>(async () => {
    await queryClient.fetchQuery(invitationQuery(operator, language));
  }),
  copy: fromPromise<void, { what: Copied }>(async ({ input: { what } }) => {
    // Not there on a page without https.
    await navigator.clipboard.writeText(texts()[what]);
  }),
  share: fromPromise<void>(async () => {
    try {
      await navigator.share({ url: texts().link });
    } catch (error) {
      // Whoever closes the sheet has decided.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
    }
  }),
});
