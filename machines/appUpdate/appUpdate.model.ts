import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import { appUpdateMachine } from './appUpdate.machine.ts';

interface Seen {
  occupied: boolean;
  taken: boolean;
}

/** What has been told: a release that the player has not put off since, whether it is taken, what is before the player. */
interface Known {
  told: boolean;
  taken: boolean;
  occupied: boolean;
  /** Asked to take it, and not answered yet. */
  asked: boolean;
}

const is = (step: Step, type: string) =>
  (step.kind === 'user' || step.kind === 'emit') && step.event.type === type;
const isNews = (step: Step) => step.kind === 'emit';

export const appUpdateModel = defineModel<Seen, Known>({
  name: 'appUpdate',
  machine: appUpdateMachine,
  variants: { anyone: undefined },
  events: {
    'stage.taken': { '': {} },
    'stage.freed': { '': {} },
    'update.chosen': { '': {} },
    'update.postponed': { '': {} },
  },
  actors: {
    watchReleases: {
      emits: {
        'another release waits': { type: 'release.ready' },
        'the release is taken': { type: 'release.taken' },
      },
      error: { 'there is no worker': new Error('none') },
    },
  },
  shown: ['occupied', 'taken'],
  observe: {
    start: () => ({ told: false, taken: false, occupied: true, asked: false }),
    after(known, step, { from }) {
      const occupied = is(step, 'stage.taken') || (known.occupied && !is(step, 'stage.freed'));
      const taken = known.taken || is(step, 'release.taken');
      if (isNews(step)) {
        const answered = known.asked && is(step, 'release.taken');
        return { occupied, taken, told: true, asked: known.asked && !answered };
      }
      if (step.kind === 'time') return { ...known, told: false, asked: false };
      const isOpen = from.matches('offered');
      if (isOpen && is(step, 'update.postponed')) return { ...known, told: false };
      const asked = known.asked || (isOpen && is(step, 'update.chosen') && !known.taken);
      return { ...known, occupied, taken, asked };
    },
  },
  rules: [
    {
      text: 'news of a release brings it up again, also after it was put off',
      requirements: ['PAGE-06'],
      neverStep: (from, step, to) =>
        isNews(step) && !to.matches('ready') && !to.matches('offered') && !from.matches('taking'),
    },
    {
      text: 'what is shown is put off by the player’s tap or by the worker that does not answer alone',
      requirements: ['PAGE-06'],
      neverStep: (from, step, to) => {
        const isPutOff = (from.matches('offered') && is(step, 'update.postponed')) || step.kind === 'time';
        return isPutOff !== (to.matches('postponed') && !from.matches('postponed'));
      },
    },
    {
      text: 'the offer stands while the release is being taken',
      requirements: ['PAGE-06'],
      never: ({ matches, tags }) => tags.has('offered') !== (matches('offered') || matches('taking')),
    },
    {
      text: 'nothing is offered before a release is there, or again once it is put off and nothing new is told',
      requirements: ['PAGE-06'],
      never: ({ matches, known }) => (matches('ready') || matches('offered')) && !known.told,
    },
    {
      text: 'nothing is offered while something is before the player, and at once when nothing is',
      requirements: ['PAGE-06'],
      never: ({ matches, known }) =>
        (matches('offered') && known.occupied) ||
        (!known.occupied && known.told && !known.asked && !matches('offered') && !matches('loading')),
    },
    {
      text: 'what is told stands: of what is before the player, and whether the release is taken',
      requirements: ['PAGE-06'],
      never: ({ matches, context, known }) =>
        context.occupied !== known.occupied || (!matches('loading') && context.taken !== known.taken),
    },
    {
      text: 'the worker is asked by the tap alone, once, and not for what is taken already',
      requirements: ['PAGE-06'],
      neverStep: (from, step, to, actions) => {
        const asks = from.matches('offered') && is(step, 'update.chosen') && !from.known.taken;
        return asks !== actions.includes('takeRelease') || asks !== (to.known.asked && !from.known.asked);
      },
    },
    {
      text: 'the page is loaded again after the tap alone, and never while something is before the player',
      requirements: ['PAGE-06'],
      neverStep: (from, step, to, actions) => {
        const byTap = from.matches('offered') && is(step, 'update.chosen') && from.known.taken;
        const byWorker = from.known.asked && is(step, 'release.taken') && !from.known.occupied;
        const loads = byTap || byWorker;
        return (
          loads !== actions.includes('loadAgain') ||
          loads !== (to.matches('loading') && !from.matches('loading'))
        );
      },
    },
    {
      text: 'it is told that the release is being taken, for as long as it is, and 10 s at most',
      requirements: ['PAGE-06', 'NET-04'],
      never: ({ tags, matches, known, timers }) =>
        (!matches('loading') && tags.has('busy') !== known.asked) ||
        matches('taking') !== timers.includes(10_000),
    },
    {
      text: 'taking a release always ends',
      requirements: ['NET-04'],
      settles: ({ tags }) => tags.has('busy'),
    },
  ],
});
