import { useMachine } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { useServices } from './services.ts';

type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];
type Options<Machine extends AnyStateMachine> =
  Parameters<typeof useMachine<Machine>> extends [unknown, ...infer Rest] ? Rest : never;
type Running<Machine extends AnyStateMachine> = ReturnType<typeof useMachine<Machine>>;

/**
 * `useMachine`, for machines that can be watched, with what the screen does for the chart. The chart is provided with
 * it once, as `provide` builds every state anew; what it calls afterwards is what was rendered last.
 */
export function useChart<Machine extends AnyStateMachine>(
  machine: Machine,
  implementations: Implementations<Machine>,
  ...[options]: Options<Machine>
): Running<Machine> {
  const { inspect } = useServices().inspection;
  const [provided] = useState(() => machine.provide(implementations));
  useLayoutEffect(() => {
    for (const kind of Object.keys(implementations) as (keyof typeof provided.implementations)[]) {
      Object.assign(provided.implementations[kind], implementations[kind]);
    }
  });
  return useMachine(provided, { ...(options as object | undefined), inspect } as never) as Running<Machine>;
}
