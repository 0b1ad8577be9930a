import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Copied } from '#machines/invitation/invitation.machine.ts';
import { invitationQuery } from '#services/queries/growthQueries.ts';
import type { OperatorClient } from '#services/client/operator.ts';

interface Given {
  operator: OperatorClient;
  queryClient: QueryClient;
  language: string;
  /** The texts to copy or share; '' until the invitation has loaded. */
  texts(): Record<Copied, string>;
}

/** Reads the invitation into the query cache, and copies or shares its code and link. */
export const defineInvitationActors = ({ operator, queryClient, language, texts }: Given) => ({
  loadInvitation: fromPromise<void>(async () => {
    await queryClient.fetchQuery(invitationQuery(operator, language));
  }),
  copy: fromPromise<void, { what: Copied }>(async ({ input: { what } }) => {
    // Rejects without HTTPS, where the clipboard API is missing.
    await navigator.clipboard.writeText(texts()[what]);
  }),
  share: fromPromise<void>(async () => {
    try {
      // oxlint-disable-next-line baseline/known -- the chart shares only if `canShare`
      await navigator.share({ url: texts().link });
    } catch (error) {
      // Closing the share sheet is a decision, not a failure.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
    }
  }),
});
