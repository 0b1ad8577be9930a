import { createActor, fromPromise, type AnyEventObject, type AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { logoutMachine, type Remembered } from '#machines/logout/logout.machine.ts';
import { launchMachine } from '#machines/launch/launch.machine.ts';
import type { Launched } from '@araw/contract/games/games';
import { type Credentials, loginMachine, type LoginOutcome } from '#machines/login/login.machine.ts';
import { type RegistrationForm, registrationMachine } from '#machines/registration/registration.machine.ts';
import { sessionMachine } from '#machines/session/session.machine.ts';
import { smsCodeMachine } from '#machines/smsCode/smsCode.machine.ts';
import { systemStatusMachine } from '#machines/systemStatus/systemStatus.machine.ts';
import { CallError } from '#services/client/callError.ts';
import { systemStatus, type SystemStatus } from '@araw/contract/calls/system';
import { createSanitiser } from './sanitise.ts';

const session = {
  token: 'Zk3-s9QvT1pLx0aB7dR2',
  merchantCode: 'ARAW',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
};

/** The events that the running machine actually receives, sanitised in order. */
async function sanitisedEvents(machine: AnyStateMachine, input: unknown, sent: AnyEventObject[]) {
  const received: unknown[] = [];
  const actor = createActor(machine, {
    input,
    inspect: (event) => {
      if (event.type === '@xstate.event' && event.actorRef === actor) received.push(event.event);
    },
  });
  actor.start();
  for (const event of sent) {
    actor.send(event);
    await new Promise((resolve) => setImmediate(resolve));
  }
  actor.stop();
  return received.map(createSanitiser());
}

describe('events of the running machines', () => {
  test('login: typed values and the resulting session', async () => {
    const machine = loginMachine.provide({
      actors: {
        logIn: fromPromise<LoginOutcome, Credentials>(async () => ({ ok: true, session })),
        fetchCaptcha: fromPromise(async () => {}),
      },
    });
    const credentials = {
      method: 'sms',
      username: '09171234567',
      password: '482913',
      captcha: '7731',
      countryDialingCode: '63',
      remember: true,
    };
    expect(
      await sanitisedEvents(machine, { smsLoginEnabled: true }, [
        { type: 'form.submitted', valid: true, credentials },
      ]),
    ).toEqual([
      { type: 'xstate.init', input: { smsLoginEnabled: true } },
      {
        type: 'form.submitted',
        valid: true,
        credentials: {
          method: 'sms',
          username: '00000000001',
          password: '000002',
          captcha: '0003',
          countryDialingCode: '63',
          remember: true,
        },
      },
      {
        type: 'xstate.done.actor.logIn',
        output: {
          ok: true,
          session: {
            token: '‹token 4›',
            merchantCode: 'ARAW',
            userName: '‹userName 5›',
            type: 0,
            firstTimeLogin: false,
          },
        },
        actorId: 'logIn',
      },
    ]);
  });

  test('login: a refusal keeps its code and request', async () => {
    const refusal = new CallError({
      call: 'logIn',
      kind: 'refused',
      code: 'credentialsWrong',
      message: 'No code was sent to +63 917 123 4567.',
      requestId: '3f0c2a4e-77aa-4b0e-9b1f-0a4c5f6d7e80',
      status: 400,
      value: { captcha: true },
    });
    const machine = loginMachine.provide({
      actors: {
        logIn: fromPromise<LoginOutcome, Credentials>(async () => {
          throw refusal;
        }),
        fetchCaptcha: fromPromise(async () => {}),
      },
    });
    const credentials = {
      method: 'username',
      username: 'maria',
      password: 'correct horse',
      captcha: '',
      countryDialingCode: '',
      remember: false,
    };
    const [, submitted, failed] = await sanitisedEvents(machine, { smsLoginEnabled: false }, [
      { type: 'form.submitted', valid: true, credentials },
    ]);
    expect(submitted).toEqual({
      type: 'form.submitted',
      valid: true,
      credentials: { ...credentials, username: '‹username 1›', password: '‹password 2›' },
    });
    expect(failed).toEqual({
      type: 'xstate.error.actor.logIn',
      error: {
        name: 'CallError',
        alert: true,
        isWhole: true,
        call: 'logIn',
        kind: 'refused',
        code: 'credentialsWrong',
        message: 'No code was sent to +00 000 000 0003.',
        requestId: '3f0c2a4e-77aa-4b0e-9b1f-0a4c5f6d7e80',
        status: 400,
        value: { captcha: true },
      },
      actorId: 'logIn',
    });
  });

  test('session: the same token gets the same placeholder, another one its own', async () => {
    const machine = sessionMachine.provide({
      actors: { watchStoredSession: fromPromise(() => new Promise(() => {})) as never },
    });
    const started = { ...session, token: 'another-token' };
    expect(
      await sanitisedEvents(machine, { stored: session }, [
        { type: 'session.started', session: started },
        { type: 'session.expired', token: session.token, reason: 'sessionEnded' },
        { type: 'session.expired', token: 'another-token', reason: 'notLoggedIn' },
        { type: 'session.closed' },
      ]),
    ).toEqual([
      {
        type: 'xstate.init',
        input: { stored: { ...session, token: '‹token 1›', userName: '‹userName 2›' } },
      },
      { type: 'session.started', session: { ...session, token: '‹token 3›', userName: '‹userName 2›' } },
      { type: 'session.expired', token: '‹token 1›', reason: 'sessionEnded' },
      { type: 'session.expired', token: '‹token 3›', reason: 'notLoggedIn' },
      { type: 'session.closed' },
    ]);
  });

  test('registration: every typed field, and the birth date', async () => {
    const form: RegistrationForm = {
      method: 'username',
      values: { username: 'maria', password: 'correct horse', payeeName: 'Maria Clara', line: 'maria.c' },
      birthDate: '1990-01-31',
      countryDialingCode: '63',
      termsVersion: '2024-1',
      phoneProof: { firebaseIdToken: 'eyJh' },
    };
    const events = await sanitisedEvents(registrationMachine, { urlAffiliateCode: '' }, [
      { type: 'form.submitted', valid: true, birthDateValid: true, form },
    ]);
    expect(events).toContainEqual({
      type: 'form.submitted',
      valid: true,
      birthDateValid: true,
      form: {
        method: 'username',
        values: {
          username: '‹username 1›',
          password: '‹password 2›',
          payeeName: '‹payeeName 3›',
          line: '‹line 4›',
        },
        birthDate: '0000-00-05',
        countryDialingCode: '63',
        termsVersion: '2024-1',
        phoneProof: { firebaseIdToken: '‹firebaseIdToken 6›' },
      },
    });
  });

  test('codes and forgotten passwords: the code’s recipient', async () => {
    const recipient = { address: 'maria@example.ph', countryDialingCode: '' };
    const events = await sanitisedEvents(smsCodeMachine, { stored: null }, [
      { type: 'code.requested', valid: false, recipient },
    ]);
    expect(events).toContainEqual({
      type: 'code.requested',
      valid: false,
      recipient: { address: '‹address 1›', countryDialingCode: '' },
    });
    expect(createSanitiser()({ account: 'maria@example.ph', code: '482913' })).toEqual({
      account: '‹account 1›',
      code: '000002',
    });
  });

  test('launch: the address of a game without its one-time code', async () => {
    const machine = launchMachine.provide({
      actors: {
        launchGame: fromPromise(async (): Promise<Launched> => ({
          gameUrl: '/play/JL-001?code=Kd83hs_2Lq&lang=EN#token=a1',
          framed: true,
          highestStake: 500,
        })),
      },
    });
    const target = { vendor: 'JL', gameId: 'JL-001', nodeId: 'n1', roomId: '', name: 'Gold Rush' };
    expect(
      await sanitisedEvents(machine, undefined, [{ type: 'game.chosen', target, memberType: 4 }]),
    ).toEqual([
      { type: 'xstate.init' },
      { type: 'game.chosen', target, memberType: 4 },
      {
        type: 'xstate.done.actor.launchGame',
        output: { gameUrl: '/play/JL-001?code=…&lang=…#token=…', framed: true, highestStake: 500 },
        actorId: 'launchGame',
      },
    ]);
  });

  test('logout: the remembered logins', async () => {
    const machine = logoutMachine.provide({
      actors: {
        findRemembered: fromPromise(async (): Promise<Remembered> => ({
          usernames: ['maria', '09171234567'],
        })),
      },
    });
    const events = await sanitisedEvents(machine, undefined, [{ type: 'logout.requested' }]);
    expect(events).toContainEqual({
      type: 'xstate.done.actor.findRemembered',
      output: { usernames: ['‹usernames 1›', '00000000002'] },
      actorId: 'findRemembered',
    });
  });

  test('system status: the visitor’s address', async () => {
    const status = v.parse(systemStatus, {
      info: { whitelabel: { MOBILEVERCODELOGIN3: true }, imageCDNs: ['cdn.example'] },
      location: { ip: '203.0.113.7' },
    });
    const machine = systemStatusMachine.provide({
      actors: {
        loadLanguage: fromPromise(async () => {}),
        fetchStatus: fromPromise<SystemStatus>(async () => status),
      },
    });
    const known = { ...status, location: { ip: '000.0.000.1' } };
    expect(
      await sanitisedEvents(machine, { cached: status }, [
        { type: 'status.questioned' },
        { type: 'status.questioned' },
      ]),
    ).toEqual([
      { type: 'xstate.init', input: { cached: known } },
      { type: 'status.questioned' },
      { type: 'xstate.done.actor.loadLanguage', actorId: 'loadLanguage' },
      { type: 'xstate.done.actor.fetchStatus', output: known, actorId: 'fetchStatus' },
      { type: 'status.questioned' },
      { type: 'xstate.done.actor.fetchStatus', output: known, actorId: 'fetchStatus' },
    ]);
  });
});

describe('other secrets', () => {
  const sanitise = (value: unknown) => createSanitiser()(value);

  test.each([
    ['a code of digits under a name of a code', { code: '482913' }, { code: '000001' }],
    ['a code that is a number', { smsCode: 4829 }, { smsCode: 1 }],
    ['not the code of an error, a country or a merchant', { code: 'timeout', a: { code: '63' } }, undefined],
    [
      'everything inside of something secret',
      { token: { access: 'abc' } },
      { token: { access: '‹access 1›' } },
    ],
    ['a JSON web token in a text', 'Bearer eyJhbGciOiJIUzI1NiJ9', 'Bearer ‹token 1›'],
    ['a long hexadecimal word', { id: '0123456789abcdef0123' }, { id: '‹token 1›' }],
    ['not a long name', { picture: '/art/tiles/the-seven-golden-dragons.webp' }, undefined],
    ['not a time or a date', { now: 1_768_478_400_000, day: '2026-01-15' }, undefined],
    ['a mobile number in a text', 'call 0917 123 4567 now', 'call 0000 000 0001 now'],
    [
      'each number of a list, without what is around it',
      { note: '(09171234567,09181234567)+639191234567' },
      { note: '(00000000001,00000000002)+000000000003' },
    ],
    ['no digits within a word or a decimal', { note: 'a09171234567 1.09171234567 09171234567a' }, undefined],
    ['a picture and other long texts', { image: 'A'.repeat(2_001) }, { image: '‹text of 2001 characters›' }],
    ['an empty text stays empty', { password: '', token: null, captcha: true }, undefined],
  ])('%s', (_, given, expected) => {
    expect(sanitise(given)).toEqual(expected ?? given);
  });

  test('a known secret is found in any later text', () => {
    const each = createSanitiser();
    expect(each({ password: 'correct horse' })).toEqual({ password: '‹password 1›' });
    expect(each({ message: 'Is "correct horse" wrong?' })).toEqual({ message: 'Is "‹password 1›" wrong?' });
  });

  test('a placeholder stays unchanged', () => {
    const each = createSanitiser();
    const given = { token: 'abc', username: '09171234567', note: 'from 09171234567' };
    const once = each(given);
    expect(once).toEqual({ token: '‹token 1›', username: '00000000002', note: 'from 00000000002' });
    expect(each(once)).toEqual(once);
  });

  test('values that JSON lacks are converted', () => {
    const around: Record<string, unknown> = { day: new Date(0), list: new Set([1]), call: () => {} };
    around.self = around;
    around.actor = createActor(launchMachine);
    expect(sanitise(around)).toEqual({
      day: '1970-01-01T00:00:00.000Z',
      list: [1],
      self: '‹…›',
      actor: '‹Actor›',
    });
  });
});
