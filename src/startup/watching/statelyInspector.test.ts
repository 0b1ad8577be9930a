import type { StatelyInspectionEvent } from '@statelyai/inspect';
import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { type Credentials, loginMachine, type LoginOutcome } from '#machines/login/login.machine.ts';
import { eventually } from '@araw/testing/eventually';
import { createStatelyInspector } from './statelyInspector.ts';

const secrets = { username: '09171234567', password: '482913', captcha: '7731' };
const session = {
  token: 'the-token-itself',
  merchantCode: 'ARAW',
  userName: 'maria',
  type: 0,
  firstTimeLogin: false,
};
const sanitised = {
  credentials: {
    method: 'sms',
    username: '00000000001',
    password: '000002',
    captcha: '0003',
    countryDialingCode: '63',
    remember: false,
  },
  outcome: { ok: true, session: { ...session, token: '‹token 4›', userName: '‹userName 5›' } },
};

/** The events of a login, exactly as sent to Stately's window. */
async function inspectedLogin(): Promise<StatelyInspectionEvent[]> {
  let connect = (_event: unknown) => {};
  const sent: StatelyInspectionEvent[] = [];
  const statelyWindow = { postMessage: (event: StatelyInspectionEvent) => sent.push(event) };
  const ownWindow = {
    open: () => statelyWindow,
    addEventListener: (_type: string, listener: typeof connect) => (connect = listener),
  };
  const inspect = createStatelyInspector({ window: ownWindow as unknown as Window });
  const machine = loginMachine.provide({
    actors: { logIn: fromPromise<LoginOutcome, Credentials>(async () => ({ ok: true, session })) },
  });
  const actor = createActor(machine, { inspect, input: { smsLoginEnabled: true } }).start();
  const credentials = { ...secrets, method: 'sms' as const, countryDialingCode: '63', remember: false };
  actor.send({ type: 'form.submitted', valid: true, credentials });
  await waitFor(actor, (snapshot) => snapshot.matches({ form: 'loggedIn' }));
  actor.stop();
  connect({ data: { type: '@statelyai.connected' } });
  await eventually(() => expect(sent.at(-1)).toMatchObject({ event: { type: 'xstate.stop' } }));
  return sent;
}

test('the inspector receives events without secrets', async () => {
  const sent = await inspectedLogin();
  const told = sent.map(({ type, ...rest }) => ({ type, ...('event' in rest && { event: rest.event }) }));
  expect(told).toContainEqual({
    type: '@xstate.event',
    event: { type: 'form.submitted', valid: true, credentials: sanitised.credentials },
  });
  expect(told).toContainEqual({
    type: '@xstate.event',
    event: { type: 'xstate.init', input: sanitised.credentials },
  });
  expect(told).toContainEqual({
    type: '@xstate.event',
    event: { type: 'xstate.done.actor.logIn', output: sanitised.outcome, actorId: 'logIn' },
  });
});

test('actors’ inputs and outputs are sanitised in their snapshots, too', async () => {
  const sent = await inspectedLogin();
  const snapshots = sent.flatMap((inspected) => ('snapshot' in inspected ? [inspected.snapshot] : []));
  expect(snapshots).toContainEqual({ status: 'active', input: sanitised.credentials });
  expect(snapshots).toContainEqual({ status: 'done', output: sanitised.outcome });
  expect(snapshots.at(-1)).toMatchObject({
    status: 'stopped',
    value: { form: 'loggedIn', captcha: 'hidden' },
    context: { smsLoginEnabled: true },
  });
  const everything = JSON.stringify(sent);
  for (const secret of [...Object.values(secrets), session.token, session.userName]) {
    expect(everything).not.toContain(secret);
  }
});
