import { createActor, createMachine, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { appMachine } from '#machines/app/app.machine.ts';
import { loginMachine, type Credentials, type LoginOutcome } from '#machines/login/login.machine.ts';
import { systemStatusMachine } from '#machines/systemStatus/systemStatus.machine.ts';
import type { SystemStatus } from '@araw/contract/calls/system';
import { createRecorder, type RecorderOptions } from './recorder.ts';
import { trace, type TraceRun } from './trace.ts';

const today = () => '2026-01-15T12:00:00.000Z';
const answered = () => new Promise((resolve) => setImmediate(resolve));

/** A recorder and machines that share a clock. */
function startRecording(options: RecorderOptions = {}) {
  const clock = new SimulatedClock();
  const recorder = createRecorder({ today, ...options });
  const inspect = (event: Parameters<typeof recorder.record>[0]) =>
    recorder.record(event, 5_000 + clock.now());
  return { clock, inspect, ...recorder };
}

const lamp = createMachine({
  id: 'lamp',
  context: { switched: 0 },
  initial: 'off',
  states: { off: { on: { switched: 'on' } }, on: { on: { switched: 'off' }, after: { 100: 'off' } } },
});

const credentials: Credentials = {
  method: 'username',
  username: 'maria',
  password: 'correct horse',
  captcha: '',
  countryDialingCode: '63',
  remember: false,
};

describe('a trace', () => {
  test('continues from the previous page, and drops the oldest runs to make room', () => {
    const runOf = (machine: string, actor: string, ...at: number[]): TraceRun => ({
      machine,
      actor,
      at: 0,
      state: 'off',
      events: at.map((moment) => ({ kind: 'user', at: moment, state: 'on', event: { type: 'switched' } })),
    });
    const earlier = [runOf('lamp', 'a', 10, 20), runOf('door', 'b', 70), runOf('lamp', 'c', 30, 40)];
    const { clock, inspect, trace: recorded } = startRecording({ limit: 4, earlier });
    expect(recorded().runs).toEqual(earlier);
    const actor = createActor(lamp, { clock, inspect }).start();
    clock.increment(5);
    actor.send({ type: 'switched' });
    actor.stop();
    expect(recorded().runs).toMatchObject([
      earlier[1]!,
      earlier[2]!,
      { machine: 'lamp', at: 70, events: [{ at: 75, state: 'on' }] },
    ]);
  });

  test('contains input, time, events, answers and resulting states, sanitised', async () => {
    const { clock, inspect, trace: recorded } = startRecording();
    const machine = loginMachine.provide({
      actors: {
        logIn: fromPromise<LoginOutcome, Credentials>(async () => {
          throw Object.assign(new Error('too late'), { code: 'timeout', requestId: '' });
        }),
      },
    });
    const actor = createActor(machine, { clock, inspect, input: { smsLoginEnabled: false } }).start();
    clock.increment(40);
    actor.send({ type: 'language.changed' });
    clock.increment(200);
    actor.send({ type: 'form.submitted', valid: true, credentials });
    await answered();
    actor.stop();

    const at = { method: 'username', captcha: 'hidden', player: 'anybody' };
    expect(recorded()).toEqual({
      format: 'araw-trace-1',
      recordedAt: '2026-01-15T12:00:00.000Z',
      unread: [],
      runs: [
        {
          machine: 'login',
          actor: actor.sessionId,
          at: 0,
          input: { smsLoginEnabled: false },
          state: { ...at, form: 'editing', validation: 'settled' },
          events: [
            {
              at: 40,
              kind: 'user',
              event: { type: 'language.changed' },
              state: { ...at, form: 'editing', validation: 'waiting' },
            },
            {
              at: 240,
              kind: 'time',
              event: { type: 'xstate.after.revalidationDelay.login.validation.waiting' },
              state: { ...at, form: 'editing', validation: 'settled' },
            },
            {
              at: 240,
              kind: 'user',
              event: {
                type: 'form.submitted',
                valid: true,
                credentials: { ...credentials, username: '‹username 1›', password: '‹password 2›' },
              },
              state: { ...at, form: 'loggingIn', validation: 'settled' },
            },
            {
              at: 240,
              kind: 'answer',
              actor: 'logIn',
              event: {
                type: 'xstate.error.actor.logIn',
                actorId: 'logIn',
                error: { message: 'too late', code: 'timeout', requestId: '' },
              },
              state: { ...at, form: 'editing', validation: 'settled' },
            },
          ],
        },
      ],
    });
  });

  test('matches its schema, including machines invoked by others', () => {
    const { clock, inspect, trace: recorded } = startRecording();
    const systemStatus = systemStatusMachine.provide({
      actors: {
        loadLanguage: fromPromise<void>(() => new Promise(() => {})),
        fetchStatus: fromPromise<SystemStatus>(() => new Promise(() => {})),
      },
    });
    const input = { cachedStatus: null, storedSession: null };
    const actor = createActor(appMachine.provide({ actors: { systemStatus } }), { clock, inspect, input });
    actor.start();
    actor.getSnapshot().children.launch?.send({ type: 'session.ended' });
    const { runs } = v.parse(trace, JSON.parse(JSON.stringify(recorded())));
    expect(runs.map(({ machine, state, events }) => [machine, state, events.length])).toEqual([
      ['app', 'watching', 0],
      ['systemStatus', 'loadingLanguage', 0],
      ['session', 'visitor', 0],
      // The app reports once that no game is open.
      ['logout', 'closed', 1],
      ['launch', 'idle', 2],
      ['promptQueue', 'held', 0],
    ]);
    actor.stop();
  });

  test('contains events sent by invoked actors', () => {
    const { inspect, trace: recorded } = startRecording();
    const door = createMachine({
      id: 'door',
      initial: 'closed',
      invoke: { id: 'bell', src: fromCallback(({ sendBack }) => sendBack({ type: 'rung' })) },
      states: { closed: { on: { rung: 'open' } }, open: {} },
    });
    createActor(door, { inspect }).start();
    expect(recorded().runs[0]?.events).toEqual([
      { at: 0, kind: 'emit', actor: 'bell', event: { type: 'rung' }, state: 'open' },
    ]);
  });

  test('is the same if the recorder receives the events later', async () => {
    const { clock, inspect, trace: recorded } = startRecording();
    const late = createRecorder({ today });
    const heard: [event: Parameters<typeof inspect>[0], at: number][] = [];
    const bell = fromCallback(({ sendBack }) => sendBack({ type: 'rung' }));
    const door = createMachine({
      id: 'door',
      initial: 'closed',
      states: {
        closed: { invoke: { id: 'bell', src: bell }, on: { rung: 'open' } },
        open: { after: { 100: 'closed' } },
      },
    });
    createActor(door, {
      clock,
      inspect: (event) => {
        heard.push([event, 5_000 + clock.now()]);
        inspect(event);
      },
    }).start();
    clock.increment(100);
    for (const each of heard) late.record(...each);
    const { runs } = recorded();
    expect(runs.flatMap(({ state, events }) => [state, ...events.map(({ kind }) => kind)])).toEqual([
      'closed',
      'emit',
      'time',
      'emit',
    ]);
    expect(late.trace().runs).toEqual(runs);
  });

  test('ends with the error that stopped a machine', () => {
    const { inspect, trace: recorded } = startRecording();
    const frail = createMachine({
      id: 'frail',
      initial: 'well',
      states: {
        well: {
          on: {
            pushed: {
              guard: () => {
                throw new Error('broken');
              },
            },
          },
        },
      },
    });
    const actor = createActor(frail, { inspect });
    actor.subscribe({ error: () => {} });
    actor.start();
    actor.send({ type: 'pushed' });
    expect(recorded().runs[0]?.events).toEqual([
      { at: 0, kind: 'user', event: { type: 'pushed' }, state: 'well', status: 'error' },
    ]);
  });
});

describe('the latest events', () => {
  test('of a machine are kept, with the state before them', () => {
    const { clock, inspect, trace: recorded } = startRecording({ limit: 3 });
    const actor = createActor(lamp, { clock, inspect }).start();
    for (let times = 0; times < 5; times += 1) {
      clock.increment(10);
      actor.send({ type: 'switched' });
    }
    expect(recorded().runs).toEqual([
      {
        machine: 'lamp',
        actor: actor.sessionId,
        at: 0,
        state: 'off',
        resumedWith: { context: { switched: 0 } },
        events: [
          { at: 30, kind: 'user', event: { type: 'switched' }, state: 'on' },
          { at: 40, kind: 'user', event: { type: 'switched' }, state: 'off' },
          { at: 50, kind: 'user', event: { type: 'switched' }, state: 'on' },
        ],
      },
    ]);
  });

  test('are counted over all runs of a machine; an ended run without any is dropped', () => {
    const { inspect, trace: recorded } = startRecording({ limit: 3 });
    const switchedTwice = () => {
      const actor = createActor(lamp, { inspect }).start();
      actor.send({ type: 'switched' });
      actor.send({ type: 'switched' });
      actor.stop();
      return actor.sessionId;
    };
    const [, second, third] = [switchedTwice(), switchedTwice(), switchedTwice()];
    expect(recorded().runs.map(({ actor, events }) => [actor, events.length])).toEqual([
      [second, 1],
      [third, 2],
    ]);
  });
});
