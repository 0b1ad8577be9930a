import { assign, fromPromise, setup } from 'xstate';
import { expect, test } from 'vitest';
import { cellOf, contractTable } from '@araw/contract/values/stateTables';
import { checkRules } from '@araw/flow/check';
import { explore } from '@araw/flow/explore';
import type { View } from '@araw/flow/model';
import { plainEvents, smallModel } from '@araw/flow/smallModel';
import { stateTableRule } from './stateTableRule.ts';

type Status = keyof typeof contractTable.rows;

/** A page for a contract in any state or none, which can be accepted in the given states, by a tap and at once. */
function counterexamples(acceptedIn: readonly (Status | 'none')[]) {
  const chart = setup({
    types: {} as { context: { status: Status | 'none' }; events: { type: 'accept.tapped' } },
    actors: {
      load: fromPromise<Status | 'none'>(async () => 'none'),
      decide: fromPromise<void>(async () => {}),
    },
    guards: { mayAccept: ({ context }) => acceptedIn.includes(context.status) },
    actions: { keep: assign((_, status: Status | 'none') => ({ status })) },
  }).createMachine({
    id: 'page',
    context: { status: 'none' },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'load',
          src: 'load',
          onDone: { target: 'shown', actions: { type: 'keep', params: ({ event }) => event.output } },
        },
      },
      shown: { on: { 'accept.tapped': { guard: 'mayAccept', target: 'deciding' } } },
      deciding: { invoke: { id: 'decide', src: 'decide', onDone: 'loading' } },
    },
  });
  const statuses = [...Object.keys(contractTable.rows), 'none'];
  const model = smallModel(chart, {
    events: plainEvents('accept.tapped'),
    actors: {
      load: { done: Object.fromEntries(statuses.map((status) => [status, status])) },
      decide: { done: { taken: undefined } },
    },
  });
  const rule = stateTableRule('contract', contractTable, {
    stateOf: ({ context }: View<{ status: Status | 'none' }>) =>
      context.status === 'none' ? null : context.status,
    taps: { 'accept.tapped': 'accept' },
    asks: ({ actor }) => (actor === 'decide' ? 'accept' : null),
  });
  return checkRules(explore(model, 'only'), [rule]).map(({ counterexample }) => counterexample);
}

test('[CASH-22] a chart that offers what its table allows obeys the table', () => {
  expect(counterexamples(['requested', 'active'])).toEqual([]);
});

const rejected = Object.keys(contractTable.rows).filter(
  (status) => cellOf(contractTable, status as Status, 'accept') === 'x',
);

test.each(rejected)('[CASH-22] one that accepts a contract that is %s breaks the rule', (status) => {
  expect(counterexamples([status as Status])).toEqual([
    `only: load answers (${status}) → the user: accept.tapped — shown became deciding, starts decide`,
  ]);
});

test('[CASH-22] one that accepts without a contract breaks the rule', () => {
  expect(counterexamples(['none'])).toHaveLength(1);
});
