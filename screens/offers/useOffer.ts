import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { offerMachine, offerBar } from '#machines/offer/offer.machine.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useKeyedCall, useKeyedCallChart } from '#src/app/hooks/useKeyedCall.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { agentKeys } from '#services/queries/agentQueries.ts';
import type { ContractKind } from '@araw/contract/agents/agent';
import { newMoneyKey } from '#services/newMoneyKey.ts';
import { defineOfferActors } from './offerActors.ts';
import { type TierField, useTiers } from './useTiers.ts';

/** Joins an offer's chart with the operator and the form (TEAM-09). */
export function useOffer(account: string) {
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<ContractKind>('dividend');
  const [carries, setCarries] = useState(false);
  const [judged, setJudged] = useState(false);
  const tiers = useTiers();
  const { loadOfferable, offerContract: makeCall } = defineOfferActors(operator);
  const offerContract = useKeyedCallChart(makeCall);
  const [snapshot, send] = useChart(
    offerMachine,
    {
      actors: { loadOfferable, offerContract },
      actions: {
        focusFirstMalformed: () => {
          const [wrong] = tiers.malformed;
          if (wrong) tiers.focus(wrong.place, wrong.field);
        },
        focusRefused: ({ context: { fault } }) => {
          if (fault) tiers.focus(fault.term, fault.fault === 'rate' ? 'rate' : 'amount');
        },
        renewContracts: () => void queryClient.invalidateQueries({ queryKey: agentKeys.contracts }),
      },
    },
    { input: { account } },
  );
  const { context } = snapshot;
  const call = useKeyedCall(snapshot.children.offerContract);
  useReturns((event) => {
    if (event.type !== 'net.returned') return;
    send(event);
    call.netReturned();
  });
  const changed = () => send({ type: 'form.changed' });
  const submitted = (key: string) =>
    ({
      type: 'form.submitted',
      valid: tiers.malformed.length === 0,
      offer: { key, kind, terms: tiers.terms(), carries: carries && kind === 'dividend' },
    }) as const;
  const bar = context.offerable && offerBar(context.offerable, kind);

  return {
    snapshot,
    call,
    context,
    tiers,
    kind,
    carries,
    judged,
    bar,
    maySubmit: snapshot.can(submitted('')),
    choose(chosen: ContractKind) {
      setKind(chosen);
      changed();
    },
    toggleCarries() {
      setCarries(!carries);
      changed();
    },
    type(place: number, field: TierField, text: string) {
      tiers.type(place, field, text);
      changed();
    },
    add() {
      tiers.add();
      changed();
    },
    remove(place: number) {
      tiers.remove(place);
      changed();
    },
    retry: () => send({ type: 'retry.requested' }),
    submit() {
      setJudged(true);
      send(submitted(newMoneyKey()));
    },
  };
}

export type Offering = ReturnType<typeof useOffer>;
