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

/** The rules that a fault breaks, whatever the table says. */
const brokenRules = (
  model: Model,
  faulty: AnyStateMachine,
  variants: readonly string[] = Object.keys(model.variants),
) =>
  judge(
    variants.map((variant) => explore(model, variant)),
    faulty,
  ).brokenRules;

/** The same chart, which notes something else of its input. */
function starting({ machine }: Model, instead: object): AnyStateMachine {
  const config: any = machine.config;
  const context = (args: unknown) => ({ ...config.context(args), ...instead });
  return createMachine({ ...config, context }, machine.implementations as never);
}

test('[BOOT-02] a system status that ignores the cache', () => {
  expect(brokenRules(systemStatusModel, starting(systemStatusModel, { status: null }))).toContain(
    'once the language is there, the status that was cached is applied at once, and none makes wait',
  );
});

test('[LOGIN-08] a login that takes every phone for proven', () => {
  expect(brokenRules(loginModel, starting(loginModel, { phoneProofNeeded: false }))).toContain(
    'where an external provider sends the codes, a login by SMS waits for its word on the phone',
  );
});

test('[LOGIN-01] a login that offers SMS where it is off', () => {
  expect(brokenRules(loginModel, starting(loginModel, { smsLoginEnabled: true }))).toContain(
    'SMS mode is there only where the merchant has switched it on',
  );
});

test('[PERM-05] a game list that takes a visitor for a player', () => {
  const faulty = starting(gameListModel, { memberType: 0 });
  expect(brokenRules(gameListModel, faulty, ['visitor sent to recent fishing games'])).toContain(
    'a visitor never sees recent games or favourites',
  );
});

test('[TRIAL-02] a trial for a player who plays already', () => {
  expect(brokenRules(trialModel, starting(trialModel, { memberType: null }))).toContain(
    'a player who plays already, on trial or for real, is led home, and nobody else is',
  );
});

test('[AGENT-05] a contract of another kind than the one that was opened', () => {
  expect(brokenRules(contractModel, starting(contractModel, { kind: 'dailySalary' }))).toContain(
    'what is sent is this contract, its kind, and what was tapped',
  );
});

test('[SES-02] [TRIAL-03] a launch for money by a type that nobody knows', () => {
  const faulty = launchModel.machine.provide({
    guards: { onTrial: (_: any, { memberType }: any) => memberType === 4 },
  });
  expect(brokenRules(launchModel, faulty)).toContain(
    'a game that is tapped for money asks for the balance first, one that is tapped on trial launches',
  );
});

test('[PERM-04] an agent of a type that nobody knows is spared', () => {
  const faulty = contractPromptsModel.machine.provide({
    guards: {
      isSpared: ({ context }: any) => !context.agentPolicy || ![1, 2].includes(context.memberType),
    },
  });
  expect(brokenRules(contractPromptsModel, faulty)).toContain(
    'spared are the types 4, 40, 41 and 42, members, visitors and all without AGENTPOLICY3, and nobody else',
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
    'types 0, 1, 2 play for real and every other type counts as trial',
  );
});

test('[REG-06] a registration that forgets that a captcha is asked', () => {
  const faulty = registrationModel.machine.provide({
    actions: {
      keepSettings: assign((_: unknown, settings: object) => ({
        settings: { ...settings, captchaEnabled: false },
      })) as never,
    },
  });
  expect(brokenRules(registrationModel, faulty)).toContain('a captcha is there exactly where it is enabled');
});
