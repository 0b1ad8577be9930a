import { expect, onTestFinished, test } from 'vitest';
import { type AnyStateMachine, createActor, fromPromise } from 'xstate';
import { errorWithCode } from '../chartError.ts';
import { loginMachine } from '../login/login.machine.ts';
import { socialSignUpMachine } from '../socialSignUp/socialSignUp.machine.ts';
import {
  type ProviderOutcome,
  type SocialAnswer,
  type SocialIdentity,
  socialLoginMachine,
  type SocialProvider,
} from './socialLogin.machine.ts';

/** The charts that invoke it, each in its state before and after a failed attempt. */
const hosts = {
  login: {
    machine: loginMachine,
    input: { smsLoginEnabled: false, socialProviders: ['google'] },
  },
  socialSignUp: { machine: socialSignUpMachine, input: { providers: ['google'] } },
};
const identity = { provider: 'google', idToken: 'id-token' } as const;
const session = { token: 't', merchantCode: 'ARAW', userName: 'maria', type: 0, firstTimeLogin: false };

/** A host whose provider and operator answer on command. */
function start({ machine, input }: { machine: AnyStateMachine; input: object }) {
  const asked: [actor: string, input: object, stopped: boolean][] = [];
  const answers: ((answer: never) => void)[] = [];
  const held = <Output, Input extends object>(name: string) =>
    fromPromise<Output, Input>(({ input: request, signal }) => {
      const call: (typeof asked)[number] = [name, request, false];
      asked.push(call);
      signal.addEventListener('abort', () => (call[2] = true));
      return new Promise((resolve) => answers.push(resolve as (answer: never) => void));
    });
  const socialLogin = socialLoginMachine.provide({
    actors: {
      signInWith: held<ProviderOutcome, { provider: SocialProvider }>('signInWith'),
      logIn: held<SocialAnswer, SocialIdentity>('logIn'),
    },
  });
  const started: unknown[] = [];
  const linked: unknown[] = [];
  const fetchCaptcha = fromPromise(async () => {});
  const provided = machine.provide({
    actors:
      'fetchCaptcha' in machine.implementations.actors ? { socialLogin, fetchCaptcha } : { socialLogin },
    actions: {
      startSession: (_, outcome) => void started.push(outcome),
      linkIdentity: (_, unlinked) => void linked.push(unlinked),
    },
  });
  const actor = createActor(provided, { input }).start();
  onTestFinished(() => void actor.stop());
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    actor,
    asked,
    started,
    linked,
    choose: () => actor.send({ type: 'provider.chosen', provider: 'google' }),
    async answer(answer: ProviderOutcome | SocialAnswer) {
      answers.at(-1)?.(answer as never);
      await settled();
    },
    error: () => actor.getSnapshot().context.error,
    busy: () => actor.getSnapshot().hasTag('busy'),
  };
}

const proven: ProviderOutcome = { ok: true, idToken: identity.idToken };
const refused = (captcha: boolean, unlinked: SocialIdentity | null = null): SocialAnswer => ({
  ok: false,
  error: errorWithCode('userDisabled'),
  captcha,
  unlinked,
});

test.each(Object.entries(hosts))(
  '[LOGIN-09] [REG-13] %s: an identity verified by the provider logs in, and its session is the one that starts',
  async (_, host) => {
    const { choose, answer, asked, started, busy } = start(host);
    choose();
    await answer(proven);
    expect([asked, busy()]).toEqual([
      [
        ['signInWith', { provider: 'google' }, false],
        ['logIn', identity, false],
      ],
      true,
    ]);
    await answer({ ok: true, session });
    expect([started, busy()]).toEqual([[{ ok: true, session }], false]);
  },
);

test.each(Object.entries(hosts))(
  '[LOGIN-09] [REG-13] %s: a provider without a result leads back with its reason, and can be tried again',
  async (_, host) => {
    const { choose, answer, asked, error, busy } = start(host);
    choose();
    await answer({ ok: false, error: errorWithCode('identityDenied') });
    expect([error(), busy(), asked.length]).toEqual([errorWithCode('identityDenied'), false, 1]);
    choose();
    expect([error(), busy(), asked.length]).toEqual([null, true, 2]);
  },
);

test.each(Object.entries(hosts))(
  '[LOGIN-12] %s: leaving the form abandons the window and the call',
  async (_, host) => {
    const atWindow = start(host);
    atWindow.choose();
    atWindow.actor.stop();
    const atOperator = start(host);
    atOperator.choose();
    await atOperator.answer(proven);
    atOperator.actor.stop();
    expect([atWindow, atOperator].map(({ asked }) => asked.at(-1)?.[2])).toEqual([true, true]);
  },
);

test('[LOGIN-03] [LOGIN-09] login: an operator’s refusal that requires a captcha shows one, and a provider’s does not', async () => {
  const { choose, answer, actor } = start(hosts.login);
  const captchaAsked = () => actor.getSnapshot().hasTag('captchaAsked');
  choose();
  await answer({ ok: false, error: errorWithCode('identityDenied') });
  choose();
  await answer(proven);
  await answer(refused(false));
  expect(captchaAsked()).toBe(false);
  choose();
  await answer(proven);
  await answer(refused(true));
  expect(captchaAsked()).toBe(true);
});

test('[REG-13] socialSignUp: an unknown account is linked, which is not a failure', async () => {
  const { choose, answer, linked, error } = start(hosts.socialSignUp);
  choose();
  await answer(proven);
  await answer(refused(false, identity));
  expect([linked, error()]).toEqual([[identity], null]);
});
