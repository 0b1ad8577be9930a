import { and, assign, type EventObject, fromCallback, not, setup, stateIn } from 'xstate';
import { notProvided } from '../notProvided.ts';

export interface View {
  /** Prompts may open on this page. */
  prompting: boolean;
  /** A game or the question of logging out lies over the page. */
  covered: boolean;
}

type Event =
  | { type: 'menu.requested' }
  /** By its button, its mask, going back, or because it cannot be drawn. */
  | { type: 'menu.closed' }
  /** Another page stands. */
  | { type: 'page.changed' }
  | ({ type: 'view.changed' } & View)
  | HistorySettled;

/** No step back is under way: one that completes later would close what has just been opened. */
export interface HistorySettled {
  type: 'history.settled';
}

/** The side menu (MEM-08), and the stage that prompts have while neither it nor anything else covers the page (POP-02). */
export const sideMenuMachine = setup({
  types: {
    context: {} as { clear: boolean },
    events: {} as Event,
    tags: {} as 'open' | 'free',
  },
  actors: {
    watchHistory: fromCallback<EventObject, undefined, HistorySettled>(notProvided('watchHistory')),
  },
  guards: {
    isClear: ({ context }) => context.clear,
    isFree: and(['isClear', not(stateIn({ menu: 'open' }))]),
    isTaken: not('isFree'),
  },
  actions: {
    noteView: assign((_, { prompting, covered }: View) => ({ clear: prompting && !covered })),
    takeStage: () => {},
    freeStage: () => {},
  },
}).createMachine({
  id: 'sideMenu',
  context: { clear: false },
  type: 'parallel',
  on: { 'view.changed': { actions: { type: 'noteView', params: ({ event }) => event } } },
  states: {
    menu: {
      initial: 'closed',
      states: {
        closed: { on: { 'menu.requested': 'opening' } },
        opening: {
          invoke: { id: 'watchHistory', src: 'watchHistory', onError: 'open' },
          on: { 'history.settled': 'open' },
        },
        open: {
          tags: 'open',
          on: { 'menu.closed': 'closed', 'page.changed': 'closed' },
        },
      },
    },
    stage: {
      initial: 'taken',
      states: {
        taken: {
          entry: 'takeStage',
          always: { guard: 'isFree', target: 'free' },
        },
        free: {
          tags: 'free',
          entry: 'freeStage',
          always: { guard: 'isTaken', target: 'taken' },
        },
      },
    },
  },
});
