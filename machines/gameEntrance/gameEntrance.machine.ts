import { assign, setup } from 'xstate';
import type { GameType } from '@araw/contract/games/gameCodes';
import type { EntranceTab } from './gameEntrance.rules.ts';

interface Context {
  /** The category whose list shows beside the menu. */
  category: GameType | null;
}

type Event = { type: 'tab.chosen'; tab: EntranceTab };

/** The game menu of the home screen (ENT-01, ENT-02). */
export const gameEntranceMachine = setup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'hot' | 'category' },
  guards: {
    isHome: (_, tab: EntranceTab) => tab.id === 'HOME',
    isHot: (_, tab: EntranceTab) => tab.id === 'HOT',
    isPromotions: (_, tab: EntranceTab) => tab.id === 'PROMO',
    hasPage: (_, tab: EntranceTab) => 'opens' in tab && tab.opens === 'page',
    hasSingleVendor: (_, tab: EntranceTab) => 'opens' in tab && tab.opens === 'vendor',
  },
  actions: {
    keepCategory: assign((_, tab: EntranceTab) => ({ category: 'opens' in tab ? tab.id : null })),
    forgetCategory: assign({ category: null }),
    scrollTabIntoView: (_, _tab: EntranceTab) => {},
    goToPromotions: () => {},
    goToCategoryPage: (_, _tab: EntranceTab) => {},
    launchVendor: (_, _tab: EntranceTab) => {},
  },
}).createMachine({
  id: 'gameEntrance',
  context: { category: null },
  initial: 'home',
  states: {
    home: { entry: 'forgetCategory' },
    hot: { tags: 'hot', entry: 'forgetCategory' },
    category: { tags: 'category' },
  },
  on: {
    'tab.chosen': [
      { guard: { type: 'isPromotions', params: ({ event }) => event.tab }, actions: 'goToPromotions' },
      {
        guard: { type: 'hasPage', params: ({ event }) => event.tab },
        actions: { type: 'goToCategoryPage', params: ({ event }) => event.tab },
      },
      {
        guard: { type: 'hasSingleVendor', params: ({ event }) => event.tab },
        actions: { type: 'launchVendor', params: ({ event }) => event.tab },
      },
      {
        guard: { type: 'isHome', params: ({ event }) => event.tab },
        target: '.home',
        actions: { type: 'scrollTabIntoView', params: ({ event }) => event.tab },
      },
      {
        guard: { type: 'isHot', params: ({ event }) => event.tab },
        target: '.hot',
        actions: { type: 'scrollTabIntoView', params: ({ event }) => event.tab },
      },
      {
        target: '.category',
        actions: [
          { type: 'keepCategory', params: ({ event }) => event.tab },
          { type: 'scrollTabIntoView', params: ({ event }) => event.tab },
        ],
      },
    ],
  },
});
