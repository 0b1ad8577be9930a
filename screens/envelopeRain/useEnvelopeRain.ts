import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { envelopeRainMachine, viewOfRain } from '#machines/envelopeRain/envelopeRain.machine.ts';
import type { RainForm, RainProblem } from '#machines/envelopeRain/rainForm.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useDataLanguage } from '#src/app/hooks/useDataLanguage.ts';
import { useReturns } from '#src/app/hooks/useReturns.ts';
import { useConfirmation } from '#screens/shared/payments/useConfirmation.ts';
import { languageToSend } from '@araw/contract/calls/languages';
import { queryKeys } from '#services/queries/queries.ts';
import { defineRainActors } from './rainActors.ts';

const views = ['loading', 'failed', 'closed', 'demanded', 'passwordMissing', 'editing', 'done'] as const;
type View = (typeof views)[number];

/** A request or a question keeps showing what is known. */
function viewOf(snapshot: SnapshotFrom<typeof envelopeRainMachine>): View {
  const { rain } = snapshot.context;
  return views.find((view) => snapshot.hasTag(view)) ?? (rain ? viewOfRain(rain) : 'loading');
}

/** As typed; `shares` is null until the agent types a number. */
export type RainDraft = Omit<RainForm, 'shares'> & { shares: string | null };

const empty: RainDraft = {
  audience: 'all',
  accounts: [],
  shares: null,
  split: 'equal',
  amount: '',
  greeting: '',
  hours: 24,
};

type FieldName = RainProblem['field'];

/** Joins the envelope rain chart with the operator, the payment PIN and the balance (TEAM-07). */
export function useEnvelopeRain() {
  const { operator } = useServices();
  const queryClient = useQueryClient();
  const actors = defineRainActors(operator, languageToSend(useDataLanguage()));
  const confirmation = useConfirmation(actors.makeCall);
  const [form, setForm] = useState(empty);
  const fields = useRef<Partial<Record<FieldName, HTMLElement | null>>>({});

  const [snapshot, send] = useChart(envelopeRainMachine, {
    actors: { loadRain: actors.loadRain, stopRain: actors.stopRain, confirmRain: confirmation.chart },
    actions: {
      focusProblem: ({ context: { problem } }) => problem && fields.current[problem.field]?.focus(),
      renewBalance: () => {
        void queryClient.invalidateQueries({ queryKey: queryKeys.wallet });
        void queryClient.invalidateQueries({ queryKey: [...queryKeys.member, 'records'] });
      },
    },
  });
  useReturns((event) => {
    if (event.type === 'page.shown') send({ type: 'page.shown' });
  });

  return {
    view: viewOf(snapshot),
    busy: snapshot.hasTag('busy'),
    asking: snapshot.hasTag('asking'),
    stopping: snapshot.hasTag('stopping'),
    context: snapshot.context,
    confirmRain: snapshot.children.confirmRain,
    field: confirmation.field,
    form,
    hold: (name: FieldName) => (element: HTMLElement | null) => {
      fields.current[name] = element;
    },
    change(changed: Partial<RainDraft>) {
      setForm({ ...form, ...changed });
      send({ type: 'form.changed' });
    },
    check: (checked: RainForm) => send({ type: 'check.requested', form: checked }),
    retry: () => send({ type: 'retry.requested' }),
    stop: (id: string) => send({ type: 'stop.tapped', id }),
    leaveStop: () => send({ type: 'stop.left' }),
    confirmStop: () => send({ type: 'stop.confirmed' }),
    another() {
      setForm(empty);
      send({ type: 'another.requested' });
    },
  };
}

export type Rain = ReturnType<typeof useEnvelopeRain>;
