import { expect, test } from 'vitest';
import type { AnyStateMachine, StateNode } from 'xstate';
import type { Model } from '@araw/flow/model';

const modules = import.meta.glob<Record<string, Model>>('./*/*.model.ts', { eager: true });
const machines = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap(({ machine }): AnyStateMachine[] => (machine ? [machine] : []));

const below = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(below)];

test('[NET-05] no failed page accepts "Try again" if the operator has switched it off', () => {
  const failing = machines.filter(({ root }) =>
    below(root).some(
      ({ tags, ownEvents }) => tags.includes('failed') && ownEvents.includes('retry.requested'),
    ),
  );
  const blind = failing.filter(
    ({ implementations: { guards } }) =>
      !['mayRetry', 'isSwitchedOff', 'isNotOffered'].some((name) => name in guards),
  );
  expect(failing.length).toBeGreaterThan(20);
  expect(blind.map(({ id }) => id)).toEqual([]);
});
