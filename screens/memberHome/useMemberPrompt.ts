import { useNavigate } from 'react-router-dom';
import { memberPromptMachine } from '#machines/memberPrompt/memberPrompt.machine.ts';
import { useSession } from '#src/app/appActor.ts';
import type { MemberEntry } from '#screens/shared/player/memberEntries.ts';
import type { ReturnState } from '#src/app/returnPath.ts';
import { useChart } from '#src/app/hooks/useChart.ts';

/** Joins the chart that guards the entries with the session and the navigation (MEM-04). */
export function useMemberPrompt() {
  const navigate = useNavigate();
  const memberType = useSession()?.type ?? null;
  const [snapshot, send] = useChart(memberPromptMachine, {
    actions: {
      goToLogin: ({ event }) => {
        if (event.type !== 'entry.tapped') return;
        const state: ReturnState = { returnTo: event.path };
        void navigate('/m/login', { state });
      },
      // The prompt has its own history entry: replace it.
      goToRegister: () => void navigate('/m/register', { replace: true }),
      openEntry: (_, { path }) => void navigate(path),
    },
  });
  return {
    asking: snapshot.hasTag('open'),
    open: ({ path, access = 'realAccount' }: Pick<MemberEntry, 'path' | 'access'>) =>
      send({ type: 'entry.tapped', memberType, path, access }),
    cancel: () => send({ type: 'prompt.cancelled' }),
    register: () => send({ type: 'registration.chosen' }),
  };
}

export type OpenEntry = ReturnType<typeof useMemberPrompt>['open'];
