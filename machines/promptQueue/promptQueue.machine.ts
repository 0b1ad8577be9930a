import { assign, setup } from 'xstate';

/** Prompts that appear automatically over a page, in order of precedence. */
export type Prompt = 'contracts' | 'announcements' | 'install';

type Event =
  | { type: 'prompt.asked'; prompt: Prompt }
  /** The prompt was closed or no longer needs to show. */
  | { type: 'prompt.left'; prompt: Prompt }
  /** Something else covers the page: another page, a menu or a game. */
  | { type: 'stage.taken' }
  | { type: 'stage.freed' };

/** Never two dialogs at once: each prompt asks for its turn and gives it up when it closes. */
export const promptQueueMachine = setup({
  types: {
    events: {} as Event,
    context: {} as { waiting: readonly Prompt[]; shown: Prompt | null },
  },
  guards: {
    someoneWaits: ({ context }) => context.waiting.length > 0,
    isShown: ({ context }, { prompt }: { prompt: Prompt }) => context.shown === prompt,
    knows: ({ context }, { prompt }: { prompt: Prompt }) =>
      context.shown === prompt || context.waiting.includes(prompt),
  },
  actions: {
    queue: assign(({ context: { waiting } }, { prompt }: { prompt: Prompt }) => ({
      waiting: order.filter((one) => one === prompt || waiting.includes(one)),
    })),
    drop: assign(({ context: { waiting } }, { prompt }: { prompt: Prompt }) => ({
      waiting: waiting.filter((one) => one !== prompt),
    })),
    showFirst: assign(({ context: { waiting } }) => ({
      shown: waiting[0] ?? null,
      waiting: waiting.slice(1),
    })),
    endTurn: assign({ shown: null }),
    /** It gets another turn before all lower-ranked prompts. */
    requeueShown: assign(({ context: { waiting, shown } }) => ({
      waiting: order.filter((one) => one === shown || waiting.includes(one)),
    })),
  },
}).createMachine({
  id: 'promptQueue',
  context: { waiting: [], shown: null },
  initial: 'held',
  on: {
    'prompt.asked': [
      { guard: { type: 'knows', params: ({ event }) => event } },
      { actions: { type: 'queue', params: ({ event }) => event } },
    ],
    'prompt.left': { actions: { type: 'drop', params: ({ event }) => event } },
  },
  states: {
    held: { on: { 'stage.freed': 'free' } },
    free: {
      on: { 'stage.taken': 'held' },
      always: { guard: 'someoneWaits', target: 'showing' },
    },
    showing: {
      entry: 'showFirst',
      on: {
        'stage.taken': { target: 'held', actions: ['requeueShown', 'endTurn'] },
        'prompt.left': {
          guard: { type: 'isShown', params: ({ event }) => event },
          target: 'free',
          actions: 'endTurn',
        },
      },
    },
  },
});

const order: readonly Prompt[] = ['contracts', 'announcements', 'install'];
