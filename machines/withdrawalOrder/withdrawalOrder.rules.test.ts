import { expect, test } from 'vitest';
import { withdrawalTable } from '@araw/contract/values/stateTables';
import { isMoving, knownState, mayCancel } from './withdrawalOrder.rules.ts';

const states = Object.keys(withdrawalTable.rows);

test('[CASH-22] exactly the states of the table are known', () => {
  expect(states.map((state) => knownState({ state }))).toEqual(states);
  expect(['onHold', '', 'constructor', 'Requested'].map((state) => knownState({ state }))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('[CASH-10] a withdrawal is polled until it is paid or returned, and one in an unknown state always', () => {
  expect([...states, 'onHold'].filter((state) => isMoving({ state }))).toEqual([
    'requested',
    'inReview',
    'approved',
    'paying',
    'onHold',
  ]);
});

test('[CASH-10] [CASH-22] it can be cancelled if the operator offers it and the table allows it', () => {
  const cancellable = (actions: 'cancel'[]) =>
    [...states, 'onHold'].filter((state) => mayCancel({ state, actions }));
  expect(cancellable(['cancel'])).toEqual(['requested', 'inReview']);
  expect(cancellable([])).toEqual([]);
});
