import { assign, setup } from 'xstate';
import type { GameType } from '@araw/contract/games/gameCodes';
import { pagedListMachine } from '../pagedList/pagedList.machine.ts';

export interface CategoryRequest {
  gameType: GameType;
  /** Games per page (CAT-05). */
  pageSize: number;
  /** Vendor code; '' is all. */
  vendor: string;
}

interface Input extends CategoryRequest {
  /** How many pages showed when the category was left; 1 for a newly opened one. */
  pages: number;
}

/**
 * The games of a category page (CAT-04, CAT-05): chooses the vendor. A separate chart handles its pages and starts
 * with each chosen vendor, so leaving a vendor also stops its calls.
 */
export const categoryMachine = setup({
  types: {
    context: {} as Input,
    events: {} as { type: 'vendor.chosen'; vendor: string },
    input: {} as Input,
    children: {} as { pagedList: 'pagedList' },
    tags: {} as 'empty',
  },
  actors: { pagedList: pagedListMachine },
  guards: {
    isChosenAlready: ({ context }, { vendor }: { vendor: string }) => vendor === context.vendor,
  },
  actions: {
    /** Centres the vendor in the menu (CAT-04). */
    centreVendor: (_, _vendor: { vendor: string }) => {},
    /** Scrolls to the top: a new vendor's games must not open where the last ones were left. */
    showTop: () => {},
    chooseVendor: assign((_, { vendor }: { vendor: string }) => ({ vendor, pages: 1 })),
  },
}).createMachine({
  id: 'category',
  context: ({ input }) => input,
  initial: 'listing',
  on: {
    'vendor.chosen': [
      {
        guard: { type: 'isChosenAlready', params: ({ event }) => event },
        actions: { type: 'centreVendor', params: ({ event }) => event },
      },
      {
        target: '.listing',
        actions: [
          { type: 'centreVendor', params: ({ event }) => event },
          { type: 'chooseVendor', params: ({ event }) => event },
          'showTop',
        ],
      },
    ],
  },
  states: {
    listing: {
      invoke: {
        id: 'pagedList',
        src: 'pagedList',
        input: ({ context: { pages, ...list } }) => ({ list, pages }),
        onDone: 'empty',
        // The child reports failed pages itself; this handles one that cannot run at all.
        onError: 'empty',
      },
    },
    empty: { tags: 'empty' },
  },
});
