import { canonical } from '@araw/flow/canonical';
import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { categoryMachine } from './category.machine.ts';

interface Seen {
  vendor: string;
}

/** What was chosen, and how many pages of it are to show first. */
interface Known {
  vendor: string;
  pages: number;
}

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
/** The games of the category and the chosen vendor, and as many of them as are to show first. */
const asksFor = ({ input: { gameType, pageSize }, known }: View<Seen, Known>, calls: readonly Call[]) =>
  calls.every(
    ({ input }) =>
      canonical(input) ===
      canonical({ list: { gameType, pageSize, vendor: known.vendor }, pages: known.pages }),
  );

export const categoryModel = defineModel<Seen, Known>({
  name: 'category',
  machine: categoryMachine,
  variants: {
    'slots of all vendors': { gameType: 'RNG', pageSize: 25, vendor: '', pages: 1 },
    'slots of one vendor': { gameType: 'RNG', pageSize: 25, vendor: 'PP', pages: 1 },
    'slots left on the second page': { gameType: 'RNG', pageSize: 25, vendor: '', pages: 2 },
    'live casino': { gameType: 'LIVE', pageSize: 12, vendor: '', pages: 1 },
  },
  events: { 'vendor.chosen': { 'a vendor': { vendor: 'FC' }, all: { vendor: '' } } },
  actors: {
    pagedList: {
      done: { 'a list without games': undefined },
      error: { 'it cannot run': { code: 'unknown', message: '', requestId: '' } },
    },
  },
  shown: ['vendor'],
  observe: {
    start: ({ vendor, pages }: Known) => ({ vendor, pages }),
    after: (known, step) =>
      step.kind === 'user' && step.event.vendor !== known.vendor
        ? { vendor: step.event.vendor, pages: 1 }
        : known,
  },
  rules: [
    {
      text: "another vendor's games begin at the top, and nothing else leads there",
      requirements: ['CAT-04'],
      neverStep: (from, _step, to, actions) =>
        (from.known.vendor !== to.known.vendor) !== actions.includes('showTop'),
    },
    {
      text: 'the games of the vendor that was asked for load first of all',
      requirements: ['CAT-05', 'SHELL-07'],
      neverStart: (view, _actions, calls) =>
        !view.matches('listing') || calls.length !== 1 || !asksFor(view, calls),
    },
    {
      text: 'the vendor that is chosen is what the player did',
      requirements: ['CAT-04', 'CAT-05'],
      never: ({ context, known }) => context.vendor !== known.vendor,
    },
    {
      text: "another vendor's games, and no others, begin at their first page and load at once",
      requirements: ['CAT-05'],
      neverStep: (from, _step, to, _actions, calls) =>
        calls.length !== (from.known.vendor !== to.known.vendor ? 1 : 0) ||
        !asksFor(to, calls) ||
        (calls.length > 0 && !to.matches('listing')),
    },
    {
      text: 'the vendor that shows already is left as it is',
      requirements: ['CAT-05'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        step.event.vendor === from.known.vendor &&
        canonical([from.value, from.context]) !== canonical([to.value, to.context]),
    },
    {
      text: 'a tap on a vendor, and nothing else, brings it to the middle of the menu',
      requirements: ['CAT-04'],
      neverStep: (_from, step, _to, actions, _calls, effects) =>
        isUser(step, 'vendor.chosen') !== actions.includes('centreVendor') ||
        effects.some(
          ({ action, params }) =>
            action === 'centreVendor' && !(step.kind === 'user' && params.vendor === step.event.vendor),
        ),
    },
    {
      text: 'the placeholder shows exactly for games that there are none of',
      requirements: ['CAT-05', 'SHELL-15'],
      neverStep: (from, step, to) =>
        (step.kind === 'answer') !== (!from.matches('empty') && to.matches('empty')),
    },
    {
      text: 'the category says that it is empty',
      requirements: ['CAT-05', 'SHELL-15'],
      never: (view) => view.tags.has('empty') !== view.matches('empty'),
    },
    {
      text: 'from everywhere games can still be shown',
      requirements: ['CAT-04'],
      canReach: (view) => view.matches('listing'),
    },
  ],
});
