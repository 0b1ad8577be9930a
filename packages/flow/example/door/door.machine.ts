import { assign, fromPromise, setup } from 'xstate';

/** Wrong codes before the door locks the keypad for a while. */
const mostTries = 3;

/** A door with a keypad: opens for a code that a server accepts, and pauses after too many wrong ones. */
export const doorMachine = setup({
  types: {
    context: {} as { wrongTries: number },
    events: {} as { type: 'code.entered'; code: string } | { type: 'door.pushed' },
  },
  actors: {
    checkCode: fromPromise<boolean, { code: string }>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    isComplete: (_, code: string) => code.length === 4,
    isAccepted: (_, accepted: boolean) => accepted,
    isLastTry: ({ context }) => context.wrongTries + 1 >= mostTries,
  },
  actions: {
    unlock: () => {},
    lock: () => {},
    buzz: () => {},
    countWrongTry: assign({ wrongTries: ({ context }) => context.wrongTries + 1 }),
    forgetTries: assign({ wrongTries: 0 }),
  },
  delays: { timeToEnter: 10_000, rest: 60_000, answerLimit: 5_000 },
}).createMachine({
  id: 'door',
  context: { wrongTries: 0 },
  initial: 'locked',
  states: {
    locked: {
      on: {
        'code.entered': [
          { guard: { type: 'isComplete', params: ({ event }) => event.code }, target: 'checking' },
          { actions: 'buzz' },
        ],
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ event }) => ({ code: event.type === 'code.entered' ? event.code : '' }),
        onDone: [
          {
            guard: { type: 'isAccepted', params: ({ event }) => event.output },
            target: 'unlocked',
            actions: 'forgetTries',
          },
          { guard: 'isLastTry', target: 'resting', actions: 'buzz' },
          { target: 'locked', actions: ['buzz', 'countWrongTry'] },
        ],
        onError: { target: 'locked', actions: 'buzz' },
      },
      after: { answerLimit: { target: 'locked', actions: 'buzz' } },
    },
    unlocked: {
      entry: 'unlock',
      exit: 'lock',
      on: { 'door.pushed': 'locked' },
      after: { timeToEnter: 'locked' },
    },
    resting: {
      after: { rest: { target: 'locked', actions: 'forgetTries' } },
    },
  },
});
