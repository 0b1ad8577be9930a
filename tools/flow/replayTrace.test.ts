import { createActor, fromCallback, fromPromise, SimulatedClock, type EventObject } from 'xstate';
import { describe, expect, test } from 'vitest';
import { contractPromptsMachine } from '#machines/contractPrompts/contractPrompts.machine.ts';
import { contractPromptsModel } from '#machines/contractPrompts/contractPrompts.model.ts';
import { loginMachine, type Credentials, type LoginOutcome } from '#machines/login/login.machine.ts';
import { loginModel } from '#machines/login/login.model.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { sessionModel } from '#machines/session/session.model.ts';
import { systemStatusMachine } from '#machines/systemStatus/systemStatus.machine.ts';
import { systemStatusModel } from '#machines/systemStatus/systemStatus.model.ts';
import type { SystemStatus } from '@araw/contract/calls/system';
import { createRecorder } from '#services/trace/recorder.ts';
import type { Trace } from '#services/trace/trace.ts';
import { readTrace, replayInWords, replayTrace } from './replayTrace.ts';

const answered = () => new Promise((resolve) => setImmediate(resolve));

/** Records the body's actions and returns the trace as if read from a file. */
async function record(
  body: (tools: { clock: SimulatedClock; inspect: Inspect }) => Promise<void>,
  limit?: number,
): Promise<Trace> {
  const clock = new SimulatedClock();
  const recorder = createRecorder({ limit });
  await body({ clock, inspect: (event) => recorder.record(event, clock.now()) });
  return readTrace(JSON.stringify(recorder.trace()));
}
type Inspect = (event: Parameters<ReturnType<typeof createRecorder>['record']>[0]) => void;

const credentials: Credentials = {
  method: 'username',
  username: 'maria',
  password: 'correct horse',
  captcha: '',
  countryDialingCode: '63',
  remember: false,
};
const refused: LoginOutcome = {
  ok: false,
  captcha: true,
  error: { code: 'credentialsWrong', message: '', requestId: '' },
};

/** A refused login, a captcha, two language changes and a successful login: nine events. */
const login = () =>
  record(async ({ clock, inspect }) => {
    const session = { token: 'a', merchantCode: 'ARAW', userName: 'maria', type: 0, firstTimeLogin: false };
    const outcomes: LoginOutcome[] = [refused, { ok: true, session }];
    const machine = loginMachine.provide({
      actors: {
        logIn: fromPromise<LoginOutcome, Credentials>(async () => outcomes.shift() ?? refused),
        fetchCaptcha: fromPromise<void>(async () => {}),
      },
    });
    const actor = createActor(machine, { clock, inspect, input: { smsLoginEnabled: false } }).start();
    actor.send({ type: 'form.submitted', valid: true, credentials });
    await answered();
    clock.increment(1_000);
    actor.send({ type: 'language.changed' });
    clock.increment(150);
    actor.send({ type: 'language.changed' });
    clock.increment(200);
    actor.send({ type: 'form.submitted', valid: true, credentials });
    actor.send({ type: 'form.submitted', valid: true, credentials: { ...credentials, captcha: '4711' } });
    await answered();
    actor.stop();
  });

const models = [loginModel, sessionModel, systemStatusModel];

describe('a recorded trace', () => {
  test('is replayed without a divergence', async () => {
    const replay = replayTrace(await login(), models);
    expect(replay).toEqual({ events: 9, machines: ['login'], divergences: [], unknown: [] });
    expect(replayInWords(replay)).toBe('replayed 9 events of 1 machines, 0 divergences');
  });

  test('[SES-04] of a session compares tokens as the running chart did', async () => {
    const recorded = await record(async ({ inspect }) => {
      let lose = () => {};
      const machine = sessionMachine.provide({
        actors: {
          watchStoredSession: fromCallback<EventObject, undefined, any>(({ sendBack }) => {
            lose = () => sendBack({ type: 'session.lost' });
          }),
        },
      });
      const session = (token: string) => ({
        token,
        merchantCode: 'ARAW',
        userName: 'maria',
        type: 0,
        firstTimeLogin: false,
      });
      const actor = createActor(machine, { inspect, input: { stored: session('old-token') } }).start();
      actor.send({ type: 'session.started', session: session('new-token') });
      actor.send({ type: 'session.expired', token: 'old-token', reason: 'sessionEnded' });
      actor.send({ type: 'session.expired', token: 'new-token', reason: 'sessionEnded' });
      actor.send({ type: 'session.started', session: session('third-token') });
      lose();
      actor.stop();
    });
    const [run] = recorded.runs;
    expect(JSON.stringify(recorded)).not.toMatch(/old-token|new-token|third-token|maria/);
    expect(run?.events.map(({ kind, state }) => [kind, state])).toEqual([
      ['user', { signedIn: 'real' }],
      ['user', { signedIn: 'real' }],
      ['user', 'visitor'],
      ['user', { signedIn: 'real' }],
      ['emit', 'visitor'],
    ]);
    expect(replayTrace(recorded, models).divergences).toEqual([]);
  });

  test.each([1, 2, 3, 4, 5, 6])('with older events dropped is replayed from its last %i', async (limit) => {
    const status = { maintenance: false, regionRestriction: false } as SystemStatus;
    const machine = systemStatusMachine.provide({
      actors: {
        loadLanguage: fromPromise<void>(async () => {}),
        fetchStatus: fromPromise<SystemStatus>(async () => status),
      },
    });
    const recorded = await record(async ({ clock, inspect }) => {
      const actor = createActor(machine, { clock, inspect, input: { cached: null } }).start();
      await answered();
      for (let minutes = 0; minutes < 3; minutes += 1) {
        clock.increment(60_000);
        await answered();
      }
      actor.stop();
    }, limit);
    expect(recorded.runs[0]?.events).toHaveLength(limit);
    expect(recorded.runs[0]?.resumedWith).toEqual({ context: { status, problem: null, error: null } });
    expect(replayTrace(recorded, models)).toEqual({
      events: limit,
      machines: ['systemStatus'],
      divergences: [],
      unknown: [],
    });
  });

  test('of a chart that ends immediately is replayed too', async () => {
    const recorded = await record(async ({ inspect }) => {
      const input = { memberType: 4, agentPolicy: true, answered: [] };
      createActor(contractPromptsMachine, { inspect, input }).start();
    });
    expect(recorded.runs).toMatchObject([{ state: 'spared', status: 'done', events: [] }]);
    expect(replayTrace(recorded, [contractPromptsModel]).divergences).toEqual([]);
  });

  test('lists machines without a model', async () => {
    const recorded = await login();
    expect(replayTrace(recorded, [])).toEqual({
      events: 0,
      machines: [],
      divergences: [],
      unknown: ['login'],
    });
  });
});

