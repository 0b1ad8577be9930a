import { assign, setup } from 'xstate';
import type { GameType } from '#services/contract/gameCodes.ts';
import { pagedListMachine } from '../pagedList/pagedList.machine.ts';

/** Which games the pages of a category are asked by. */
export interface CategoryRequest {
  gameType: GameType;
  /** Games on a page (CAT-05). */
  pageSize: number;
  /** Vendor code; '' is all. */
  vendor: string;
}

interface Input extends CategoryRequest {
  /** How many pages showed when the category was left; 1 for one that is opened. */
  pages: number;
}

/**
 * The games of a category page (CAT-04, CAT-05): of which vendor. What of them shows is the matter of their pages' own
 * chart, which begins with each vendor that is chosen; games that are left take their calls with them.
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
    /** The menu shows the vendor in its middle (CAT-04). */
    centreVendor: (_, _vendor: { vendor: string }) => {},
    /** The games of another vendor begin at the top, wherever those before were left. */
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
        // Its chart says itself which page failed: this is for one that cannot run at all.
        onError: 'empty',
      },
    },
    empty: { tags: 'empty' },
  },
});
