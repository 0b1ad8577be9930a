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
      text: 'only choosing a method recalls what is remembered for it',
      requirements: ['LOGIN-04', 'SES-06'],
      neverStep: (_from, step, to, _actions, calls) =>
        chooses(step) !== calls.length > 0 ||
        (chooses(step) && !to.matches('recalling')) ||
        (step.kind === 'user' && calls.some(({ input }) => input.method !== step.event.method)),
    },
    {
      text: 'only what was found fills the form, once',
      requirements: ['LOGIN-04', 'SES-06'],
      neverStep: (from, step, to, actions) =>
        isFound(step) !== actions.includes('fillForm') || isFound(step) !== (!isThere(from) && isThere(to)),
    },
    {
      text: 'a missing or unreadable login leaves the form unchanged',
      requirements: ['SES-06', 'SES-07'],
      neverStep: (_from, step, to) => step.kind === 'answer' && !isFound(step) && !to.matches('nothing'),
    },
    {
      text: 'a remembered login is forgotten with one tap',
      requirements: ['SES-06'],
      neverStep: (from, step, to, actions) =>
        (forgets(step) && isThere(from)) !== actions.includes('forgetRemembered') ||
        (forgets(step) && isThere(to)),
    },
    {
      text: 'recalling always ends',
      requirements: ['LOGIN-04', 'SES-07'],
      settles: (view) => view.matches('recalling'),
    },
  ],
});
