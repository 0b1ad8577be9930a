import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { trialMachine } from '#machines/trial/trial.machine.ts';
import { useAppChild, useSession } from '#src/app/appActor.ts';
import { useServices } from '#src/app/services.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { defineTrialActor } from './trialActor.ts';

/** Joins the trial chart with the operator, the session and the navigation. */
export function useTrial() {
  const { operator, queries } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const session = useAppChild('session');
  const memberType = useSession()?.type ?? null;

  const [snapshot, send] = useChart(
    trialMachine,
    {
      actors: { createTrial: defineTrialActor({ operator, queries, queryClient }) },
      actions: {
        startSession: (_, outcome) => {
          if (outcome.ok) session.send({ type: 'session.started', session: outcome.session });
        },
        goHome: () => void navigate('/m/home', { replace: true }),
        goToRegister: () => void navigate('/m/register'),
      },
    },
    { input: { memberType } },
  );

  return {
    playsAlready: snapshot.hasTag('playsAlready'),
    error: snapshot.context.error,
    ageConfirmed: snapshot.hasTag('ageConfirmed'),
    creating: snapshot.hasTag('busy'),
    canToggleAge: snapshot.can({ type: 'age.toggled' }),
    canStart: snapshot.can({ type: 'trial.requested' }),
    canRegister: snapshot.can({ type: 'registration.chosen' }),
    toggleAge: () => send({ type: 'age.toggled' }),
    start: () => send({ type: 'trial.requested' }),
    register: () => send({ type: 'registration.chosen' }),
  };
}
