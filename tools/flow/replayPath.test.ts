import { describe, expect, test } from 'vitest';
import { loginModel } from '#machines/login/login.model.ts';
import type { TraceEvent, TraceRun } from '#services/trace/trace.ts';
import type { Binding } from '@araw/flow/browser';
import { replayPath } from './replayPath.ts';
import { sentence } from '@araw/flow/words';

/** The part of a binding that paths depend on. */
const binding: Binding = {
  open: () => ({ path: '/' }),
  calls: {},
  does: {
    'form.submitted': async () => {},
    'method.switched': async () => {},
    'captcha.refreshed': async () => {},
  },
  controls: {},
  without: { 'language.changed': 'the menu has it' },
  sees: {},
  facts: [],
  departs: ({ to }) =>
    to.view.matches('form.loggedIn') ? { words: 'home', check: async () => {} } : undefined,
};

const at = (form: string, captcha = 'hidden', validation = 'settled') => ({
  method: 'username',
  form,
  captcha,
  player: 'anybody',
  validation,
});
const submitted = (captcha: string, state: TraceEvent['state']): TraceEvent => ({
  at: 0,
  kind: 'user',
  event: {
    type: 'form.submitted',
    valid: true,
    credentials: {
      method: 'username',
      username: '‹username 1›',
      password: '‹password 2›',
      captcha,
      remember: true,
    },
  },
  state,
});
const answer = (actor: string, output: unknown, state: TraceEvent['state']): TraceEvent => ({
  at: 0,
  kind: 'answer',
  actor,
  event: { type: `xstate.done.actor.${actor}`, output },
  state,
});
const refused = {
  ok: false,
  captcha: true,
  error: { code: 'credentialsWrong', message: '', requestId: 'r7' },
};
const run = (events: TraceEvent[], smsLoginEnabled = false): TraceRun => ({
  machine: 'login',
  actor: 'x:0',
  at: 0,
  input: { smsLoginEnabled },
  state: at('editing'),
  events,
});

const pathOf = (events: TraceEvent[], smsLoginEnabled?: boolean) => {
  const {
    course,
    edges,
    events: done,
    reason,
  } = replayPath(run(events, smsLoginEnabled), loginModel, binding);
  return { variant: course.variant, steps: edges.map(({ step }) => sentence(step)), done, reason };
};

describe('the path of a recorded run on a screen', () => {
  test('uses the model’s cases closest to the recording', () => {
    expect(
      pathOf([
        submitted('', at('loggingIn')),
        answer('logIn', refused, at('editing', 'loading')),
        answer('fetchCaptcha', undefined, at('editing', 'shown')),
        submitted('0003', at('loggingIn', 'shown')),
        answer('logIn', { ok: true, session: { token: '‹token 4›' } }, at('loggedIn', 'shown')),
      ]),
    ).toEqual({
      variant: 'username only',
      steps: [
        'the player: form.submitted (without captcha)',
        'the operator answers logIn (refused, captcha from now on)',
        'the operator answers fetchCaptcha (picture)',
        'the player: form.submitted (with captcha)',
        'the operator answers logIn (accepted as type 0)',
      ],
      done: 5,
      reason: undefined,
    });
  });

  test('starts with the variant of the recorded input', { tags: ['full'] }, () => {
    expect(pathOf([], true).variant).toBe('SMS login on');
  });

  test('leaves out what the machine ignores', { tags: ['full'] }, () => {
    const refreshed: TraceEvent = {
      at: 0,
      kind: 'user',
      event: { type: 'captcha.refreshed' },
      state: at('editing'),
    };
    expect(pathOf([refreshed, submitted('', at('loggingIn'))])).toMatchObject({
      steps: ['the player: form.submitted (without captcha)'],
      done: 2,
    });
  });

  test('ends before an event that the screen can’t produce, and says why', () => {
    const changed: TraceEvent = {
      at: 0,
      kind: 'user',
      event: { type: 'language.changed' },
      state: at('editing', 'hidden', 'waiting'),
    };
    expect(pathOf([changed])).toEqual({
      variant: 'username only',
      steps: [],
      done: 0,
      reason: 'the menu has it',
    });
  });

  test('ends when another screen appears', { tags: ['full'] }, () => {
    const end = [submitted('', at('loggingIn')), answer('logIn', { ok: true }, at('loggedIn'))];
    expect(pathOf([...end, submitted('', at('loggedIn'))])).toMatchObject({
      done: 2,
      reason: 'another screen shows',
    });
  });
});
