import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PromiseActorLogic } from 'xstate';
import { type Claim, claimMachine, type ClaimOutcome } from '#machines/claim/claim.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import { noticeTimes } from '#src/app/notices.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useKeyedCall, useKeyedCallChart } from '#src/app/hooks/useKeyedCall.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { queryKeys } from '#services/queries/queries.ts';

interface ClaimActors {
  loadOffers: NonNullable<NonNullable<Parameters<typeof claimMachine.provide>[0]['actors']>['loadOffers']>;
  makeClaim: PromiseActorLogic<ClaimOutcome, Claim>;
}

/** Connects the claims chart to the actors that read and make claims, and to the balance (BEN-07, BEN-09). */
export function useClaim({ loadOffers, makeClaim: makeCall }: ClaimActors) {
  const { t } = useTranslation();
  const { notices } = useServices();
  const queryClient = useQueryClient();
  const memberType = useSession()?.type ?? null;
  const makeClaim = useKeyedCallChart(makeCall);
  const [snapshot, send] = useChart(
    claimMachine,
    {
      actors: { loadOffers, makeClaim },
      actions: {
        renewBalance: () => {
          void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
          for (const outdated of ['records', 'rewards', 'mall', 'unread']) {
            void queryClient.invalidateQueries({ queryKey: [...queryKeys.member, outdated] });
          }
        },
        sayRealAccountOnly: () =>
          void notices.show('info', t('error.realAccountOnly'), noticeTimes.freeMessage),
      },
    },
    { input: { memberType } },
  );
  const call = useKeyedCall(snapshot.children.makeClaim);
  useReturns((event) => {
    send(event);
    if (event.type === 'net.returned') call.netReturned();
  });
  return {
    snapshot,
    send,
    isBusy: snapshot.hasTag('busy') || call.isBusy,
    /** The fate of the last tap is unknown. */
    isOpen: call.isOpen,
    error: call.error ?? snapshot.context.error,
    askAgain: call.askAgain,
  };
}

export type Claiming = ReturnType<typeof useClaim>;
