import { useMachine } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import type { AnyStateMachine } from 'xstate';
import { useServices } from './services.ts';

type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];
type Options<Machine extends AnyStateMachine> =
  Parameters<typeof useMachine<Machine>> extends [unknown, ...infer Rest] ? Rest : never;
type Running<Machine extends AnyStateMachine> = ReturnType<typeof useMachine<Machine>>;

/**
 * The chart, provided with what the screen does for it. That happens once, as `provide` builds every state again; what
 * it calls afterwards is what was rendered last.
 */
export function useProvided<Machine extends AnyStateMachine>(
  machine: Machine,
  implementations: Implementations<Machine>,
): Machine {
  const [provided] = useState(() => machine.provide(implementations));
  useLayoutEffect(() => {
    for (const kind of Object.keys(implementations) as (keyof typeof provided.implementations)[]) {
      Object.assign(provided.implementations[kind], implementations[kind]);
    }
  });
  return provided as Machine;
}

/** `useMachine`, for machines that can be watched, with what the screen does for the chart. */
export function useChart<Machine extends AnyStateMachine>(
  machine: Machine,
  implementations: Implementations<Machine>,
  ...[options]: Options<Machine>
): Running<Machine> {
  const { inspect } = useServices().inspection;
  const provided = useProvided(machine, implementations);
  return useMachine(provided, { ...(options as object | undefined), inspect } as never) as Running<Machine>;
}
