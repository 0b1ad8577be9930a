import { useMachine } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import type { AnyActorLogic, AnyActorRef, AnyStateMachine } from 'xstate';
import { useServices } from '#src/app/services.ts';

type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];
type Options<Machine extends AnyStateMachine> =
  Parameters<typeof useMachine<Machine>> extends [unknown, ...infer Rest] ? Rest : never;
type Running<Machine extends AnyStateMachine> = ReturnType<typeof useMachine<Machine>>;

/** As screens give them: functions, none of XState's own actions or guards such as `assign` and `and`. */
type Given = Partial<Record<'actions' | 'guards', Record<string, (...args: unknown[]) => unknown>>> & {
  actors?: Record<string, AnyActorLogic>;
};

/**
 * The chart, provided with what the screen does for it. That happens once, as `provide` builds every state again; what
 * it calls afterwards is what was rendered last.
 */
export function useProvided<Machine extends AnyStateMachine>(
  machine: Machine,
  implementations: Implementations<Machine>,
): Machine {
  const [chart] = useState(() => provideOnce(machine, implementations as Given));
  useLayoutEffect(() => chart.rendered(implementations as Given));
  return chart.provided as Machine;
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

/** A chart whose implementations have the names of the first ones and call the newest. */
function provideOnce(machine: AnyStateMachine, first: Given) {
  let newest = first;
  const functionsOf = (kind: 'actions' | 'guards') =>
    mapped(
      first[kind],
      (name) =>
        (...args) =>
          newest[kind]?.[name]?.(...args),
    );
  const implementations: Given = {
    actions: functionsOf('actions'),
    guards: functionsOf('guards'),
    actors: mapped(first.actors, (name, logic) => startingAs(() => newest.actors?.[name] ?? logic)),
  };
  return {
    provided: machine.provide(implementations as Implementations<AnyStateMachine>),
    rendered(given: Given) {
      newest = given;
    },
  };
}

const mapped = <Value>(
  given: Record<string, Value> = {},
  of: (name: string, value: Value) => Value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, of(name, value)]));

/** Each actor keeps the logic that `newest` was when it began: another one does not know what it has started. */
function startingAs(newest: () => AnyActorLogic): AnyActorLogic {
  const logics = new WeakMap<AnyActorRef, AnyActorLogic>();
  const begin = (self: AnyActorRef) => {
    const logic = newest();
    logics.set(self, logic);
    return logic;
  };
  const of = (self: AnyActorRef) => logics.get(self) ?? begin(self);
  return {
    config: newest().config,
    getInitialSnapshot: (scope, input) => begin(scope.self).getInitialSnapshot(scope, input),
    restoreSnapshot: (kept, scope) => begin(scope.self).restoreSnapshot?.(kept, scope) ?? kept,
    start: (snapshot, scope) => of(scope.self).start?.(snapshot, scope),
    transition: (snapshot, event, scope) => of(scope.self).transition(snapshot, event, scope),
    getPersistedSnapshot: (snapshot, options) => newest().getPersistedSnapshot(snapshot, options),
  };
}
