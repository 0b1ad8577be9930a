import { fromPromise, setup, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { HeldClock } from './clock.ts';
import { explore } from '../explore/explore.ts';
import { rigFor, runAllEdges, runPath } from './run.ts';
import { plainEvents, smallModel } from '../model/smallModel.ts';

const chart = setup({
  actors: { send: fromPromise<void>(async () => {}) },
  delays: { limit: 10_000, shorter: 5_000 },
});
const editing = { on: { 'form.submitted': 'sending' } } as const;
const sending = { invoke: { id: 'send', src: 'send', onDone: 'sent', onError: 'editing' } } as const;
const form = chart.createMachine({
  id: 'form',
  initial: 'editing',
  states: { editing, sending: { ...sending, after: { limit: 'editing' } }, sent: { type: 'final' } },
});
const model = smallModel(form, {
  events: { ...plainEvents('form.submitted'), 'form.cleared': { 'by the cross': {} } },
  actors: { send: { done: { accepted: undefined }, error: { 'no answer': 'timeout' } } },
});
const graph = explore(model, 'only');
const messages = (machine?: AnyStateMachine) => runAllEdges(graph, machine).map(({ message }) => message);

describe('running actors', () => {
  test('behave as explored', () => {
    expect(messages()).toEqual([]);
  });

  test('that reach another state are reported in words', () => {
    const other = chart.createMachine({
      id: 'form',
      initial: 'editing',
      states: {
        editing,
        sending: { ...sending, invoke: { ...sending.invoke, onError: 'sent' }, after: { limit: 'editing' } },
        sent: { type: 'final' },
      },
    });
    expect(messages(other)).toEqual([
      'only: the user: form.submitted → send fails (no answer) — ' +
        'status is "done" instead of "active"; value is "sent" instead of "editing"',
    ]);
  });

  test('whose timer falls due at another time are reported', () => {
    const other = chart.createMachine({
      id: 'form',
      initial: 'editing',
      states: { editing, sending: { ...sending, after: { shorter: 'editing' } }, sent: { type: 'final' } },
    });
    expect(messages(other)).toEqual([
      'only: the user: form.submitted → 10 s pass (limit) — no timer of the running actor is due',
    ]);
  });

  test('that take an event the explored state does not list are caught by a sneak step', () => {
    const other = chart.createMachine({
      id: 'form',
      initial: 'editing',
      states: {
        editing,
        sending: { ...sending, on: { 'form.submitted': 'sent' }, after: { limit: 'editing' } },
        sent: { type: 'final' },
      },
    });
    expect(messages(other)[0]).toBe(
      'only: the user: form.submitted — then form.submitted, which should be ignored: ' +
        'actors is [] instead of ["send"]; status is "done" instead of "active"; value is "sent" instead of "sending"',
    );
  });

  test('that take another transition to the same place are reported', () => {
    const other = chart.createMachine({
      id: 'form',
      initial: 'editing',
      states: {
        editing: {},
        sending: { ...sending, after: { limit: 'editing' } },
        sent: { type: 'final' },
      },
      on: { 'form.submitted': '.sending' },
    });
    const [submit] = graph.from(graph.start);
    const divergence = runPath(graph, submit ? [submit] : [], { rig: rigFor(model, other) });
    expect(divergence?.message).toBe(
      'only: the user: form.submitted — takes form on form.submitted instead of editing on form.submitted',
    );
  });
});

test('the held clock fires one timer at a time, in the order they were started', () => {
  const clock = new HeldClock();
  const fired: string[] = [];
  clock.setTimeout(() => fired.push('later'), 20);
  clock.setTimeout(() => fired.push('first'), 10);
  clock.setTimeout(() => fired.push('second'), 10);
  const cleared = clock.setTimeout(() => fired.push('cleared'), 10);
  clock.clearTimeout(cleared);
  clock.moveTo(10);
  expect([fired.length, clock.fire(), [...fired], clock.fire(), [...fired], clock.fire()]).toEqual([
    0,
    true,
    ['first'],
    true,
    ['first', 'second'],
    false,
  ]);
  clock.moveTo(30);
  expect(fired).toEqual(['first', 'second', 'later']);
});
