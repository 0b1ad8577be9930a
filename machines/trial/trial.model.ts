import { isSame } from '@araw/flow/canonical';
import { byType, memberTypes, playerTypes } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { trialMachine } from './trial.machine.ts';

interface Seen {
  error: ChartError | null;
}

const sessionOf = (type: number) => ({
  token: 'token',
  merchantCode: 'TRIAL',
  userName: 'trial1',
  type,
  firstTimeLogin: false,
});
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isCreated = (step: Step) =>
  step.kind === 'answer' && step.ok && (step.value as { ok: boolean }).ok === true;

export const trialModel = defineModel<Seen>({
  name: 'trial',
  machine: trialMachine,
  variants: {
    ...byType(memberTypes, (memberType) => ({ memberType }), 'already'),
  },
  events: {
    'age.toggled': { '': {} },
    'trial.requested': { '': {} },
    'registration.chosen': { '': {} },
  },
  actors: {
    createTrial: {
      done: {
        ...byType(playerTypes, (type) => ({ ok: true, session: sessionOf(type) }), 'created as'),
        refused: { ok: false, error: error('tooManyRequests') },
      },
      error: { 'no answer': error('timeout') },
    },
  },
  shown: ['error'],
  rules: [
    {
      text: 'no trial is requested before the player has confirmed their age',
      requirements: ['TRIAL-04', 'REG-15'],
      neverStep: (from, step, _to, _actions, calls) =>
        calls.length > 0 && !(from.matches('confirmingAge.confirmed') && isUser(step, 'trial.requested')),
    },
    {
      text: 'a trial request says that the age is confirmed',
      requirements: ['TRIAL-04'],
      neverStep: (from, _step, to, _actions, calls) =>
        !from.matches('creating') &&
        to.matches('creating') &&
        !calls.some(({ input }) => input.ageConfirmed === true),
    },
    {
      text: 'a visitor is asked for the age first, without an error',
      requirements: ['TRIAL-04'],
      neverStart: (view) =>
        view.input.memberType === null &&
        !(view.matches('confirmingAge.unconfirmed') && view.context.error === null),
    },
    {
      text: 'no one counts as being of age without confirming it',
      requirements: ['TRIAL-04'],
      neverStep: (from, step, to) =>
        to.matches('confirmingAge.confirmed') &&
        !from.matches('creating') &&
        !(from.matches('confirmingAge.unconfirmed') && isUser(step, 'age.toggled')),
    },
    {
      text: 'the age is unconfirmed until the player confirms it, which can be undone',
      requirements: ['TRIAL-04'],
      neverStep: (from, step, to) =>
        isUser(step, 'age.toggled') &&
        from.matches('confirmingAge') &&
        from.matches('confirmingAge.confirmed') === to.matches('confirmingAge.confirmed'),
    },
    {
      text: 'a visitor who is of age and taps gets a trial requested, once',
      requirements: ['TRIAL-01'],
      neverStep: (from, step, to) =>
        isUser(step, 'trial.requested') && from.matches('confirmingAge.confirmed') && !to.matches('creating'),
    },
    {
      text: 'only a created trial starts its session and goes home',
      requirements: ['TRIAL-01', 'TRIAL-02'],
      neverStep: (_from, step, to, actions, _calls, effects) =>
        isCreated(step) !== actions.includes('startSession') ||
        isCreated(step) !== to.matches('started') ||
        isCreated(step) !== actions.includes('goHome') ||
        effects.some(
          ({ action, params }) =>
            action === 'startSession' && !(step.kind === 'answer' && params === step.value),
        ),
    },
    {
      text: 'the form ends exactly once a trial has started',
      requirements: ['TRIAL-01'],
      never: (view) => view.tags.has('done') !== view.matches('started'),
    },
    {
      text: 'only a player who is already playing, on trial or for real, is led home',
      requirements: ['TRIAL-02'],
      never: (view) =>
        (view.input.memberType !== null) !== view.matches('playingAlready') ||
        view.tags.has('playsAlready') !== view.matches('playingAlready'),
    },
    {
      text: 'the age stays confirmed from the player’s tick until the trial has started',
      requirements: ['TRIAL-01'],
      never: (view) =>
        view.tags.has('ageConfirmed') !==
        (view.matches('confirmingAge.confirmed') || view.matches('creating')),
    },
    {
      text: 'a trial that is refused or fails says why and can be retried',
      requirements: ['TRIAL-01', 'NET-05'],
      neverStep: (from, step, to) =>
        step.kind === 'answer' &&
        from.matches('creating') &&
        !isCreated(step) &&
        !(
          to.matches('confirmingAge.confirmed') &&
          isSame(
            to.context.error,
            step.ok ? (step.value as { error: ChartError }).error : toChartError(step.value),
          )
        ),
    },
    {
      text: 'a new attempt clears the old error and says that it is in progress',
      requirements: ['NET-04', 'NET-05'],
      never: (view) =>
        view.tags.has('busy') !== view.matches('creating') ||
        (view.matches('creating') && view.context.error !== null),
    },
    {
      text: 'a real account is one tap away while the age is asked, and nothing is sent for it',
      requirements: ['TRIAL-04', 'REG-15'],
      neverStep: (from, step, to, actions, calls) =>
        isUser(step, 'registration.chosen') &&
        (from.matches('confirmingAge') !== actions.includes('goToRegister') ||
          from.matches('confirmingAge') !== to.matches('left') ||
          calls.length > 0),
    },
    {
      text: 'a trial is possible from every state of a visitor',
      requirements: ['TRIAL-01'],
      canReach: (view) => view.matches('started'),
    },
    {
      text: 'a trial in progress always ends',
      requirements: ['TRIAL-01', 'NET-04'],
      settles: (view) => view.matches('creating'),
    },
  ],
});