describe('a trace that was changed', () => {
  /** Divergences in the login's trace after a change to its only run. */
  async function diverging(change: (run: Trace['runs'][number]) => void) {
    const recorded = await login();
    change(recorded.runs[0]!);
    const { events, divergences } = replayTrace(recorded, models);
    return [events, ...divergences.map(({ event, message }) => [event, message])];
  }
  const stateOf = (form: string, captcha: string) => ({
    method: 'username',
    form,
    captcha,
    player: 'anybody',
    validation: 'settled',
  });

  test('in a state diverges there, with a description', async () => {
    expect(
      await diverging(({ events }) => {
        events[1]!.state = stateOf('loggedIn', 'hidden');
      }),
    ).toEqual([
      1,
      [
        2,
        'login, event 2 of 9 (xstate.done.actor.logIn): expected method.username + form.loggedIn + captcha.hidden + ' +
          'player.anybody + validation.settled, actual method.username + form.editing + captcha.loading + player.anybody + ' +
          'validation.settled',
      ],
    ]);
  });

  test('in an event diverges where the machine behaves differently', async () => {
    const [events, divergence] = await diverging((run) => {
      run.events[0]!.event.valid = false;
    });
    expect([events, divergence]).toEqual([
      0,
      [
        1,
        expect.stringMatching(
          /^login, event 1 of 9 \(form\.submitted\): expected .*form\.loggingIn.*, actual .*form\.editing/,
        ),
      ],
    ]);
  });

  test('in its input diverges at the start', async () => {
    expect(
      await diverging((run) => {
        run.state = stateOf('loggedIn', 'hidden');
      }),
    ).toEqual([0, [0, expect.stringContaining('login at its start: expected')]]);
  });

  test('by an answer without a pending call', async () => {
    expect(await diverging(({ events }) => events.splice(0, 1))).toEqual([
      0,
      [1, 'login, event 1 of 8 (xstate.done.actor.logIn): the actor "logIn" does not run'],
    ]);
  });

  test('by a timer that isn’t running, or fires too early', async () => {
    const timer = 'xstate.after.revalidationDelay.login.validation.waiting';
    expect(await diverging(({ events }) => events.splice(3, 2))).toEqual([
      3,
      [4, `login, event 4 of 7 (${timer}): no such timer runs`],
    ]);
    expect(
      await diverging(({ events }) => {
        events[5]!.at -= 100;
      }),
    ).toEqual([5, [6, `login, event 6 of 9 (${timer}): the timer is up 100 ms later than that`]]);
  });
});

describe('a file that is not a trace', () => {
  test.each([
    ['nothing', '', 'This is no trace: it is not JSON.'],
    ['another JSON', '[]', /^This is no trace: .*format/],
    [
      'an event without a state',
      JSON.stringify({
        format: 'araw-trace-1',
        recordedAt: '',
        runs: [
          {
            machine: 'login',
            actor: 'x:0',
            at: 0,
            state: 'a',
            events: [{ at: 0, kind: 'user', event: { type: 'a' } }],
          },
        ],
      }),
      /^This is no trace: runs\.0\.events\.0\.state: /,
    ],
  ])('%s is refused with one error', (_, text, message) => {
    expect(() => readTrace(text)).toThrow(message);
  });
});
