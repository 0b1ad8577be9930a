import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import { rememberedLoginMachine } from './rememberedLogin.machine.ts';

const remembered = { username: 'maria', password: 'correct horse', countryDialingCode: '63' };

const chooses = (step: Step) => step.kind === 'user' && step.event.type === 'method.chosen';
const forgets = (step: Step) => step.kind === 'user' && step.event.type === 'remembered.forgotten';
const isFound = (step: Step) => step.kind === 'answer' && step.ok && step.value !== null;
const isThere = (view: View<undefined>) => view.matches('remembered');

export const rememberedLoginModel = defineModel<undefined>({
  name: 'rememberedLogin',
  machine: rememberedLoginMachine,
  variants: { login: undefined },
  events: {
    'method.chosen': { username: { method: 'username' }, sms: { method: 'sms' } },
    'remembered.forgotten': { '': {} },
  },
  actors: {
    loadRemembered: {
      done: { found: remembered, 'nothing there': null },
      error: { 'the storage is blocked': { code: 'unknown', message: '', requestId: '' } },
    },
  },
  shown: [],
  rules: [
    {
      text: 'choosing a method recalls what is remembered of that method, and nothing else recalls',
      requirements: ['LOGIN-04', 'SES-06'],
      neverStep: (_from, step, to, _actions, calls) =>
        chooses(step) !== calls.length > 0 ||
        (chooses(step) && !to.matches('recalling')) ||
        (step.kind === 'user' && calls.some(({ input }) => input.method !== step.event.method)),
    },
    {
      text: 'what was found fills the form, once, and nothing else fills it',
      requirements: ['LOGIN-04', 'SES-06'],
      neverStep: (from, step, to, actions) =>
        isFound(step) !== actions.includes('fillForm') || isFound(step) !== (!isThere(from) && isThere(to)),
    },
    {
      text: 'what is not there, or cannot be read, leaves the form as it is',
      requirements: ['SES-06', 'SES-07'],
      neverStep: (_from, step, to) => step.kind === 'answer' && !isFound(step) && !to.matches('nothing'),
    },
    {
      text: 'forgetting is one tap where something is remembered',
      requirements: ['SES-06'],
      neverStep: (from, step, to, actions) =>
        (forgets(step) && isThere(from)) !== actions.includes('forgetRemembered') ||
        (forgets(step) && isThere(to)),
    },
    {
      text: 'recalling always comes to an end',
      requirements: ['LOGIN-04', 'SES-07'],
      settles: (view) => view.matches('recalling'),
    },
  ],
});
