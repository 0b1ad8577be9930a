import { isSame } from '@araw/flow/canonical';
import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { categoryMachine } from './category.machine.ts';

interface Seen {
  vendor: string;
}

/** What was chosen, and how many of its pages show first. */
interface Known {
  vendor: string;
  pages: number;
}

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
/** The games of the category and the chosen vendor, with as many pages as show first. */
const asksFor = ({ input: { gameType, pageSize }, known }: View<Seen, Known>, calls: readonly Call[]) =>
  calls.every(({ input }) =>
    isSame(input, { list: { gameType, pageSize, vendor: known.vendor }, pages: known.pages }),
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
      text: 'only another vendor’s games lead to the top',
      requirements: ['CAT-04'],
      neverStep: (from, _step, to, actions) =>
        (from.known.vendor !== to.known.vendor) !== actions.includes('showTop'),
    },
    {
      text: 'the requested vendor’s games load first',
      requirements: ['CAT-05', 'SHELL-07'],
      neverStart: (view, _actions, calls) =>
        !view.matches('listing') || calls.length !== 1 || !asksFor(view, calls),
    },
    {
      text: 'the selected vendor is the one the player chose',
      requirements: ['CAT-04', 'CAT-05'],
      never: ({ context, known }) => context.vendor !== known.vendor,
    },
    {
      text: 'only another vendor’s games start at their first page and load immediately',
      requirements: ['CAT-05'],
      neverStep: (from, _step, to, _actions, calls) =>
        calls.length !== (from.known.vendor !== to.known.vendor ? 1 : 0) ||
        !asksFor(to, calls) ||
        (calls.length > 0 && !to.matches('listing')),
    },
    {
      text: 'the vendor already shown does not change',
      requirements: ['CAT-05'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        step.event.vendor === from.known.vendor &&
        !isSame([from.value, from.context], [to.value, to.context]),
    },
    {
      text: 'only a tap on a vendor scrolls it to the middle of the menu',
      requirements: ['CAT-04'],
      neverStep: (_from, step, _to, actions, _calls, effects) =>
        isUser(step, 'vendor.chosen') !== actions.includes('centreVendor') ||
        effects.some(
          ({ action, params }) =>
            action === 'centreVendor' && !(step.kind === 'user' && params.vendor === step.event.vendor),
        ),
    },
    {
      text: 'the placeholder is shown exactly when there are no games',
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
      text: 'games can be shown from every state',
      requirements: ['CAT-04'],
      canReach: (view) => view.matches('listing'),
    },
  ],
});
