import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { feedbackMachine } from './feedback.machine.ts';

interface Seen {
  error: ChartError | null;
}

const bounds = { least: 3, most: 5 };
const error = (code: string): ChartError => ({ code, message: '', requestId: 'r1' });

const isSubmit = (step: Step) => step.kind === 'user' && step.event.type === 'feedback.submitted';
const wordsOf = (step: Step): number => (step.kind === 'user' ? (step.event.words ?? 0) : 0);
const fits = (step: Step) => wordsOf(step) >= bounds.least && wordsOf(step) <= bounds.most;
const isSent = (step: Step) => step.kind === 'answer' && step.ok;

const cases = { 'a word too few': 2, 'just enough': 3, 'as many as may be': 5, 'a word too many': 6 };
const contentOf = (words: number) => Array.from({ length: words }, () => 'word').join(' ');

export const feedbackModel = defineModel<Seen>({
  name: 'feedback',
  machine: feedbackMachine,
  variants: { '3 to 5 words': bounds },
  events: {
    'content.changed': Object.fromEntries(Object.entries(cases).map(([name, words]) => [name, { words }])),
    'feedback.submitted': Object.fromEntries(
      Object.entries(cases).map(([name, words]) => [name, { words, content: contentOf(words) }]),
    ),
    'another.started': { '': {} },
  },
  actors: {
    sendFeedback: {
      done: { sent: undefined },
      error: { refused: error('tooManyRequests'), 'no answer': error('timeout') },
    },
  },
  shown: ['error'],
  rules: [
    {
      text: 'a player who starts writing sees no message yet',
      requirements: ['CS-04'],
      neverStart: (view) => !view.matches('writing.fine') || view.context.error !== null,
    },
    {
      text: 'feedback is sent as written, and only within the word limits',
      requirements: ['CS-04'],
      neverStep: (from, step, to, _actions, calls) => {
        const sends = from.matches('writing') && isSubmit(step) && fits(step);
        const [sent] = calls;
        return (
          sends !==
            (sent !== undefined && step.kind === 'user' && sent.input.content === step.event.content) ||
          (sends && !to.matches('sending'))
        );
      },
    },
    {
      text: 'a player who sends too little or too much is told which, and led back to the text',
      requirements: ['CS-04'],
      neverStep: (from, step, to, actions) => {
        const refused = from.matches('writing') && isSubmit(step) && !fits(step);
        const told = wordsOf(step) < bounds.least ? 'writing.tooShort' : 'writing.tooLong';
        return refused !== actions.includes('focusContent') || (refused && !to.matches(told));
      },
    },
    {
      text: 'too much is reported while writing, too little only when sending',
      requirements: ['CS-04'],
      neverStep: (from, step, to) => {
        if (!from.matches('writing') || step.kind !== 'user' || step.event.type !== 'content.changed')
          return false;
        const wasShort = from.matches('writing.tooShort') && wordsOf(step) < bounds.least;
        return (
          to.matches('writing.tooLong') !== wordsOf(step) > bounds.most ||
          to.matches('writing.tooShort') !== wasShort
        );
      },
    },
    {
      text: 'no action changes feedback being sent: a double tap sends one',
      requirements: ['CS-04'],
      neverStep: (from, step, to) =>
        from.matches('sending') && step.kind === 'user' && !to.matches('sending'),
    },
    {
      text: 'the text is cleared only once it has been sent',
      requirements: ['CS-04'],
      neverStep: (_from, step, to, actions) =>
        isSent(step) !== actions.includes('clearContent') || (isSent(step) && !to.matches('sent')),
    },
    {
      text: 'refused or failed feedback says why and keeps the text to be resent',
      requirements: ['CS-04', 'NET-05'],
      neverStep: (_from, step, to) =>
        step.kind === 'answer' &&
        !step.ok &&
        !(to.matches('writing.fine') && isSame(to.context.error, toChartError(step.value))),
    },
    {
      text: 'a new attempt clears the old error and says that it is in progress',
      requirements: ['CS-04', 'NET-05'],
      never: (view) =>
        view.tags.has('busy') !== view.matches('sending') ||
        (!view.matches('writing') && view.context.error !== null),
    },
    {
      text: 'feedback that is too short, too long or sent says so',
      requirements: ['CS-04'],
      never: (view) =>
        view.tags.has('tooShort') !== view.matches('writing.tooShort') ||
        view.tags.has('tooLong') !== view.matches('writing.tooLong') ||
        view.tags.has('done') !== view.matches('sent'),
    },
    {
      text: 'feedback can be sent from every state',
      requirements: ['CS-04'],
      canReach: (view) => view.matches('sent'),
    },
    {
      text: 'after one, another can be written',
      requirements: ['CS-04'],
      neverStep: (from, step, to) =>
        from.matches('sent') &&
        step.kind === 'user' &&
        (step.event.type === 'another.started') !== to.matches('writing.fine'),
    },
    {
      text: 'sending always ends',
      requirements: ['CS-04', 'NET-04'],
      settles: (view) => view.matches('sending'),
    },
  ],
});
