import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { TrialOutcome } from '#machines/trial/trial.machine.ts';
import { outcomeOf } from '#src/app/outcomeOf.ts';
import type { Services } from '#src/app/services.ts';

type Outside = Pick<Services, 'operator' | 'queries'> & { queryClient: QueryClient };

/** The trial chart's `createTrial`. */
export const defineTrialActor = ({ operator, queries, queryClient }: Outside) =>
  fromPromise<TrialOutcome, { ageConfirmed: true }>(async ({ input, signal }) => {
    const { trialMerchantCode: merchantCode } = await queryClient.fetchQuery(queries.settings());
    return outcomeOf(operator.createTrial(input, { signal }), {
      accepted: ({ token, userName, customerType }) => ({
        session: { token, merchantCode, userName, type: customerType, firstTimeLogin: false },
      }),
    });
  });
