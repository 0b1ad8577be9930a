import { assign, createMachine, type AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { contractModel } from '#machines/contract/contract.model.ts';
import { contractPromptsModel } from '#machines/contractPrompts/contractPrompts.model.ts';
import { gameListModel } from '#machines/gameList/gameList.model.ts';
import { launchModel } from '#machines/launch/launch.model.ts';
import { loginModel } from '#machines/login/login.model.ts';
import { registrationModel } from '#machines/registration/registration.model.ts';
import { sessionModel } from '#machines/session/session.model.ts';
import { systemStatusModel } from '#machines/systemStatus/systemStatus.model.ts';
import { trialModel } from '#machines/trial/trial.model.ts';
import { explore } from '@araw/flow/explore';
import type { Model } from '@araw/flow/model';
import { judge } from '@araw/flow/mutationOracles';

/** The rules that a fault breaks, regardless of the table. */
const brokenRules = (
  model: Model,
  faulty: AnyStateMachine,
  variants: readonly string[] = Object.keys(model.variants),
) =>
  judge(
    variants.map((variant) => explore(model, variant)),
    faulty,
  ).brokenRules;

/** The same chart, started with changed input. */
function starting({ machine }: Model, instead: object): AnyStateMachine {
  const config: any = machine.config;
  const context = (args: unknown) => ({ ...config.context(args), ...instead });
  return createMachine({ ...config, context }, machine.implementations as never);
}

test('[BOOT-02] a system status that ignores the cache', { tags: ['full'] }, () => {
  expect(brokenRules(systemStatusModel, starting(systemStatusModel, { status: null }))).toContain(
    'once the language has loaded, a cached status is applied immediately, and without one the page waits',
  );
});

test('[LOGIN-08] a login that treats every phone as verified', { tags: ['full'] }, () => {
  expect(brokenRules(loginModel, starting(loginModel, { phoneProofNeeded: false }))).toContain(
    'if an external provider sends the codes, a login by SMS waits for its verification',
  );
});

test('[LOGIN-01] a login that offers SMS although it is off', { tags: ['full'] }, () => {
  expect(brokenRules(loginModel, starting(loginModel, { smsLoginEnabled: true }))).toContain(
    'SMS mode is available only if the merchant has switched it on',
  );
});

test('[PERM-05] a game list that treats a visitor as a player', () => {
  const faulty = starting(gameListModel, { memberType: 0 });
  expect(brokenRules(gameListModel, faulty, ['visitor sent to recent fishing games'])).toContain(
    'a visitor never sees recent games or favourites',
  );
});

test('[TRIAL-02] a trial for a player who is already playing', () => {
  expect(brokenRules(trialModel, starting(trialModel, { memberType: null }))).toContain(
    'only a player who is already playing, on trial or for real, is led home',
  );
});

test('[AGENT-05] a contract of a kind other than the one opened', () => {
  expect(brokenRules(contractModel, starting(contractModel, { kind: 'dailySalary' }))).toContain(
    'the request has this contract, its kind, and the decision tapped',
  );
});

test('[SES-02] [TRIAL-03] a launch for money by an unknown type', () => {
  const faulty = launchModel.machine.provide({
    guards: { onTrial: (_: any, { memberType }: any) => memberType === 4 },
  });
  expect(brokenRules(launchModel, faulty)).toContain(
    'a game tapped for real money checks the balance first, one tapped on trial launches',
  );
});

test.each([
  [
    'shows a break like any other refusal',
    false,
    'a player on a break or excluded gets no game, and is led to the page that says until when',
  ],
  ['takes every refusal for a break', true, 'nothing else leads to that page'],
] as const)('[PROT-04] a launch that %s', (_what, taken, rule) => {
  const faulty = launchModel.machine.provide({ guards: { isAway: () => taken } });
  expect(brokenRules(launchModel, faulty)).toContain(rule);
});

test('[PERM-04] an agent of an unknown type is accepted', () => {
  const faulty = contractPromptsModel.machine.provide({
    guards: {
      isSpared: ({ context }: any) => !context.agentPolicy || ![1, 2].includes(context.memberType),
    },
  });
  expect(brokenRules(contractPromptsModel, faulty)).toContain(
    'only types 4, 40, 41 and 42, members, visitors and sites without AGENTPOLICY3 get no alerts',
  );
});

test('[SES-02] a login of type 2 that counts as a trial', () => {
  const faulty = sessionModel.machine.provide({
    guards: {
      playsForReal: ({ context: { session } }: any) =>
        session.type < 2 || (session.type === 2 && session.token === 'old'),
    },
  });
  expect(brokenRules(sessionModel, faulty)).toContain(
    'types 0, 1, 2 are real and every other type counts as trial',
  );
});

test('[REG-06] a registration that forgets the required captcha', () => {
  const faulty = registrationModel.machine.provide({
    actions: {
      keepSettings: assign((_: unknown, settings: object) => ({
        settings: { ...settings, captchaEnabled: false },
      })) as never,
    },
  });
  expect(brokenRules(registrationModel, faulty)).toContain('a captcha is there exactly if enabled');
});
