import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import { appUpdateMachine } from './appUpdate.machine.ts';

interface Seen {
  occupied: boolean;
  taken: boolean;
}

/** What was reported: a release not postponed since, whether it was activated, and whether the player is occupied. */
interface Known {
  told: boolean;
  taken: boolean;
  occupied: boolean;
  /** The worker was asked to activate it, and hasn't answered yet. */
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
      text: 'news of a release offers it again, even if it was dismissed',
      requirements: ['PAGE-06'],
      neverStep: (from, step, to) =>
        isNews(step) && !to.matches('ready') && !to.matches('offered') && !from.matches('taking'),
    },
    {
      text: 'the offer is dismissed only by the player’s tap or a worker that does not answer',
      requirements: ['PAGE-06'],
      neverStep: (from, step, to) => {
        const isPutOff = (from.matches('offered') && is(step, 'update.postponed')) || step.kind === 'time';
        return isPutOff !== (to.matches('postponed') && !from.matches('postponed'));
      },
    },
    {
      text: 'the offer stays while the release is being activated',
      requirements: ['PAGE-06'],
      never: ({ matches, tags }) => tags.has('offered') !== (matches('offered') || matches('taking')),
    },
    {
      text: 'nothing is offered before a release is there, or after dismissal until there is news',
      requirements: ['PAGE-06'],
      never: ({ matches, known }) => (matches('ready') || matches('offered')) && !known.told,
    },
    {
      text: 'nothing is offered while something is in front of the player, and immediately afterwards',
      requirements: ['PAGE-06'],
      never: ({ matches, known }) =>
        (matches('offered') && known.occupied) ||
        (!known.occupied && known.told && !known.asked && !matches('offered') && !matches('loading')),
    },
    {
      text: 'the chart always knows what is in front of the player, and whether the release is being activated',
      requirements: ['PAGE-06'],
      never: ({ matches, context, known }) =>
        context.occupied !== known.occupied || (!matches('loading') && context.taken !== known.taken),
    },
    {
      text: 'the worker is asked only by the tap, once, and not for a release already activated',
      requirements: ['PAGE-06'],
      neverStep: (from, step, to, actions) => {
        const asks = from.matches('offered') && is(step, 'update.chosen') && !from.known.taken;
        return asks !== actions.includes('takeRelease') || asks !== (to.known.asked && !from.known.asked);
      },
    },
    {
      text: 'the page reloads only after the tap, and never while something is in front of the player',
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
      text: 'activating is announced while it lasts, and for at most 10 s',
      requirements: ['PAGE-06', 'NET-04'],
      never: ({ tags, matches, known, timers }) =>
        (!matches('loading') && tags.has('busy') !== known.asked) ||
        matches('taking') !== timers.includes(10_000),
    },
    {
      text: 'activating a release always ends',
      requirements: ['NET-04'],
      settles: ({ tags }) => tags.has('busy'),
    },
  ],
});
