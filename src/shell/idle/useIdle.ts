import { use, useState } from 'react';
import { type EventObject, fromCallback, fromPromise } from 'xstate';
import { idleMachine, type Sign } from '#machines/idle/idle.machine.ts';
import { forgetLogins } from '#services/rememberedLogin/forgetLogins.ts';
import { AppActor } from '#src/app/appActor.ts';
import { useChart } from '#src/app/hooks/useChart.ts';
import { useServices } from '#src/app/services.ts';
import type { SessionInfo } from '@araw/contract/accounts/session';
import { createActivity } from './activity.ts';

/** The chart of a player who may have left (PROT-08). */
export function useIdle({ token, userName }: SessionInfo, minutes: number) {
  const { operator, attention } = useServices();
  const app = use(AppActor);
  const [activity] = useState(() => createActivity({ userName, attention }));
  return useChart(
    idleMachine,
    {
      actors: {
        watchActivity: fromCallback<EventObject, { limit: number; askAfter: number }, Sign>(
          ({ input, sendBack }) => activity.watch(input, sendBack),
        ),
        // The client reports a session that has ended.
        tellUse: fromPromise<void>(async ({ signal }) => {
          await operator.wallet({}, { signal });
        }),
      },
      actions: {
        noteUse: () => activity.note(),
        // Before the session is cleared here, and with it the token.
        logOut: () => void operator.logOut({}).catch(() => {}),
        sayWhyItEnded: () => app?.send({ type: 'session.expired', token, reason: 'idle' }),
        forgetLogins: () => void forgetLogins(),
        closeSession: () => app?.send({ type: 'session.closed' }),
      },
    },
    { input: { minutes } },
  );
}
