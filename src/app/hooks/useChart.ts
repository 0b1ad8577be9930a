import { useMachine } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import type { AnyActorLogic, AnyActorRef, AnyStateMachine } from 'xstate';
import { useServices } from '#src/app/services.ts';

type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0];
type Options<Machine extends AnyStateMachine> =
  Parameters<typeof useMachine<Machine>> extends [unknown, ...infer Rest] ? Rest : never;
type Running<Machine extends AnyStateMachine> = ReturnType<typeof useMachine<Machine>>;

/** Implementations as screens pass them: plain functions, without XState's built-ins such as `assign` and `and`. */
type Given = Partial<Record<'actions' | 'guards', Record<string, (...args: unknown[]) => unknown>>> & {
  actors?: Record<string, AnyActorLogic>;
};

/**
 * The chart with the screen's implementations. Calls `provide` only once, because it rebuilds every state; the chart
 * always calls the implementations from the latest render.
 */
export function useProvided<Machine extends AnyStateMachine>(
  machine: Machine,
  implementations: Implementations<Machine>,
): Machine {
  const [chart] = useState(() => provideOnce(machine, implementations as Given));
  useLayoutEffect(() => chart.rendered(implementations as Given));
  return chart.provided as Machine;
}

/** `useMachine` with the screen's implementations and the app's inspector. */
export function useChart<Machine extends AnyStateMachine>(
  machine: Machine,
  implementations: Implementations<Machine>,
  ...[options]: Options<Machine>
): Running<Machine> {
  const { inspect } = useServices().inspection;
  const provided = useProvided(machine, implementations);
  return useMachine(provided, { ...(options as object | undefined), inspect } as never) as Running<Machine>;
}

/** Provides implementations under the names of the first ones; each calls the newest. */
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

/** Keeps each actor on the logic that it started with: newer logic has no record of the actor's running work. */
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
