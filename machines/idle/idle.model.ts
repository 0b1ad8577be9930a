import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import { idleMachine } from './idle.machine.ts';

const minute = 60_000;
const hour = 60 * minute;
const halfAMinute = 30_000;

const is = (step: Step, type: string) =>
  (step.kind === 'user' || step.kind === 'emit') && step.event.type === type;
const isSign = (step: Step) => is(step, 'player.active') || is(step, 'player.activeElsewhere');
const sleptThroughTheEnd = (step: Step) =>
  is(step, 'silence.noticed') && step.kind === 'emit' && step.event.left !== halfAMinute;
const isUnwatched = (step: Step) => step.kind === 'answer' && step.actor === 'watchActivity';

export const idleModel = defineModel<{ left: number }>({
  name: 'idle',
  machine: idleMachine,
  variants: {
    'half an hour': { minutes: 30 },
    'a quarter of an hour': { minutes: 15 },
  },
  events: {
    'stay.chosen': { '': {} },
    'logout.chosen': { '': {} },
  },
  actors: {
    watchActivity: {
      emits: {
        'the player does something': { type: 'player.active' },
        'the player does something in another tab': { type: 'player.activeElsewhere' },
        'the device slept until half a minute before the end': { type: 'silence.noticed', left: halfAMinute },
        'the device slept until the end': { type: 'silence.noticed', left: 0 },
        'the device slept for hours': { type: 'silence.noticed', left: -8 * hour },
      },
      error: { 'nothing can be watched': new Error('none') },
    },
    tellUse: { done: { counted: undefined }, error: { 'no answer': new Error('offline') } },
  },
  rules: [
    {
      text: 'the player is watched from the start, for the profile’s time',
      requirements: ['PROT-08'],
      neverStart: (view, actions, calls) =>
        !view.matches('used') ||
        view.context.left !== minute ||
        actions.length > 0 ||
        calls.length !== 1 ||
        calls[0]?.actor !== 'watchActivity' ||
        calls[0].input.limit !== view.input.minutes * minute ||
        calls[0].input.askAfter !== (view.input.minutes - 1) * minute,
    },
    {
      text: 'the question comes one minute before the session ends, in a silence as long as the profile says',
      requirements: ['PROT-08'],
      never: (view) => view.matches('used') && !view.timers.includes((view.input.minutes - 1) * minute),
    },
    {
      text: 'no session ends without the question before, unless the device slept through it',
      requirements: ['PROT-08'],
      neverStep: (from, step, to, actions) => {
        const isOpen = from.matches('asking') || from.matches('used');
        const ends = (from.matches('asking') && step.kind === 'time') || (isOpen && sleptThroughTheEnd(step));
        return (
          ends !== actions.includes('sayWhyItEnded') ||
          ends !== (to.matches('ended') && !from.matches('ended'))
        );
      },
    },
    {
      text: 'after a sleep the question stays only as long as is left',
      requirements: ['PROT-08'],
      neverStep: (from, step, to) => {
        if (!to.matches('asking')) return false;
        if (from.matches('asking')) return to.context.left !== from.context.left;
        const left = step.kind === 'time' ? minute : halfAMinute;
        return to.timers.length !== 1 || to.timers[0] !== left;
      },
    },
    {
      text: 'the question is answered by a choice, here or by going on in another tab: moving the pointer does not',
      requirements: ['PROT-08'],
      neverStep: (from, step, to) => {
        if (!from.matches('asking')) return false;
        const stays = is(step, 'stay.chosen') || is(step, 'player.activeElsewhere');
        return stays !== to.matches('used') || is(step, 'logout.chosen') !== to.matches('left');
      },
    },
    {
      text: 'the question shows exactly while it waits for an answer',
      requirements: ['PROT-08'],
      never: (view) => view.tags.has('asking') !== view.matches('asking'),
    },
    {
      text: 'staying counts immediately, in the other tabs and at the operator',
      requirements: ['PROT-08', 'SES-08'],
      neverStep: (from, step, to, actions, calls) => {
        const stays = from.matches('asking') && is(step, 'stay.chosen');
        return (
          stays !== actions.includes('noteUse') ||
          (stays &&
            (!to.matches('used.report.telling') || calls.map(({ actor }) => actor).join() !== 'tellUse'))
        );
      },
    },
    {
      text: 'a minute after the last sign the operator is told once, so that it counts no shorter than the page',
      requirements: ['PROT-08'],
      neverStep: (from, step, to, _actions, calls) => {
        const stays = from.matches('asking') && is(step, 'stay.chosen');
        const isDue = from.matches('used.report.due') && step.kind === 'time' && to.matches('used');
        return (stays || isDue) !== calls.some(({ actor }) => actor === 'tellUse');
      },
    },
    {
      text: 'what was told is told, whatever the answer; what is due waits for a minute',
      requirements: ['PROT-08'],
      neverStep: (from, step, to) =>
        (to.matches('used.report.due') && !to.timers.includes(minute)) ||
        (from.matches('used') &&
          step.kind === 'answer' &&
          step.actor === 'tellUse' &&
          !to.matches('used.report.told')),
    },
    {
      text: 'a player whose device slept until the question was due is asked at once',
      requirements: ['PROT-08'],
      neverStep: (from, step, to) =>
        from.matches('used') &&
        is(step, 'silence.noticed') &&
        !sleptThroughTheEnd(step) &&
        !to.matches('asking'),
    },
    {
      text: 'each sign here puts off what the operator is told; one in another tab does not, or it would never be told',
      requirements: ['PROT-08', 'SES-08'],
      neverStep: (from, step, to) => {
        if (!from.matches('used') || !isSign(step)) return false;
        const isHere = is(step, 'player.active');
        const isOpen = ['due', 'telling'].find((state) => from.matches(`used.report.${state}`));
        return !to.matches(`used.report.${isHere ? 'due' : (isOpen ?? 'due')}`);
      },
    },
    {
      text: 'logging out by choice and by time tells the operator; after a sleep another tab may go on',
      requirements: ['PROT-08', 'LOGOUT-02'],
      neverStep: (from, step, to, actions) => {
        const leaves = from.matches('asking') && is(step, 'logout.chosen');
        const runsOut = from.matches('asking') && step.kind === 'time';
        return (
          (leaves || runsOut) !== actions.includes('logOut') ||
          leaves !== actions.includes('closeSession') ||
          leaves !== (to.matches('left') && !from.matches('left'))
        );
      },
    },
    {
      text: 'logging out by choice forgets the remembered logins, which the question does not show; time does not',
      requirements: ['PROT-08', 'SES-06'],
      neverStep: (from, step, _to, actions) =>
        (from.matches('asking') && is(step, 'logout.chosen')) !== actions.includes('forgetLogins'),
    },
    {
      text: 'a page that cannot watch the player ends nothing',
      requirements: ['SES-07'],
      neverStep: (from, step, to, actions) =>
        isUnwatched(step) !== (to.matches('unwatched') && !from.matches('unwatched')) ||
        (isUnwatched(step) && actions.length > 0),
    },
    {
      text: 'every call ends',
      requirements: ['NET-04'],
      settles: (view) => view.matches('used.report.telling'),
    },
  ],
});
