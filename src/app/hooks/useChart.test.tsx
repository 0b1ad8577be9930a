import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { assign, fromPromise, fromTransition, sendTo, setup } from 'xstate';
import { type Services, ServicesContext } from '#src/app/services.ts';
import { useChart } from './useChart.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const services = { inspection: {} } as Services;
const wrapper = ({ children }: { children: ReactNode }) => (
  <ServicesContext value={services}>{children}</ServicesContext>
);

/** Says what it is told to, and reads the text that it keeps. */
const machine = setup({
  types: { context: {} as { kept: string }, events: {} as { type: 'told' } | { type: 'asked' } },
  actors: { read: fromPromise<string>(() => Promise.reject(new Error('not provided'))) },
  guards: { mayAsk: () => false },
  actions: { say: () => {}, keep: assign((_, kept: string) => ({ kept })) },
}).createMachine({
  id: 'small',
  context: { kept: '' },
  initial: 'idle',
  states: {
    idle: { on: { told: { actions: 'say' }, asked: { guard: 'mayAsk', target: 'reading' } } },
    reading: {
      invoke: {
        src: 'read',
        onDone: { target: 'idle', actions: { type: 'keep', params: ({ event }) => event.output } },
      },
    },
  },
});

/** A component that renders the texts one after the other, and what its chart has said. */
function start() {
  const said: string[] = [];
  const { result, rerender } = renderHook(
    ({ text }) =>
      useChart(machine, {
        actors: { read: fromPromise(async () => text) },
        guards: { mayAsk: () => text !== 'first' },
        actions: { say: () => void said.push(text) },
      }),
    { wrapper, initialProps: { text: 'first' } },
  );
  const send = (event: { type: 'told' | 'asked' }) => act(async () => result.current[1](event));
  return {
    said,
    send,
    show: (text: string) => rerender({ text }),
    kept: () => result.current[0].context.kept,
  };
}

test('rendering a chart again does not rebuild it', () => {
  const provide = vi.spyOn(machine, 'provide');
  const { show } = start();
  show('second');
  show('third');
  expect(provide).toHaveBeenCalledTimes(1);
});

test('its actions, guards and actors are those of the latest render', async () => {
  const { said, send, show, kept } = start();
  await send({ type: 'told' });
  await send({ type: 'asked' });
  expect(kept()).toBe('');
  show('second');
  await send({ type: 'told' });
  await send({ type: 'asked' });
  expect(said).toEqual(['first', 'second']);
  expect(kept()).toBe('second');
});

test('two instances of a chart use what each was given', async () => {
  const one = start();
  const other = start();
  other.show('second');
  await one.send({ type: 'told' });
  await other.send({ type: 'told' });
  expect([one.said, other.said]).toEqual([['first'], ['second']]);
});

test('providing implementations does not modify the chart', async () => {
  const provide = machine.provide.bind(machine);
  vi.spyOn(machine, 'provide').mockImplementation((implementations) => {
    const provided = provide(implementations);
    Object.values(provided.implementations).forEach(Object.freeze);
    return provided;
  });
  const { said, send, show } = start();
  show('second');
  await send({ type: 'told' });
  expect(said).toEqual(['second']);
});

test('a running actor keeps the implementations it started with', () => {
  const counting = setup({
    types: { events: {} as { type: 'told' }, children: {} as { count: 'count' } },
    actors: { count: fromTransition((sum: number, _event: { type: 'told' }) => sum, 0) },
  }).createMachine({
    invoke: { src: 'count', id: 'count' },
    on: { told: { actions: sendTo('count', { type: 'told' }) } },
  });
  const { result, rerender } = renderHook(
    ({ step }) =>
      useChart(counting, {
        actors: { count: fromTransition((sum: number, _event: { type: 'told' }) => sum + step, 0) },
      }),
    { wrapper, initialProps: { step: 1 } },
  );
  act(() => result.current[1]({ type: 'told' }));
  rerender({ step: 10 });
  act(() => result.current[1]({ type: 'told' }));
  expect(result.current[0].children.count?.getSnapshot().context).toBe(2);
});
