import { defineModel } from '@araw/flow/model';
import { doorMachine } from './door.machine.ts';

interface Shown {
  wrongTries: number;
}

/** What an observer knows: whether the last code was accepted. */
interface Known {
  accepted: boolean;
}

export const doorModel = defineModel<Shown, Known>({
  name: 'door',
  machine: doorMachine,
  variants: { plain: undefined },
  events: {
    'code.entered': { complete: { code: '1234' }, 'too short': { code: '12' } },
    'door.pushed': { '': {} },
  },
  actors: {
    checkCode: {
      done: { accepted: true, refused: false },
      error: { 'no answer': new Error('offline') },
    },
  },
  observe: {
    start: () => ({ accepted: false }),
    after: (known, step) => (step.kind === 'answer' ? { accepted: step.ok && step.value === true } : known),
  },
  rules: [
    {
      text: 'the door unlocks only for an accepted code',
      requirements: ['DOOR-1'],
      neverStep: (_from, _step, to, actions) => actions.includes('unlock') && !to.known.accepted,
    },
    {
      text: 'after three wrong codes in a row it accepts no code for a while',
      requirements: ['DOOR-2'],
      never: ({ context }) => context.wrongTries >= 3,
    },
    {
      text: 'a check ends, even if the server says nothing',
      requirements: ['DOOR-3'],
      settles: ({ tags }) => tags.has('busy'),
    },
    {
      text: 'the door can be unlocked again, whatever happened before',
      requirements: ['DOOR-4'],
      canReach: ({ matches }) => matches('unlocked'),
    },
  ],
});
