import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { changePasswordMachine } from './changePassword.machine.ts';

interface Seen {
  error: ChartError | null;
}

const passwords = {
  oldPassword: 'correct horse',
  newPassword: 'battery staple',
  confirmNewPassword: 'battery staple',
};
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });

const isSubmit = (step: Step) => step.kind === 'user' && step.event.type === 'form.submitted';
const isChanged = (step: Step) =>
  step.kind === 'answer' && step.ok && (step.value as { ok: boolean }).ok === true;
const waited = (step: Step, ms: number) => step.kind === 'time' && step.ms === ms;

export const changePasswordModel = defineModel<Seen>({
  name: 'changePassword',
  machine: changePasswordMachine,
  variants: { member: undefined },
  events: {
    'form.submitted': {
      'a field is wrong': { valid: false, differs: true, passwords },
      'a field is wrong, new as old': { valid: false, differs: false, passwords },
      'new as old': { valid: true, differs: false, passwords },
      'all right': { valid: true, differs: true, passwords },
    },
  },
  actors: {
    changePassword: {
      done: {
        changed: { ok: true, newPassword: 'battery staple' },
        refused: { ok: false, error: error('passwordWrong') },
      },
      error: { 'no answer': error('timeout') },
    },
  },
  shown: ['error'],
  rules: [
    {
      text: 'the form is there immediately, without a message',
      requirements: ['PASS-02'],
      neverStart: (view) => !view.matches('editing') || view.context.error !== null,
    },
    {
      text: 'what was typed is what is sent',
      requirements: ['PASS-03'],
      neverStep: (_from, step, _to, _actions, calls) =>
        calls.some(({ input }) => step.kind !== 'user' || input !== step.event.passwords),
    },
    {
      text: 'only a valid new password that differs from the old one is sent',
      requirements: ['PASS-02'],
      neverStep: (from, step, to, _actions, calls) =>
        step.kind === 'user' &&
        from.matches('editing') &&
        ((step.event.valid && step.event.differs) !== calls.length > 0 ||
          calls.length > 0 !== to.matches('saving')),
    },
    {
      text: 'a new password equal to the old one is reported, and nothing is sent',
      requirements: ['PASS-02'],
      neverStep: (from, step, _to, actions) =>
        (step.kind === 'user' && from.matches('editing') && step.event.valid && !step.event.differs) !==
        actions.includes('sayPasswordsSame'),
    },
    {
      text: 'a form with an invalid field focuses the first one',
      requirements: ['PASS-02'],
      neverStep: (from, step, _to, actions) =>
        (step.kind === 'user' && from.matches('editing') && !step.event.valid) !==
        actions.includes('focusFirstInvalidField'),
    },
    {
      text: 'a double tap sends one',
      requirements: ['PASS-03'],
      neverStep: (from, step, to, _actions, calls) =>
        isSubmit(step) && !from.matches('editing') && (calls.length > 0 || to.matches('editing')),
    },
    {
      text: 'the loading notice is shown while the change is in progress, for at most 10 s',
      requirements: ['PASS-03', 'NET-04'],
      never: (view) =>
        view.tags.has('busy') !== view.matches('saving') ||
        view.matches('saving') !== view.timers.includes(10_000),
    },
    {
      text: 'a change without an answer is abandoned after 10 s, with a message',
      requirements: ['PASS-03', 'PASS-05'],
      neverStep: (from, step, to) =>
        from.matches('saving') &&
        step.kind === 'time' &&
        !(
          waited(step, 10_000) &&
          to.matches('editing') &&
          isSame(to.context.error, toChartError({ code: 'timeout' }))
        ),
    },
    {
      text: 'only an accepted change replaces the known password and is reported',
      requirements: ['PASS-04'],
      neverStep: (_from, step, to, actions, _calls, effects) =>
        effects.some(
          ({ action, params }) =>
            action === 'replaceKnownPassword' && !(step.kind === 'answer' && params === step.value),
        ) ||
        isChanged(step) !== actions.includes('replaceKnownPassword') ||
        isChanged(step) !== actions.includes('sayChanged') ||
        (isChanged(step) && !to.matches('changed')),
    },
    {
      text: 'one second after the change, and only then, the page goes home',
      requirements: ['PASS-04'],
      neverStep: (from, step, to, actions) => {
        const leaves = from.matches('changed') && waited(step, 1_000);
        return leaves !== actions.includes('goHome') || leaves !== to.matches('left');
      },
    },
    {
      text: 'the form can be sent only while it is being edited, not during or after a change',
      requirements: ['PASS-03'],
      never: (view) => view.tags.has('canSubmit') !== view.matches('editing'),
    },
    {
      text: 'the form is done exactly once the change has been accepted',
      requirements: ['PASS-04'],
      never: (view) => view.tags.has('done') !== view.matches('changed'),
    },
    {
      text: 'a refused or failed change says why and leaves the form',
      requirements: ['PASS-05', 'NET-05'],
      neverStep: (from, step, to) =>
        step.kind === 'answer' &&
        from.matches('saving') &&
        !isChanged(step) &&
        !(
          to.matches('editing') &&
          isSame(
            to.context.error,
            step.ok ? (step.value as { error: ChartError }).error : toChartError(step.value),
          )
        ),
    },
    {
      text: 'a new attempt clears the old error',
      requirements: ['NET-05'],
      never: (view) => !view.matches('editing') && view.context.error !== null,
    },
    {
      text: 'the password can be changed from every state',
      requirements: ['PASS-04'],
      canReach: (view) => view.matches('left'),
    },
    {
      text: 'sending and its notice always end',
      requirements: ['PASS-03', 'PASS-04'],
      settles: (view) => view.matches('saving') || view.matches('changed'),
    },
  ],
});
