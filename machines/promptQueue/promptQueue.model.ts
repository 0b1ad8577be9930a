import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import { type Prompt, promptQueueMachine } from './promptQueue.machine.ts';

interface Seen {
  shown: Prompt | null;
}

/** The prompts that asked and haven't left. The first in order shows, unless something else covers the page. */
interface Known {
  asked: readonly Prompt[];
  held: boolean;
  shown: Prompt | null;
}

const order: readonly Prompt[] = ['contracts', 'announcements', 'install'];
const each = Object.fromEntries(order.map((prompt) => [prompt, { prompt }]));
const is = (step: Step, type: string, prompt?: Prompt | null) =>
  step.kind === 'user' && step.event.type === type && (prompt === undefined || step.event.prompt === prompt);

export const promptQueueModel = defineModel<Seen, Known>({
  name: 'promptQueue',
  machine: promptQueueMachine,
  variants: { anyone: undefined },
  events: {
    'prompt.asked': each,
    'prompt.left': each,
    'stage.taken': { '': {} },
    'stage.freed': { '': {} },
  },
  actors: {},
  shown: ['shown'],
  observe: {
    start: () => ({ asked: [], held: true, shown: null }),
    after(known, step) {
      const asked = order.filter(
        (prompt) =>
          (known.asked.includes(prompt) || is(step, 'prompt.asked', prompt)) &&
          !is(step, 'prompt.left', prompt),
      );
      const held = is(step, 'stage.taken') || (known.held && !is(step, 'stage.freed'));
      const stays = !held && known.shown !== null && asked.includes(known.shown);
      const next = held ? null : (asked[0] ?? null);
      return { asked, held, shown: stays ? known.shown : next };
    },
  },
  rules: [
    {
      text: 'nothing opens while the menu, a dialog or a game is in front of the player',
      requirements: ['POP-02', 'AGENT-05'],
      never: ({ context, known }) => known.held && context.shown !== null,
    },
    {
      text: 'once the stage is free, the first prompt waiting opens immediately',
      requirements: ['POP-02', 'AGENT-05'],
      never: ({ context, known }) => !known.held && context.shown === null && known.asked.length > 0,
    },
    {
      text: 'the prompt that opens had asked, and ranks above all that keep waiting',
      requirements: ['POP-02', 'AGENT-05', 'APP-02'],
      neverStep: (from, _step, { context: { shown }, known: { asked } }) =>
        shown !== null && shown !== from.context.shown && shown !== asked[0],
    },
    {
      text: 'the prompt shown stays until it leaves or the stage is taken: no other replaces it',
      requirements: ['POP-02', 'AGENT-05', 'APP-02'],
      neverStep: ({ context: { shown } }, step, to) =>
        shown !== null &&
        (to.context.shown === shown) === (is(step, 'prompt.left', shown) || is(step, 'stage.taken')),
    },
    {
      text: 'a prompt that asks is shown or waits until it leaves, whatever happens in between',
      requirements: ['POP-02', 'AGENT-05', 'APP-02'],
      never: ({ context, known }) => context.shown !== known.shown,
    },
    {
      text: 'the stage is occupied at the start and until it is freed, and free until it is taken',
      requirements: ['POP-02'],
      never: (view) => view.matches('held') !== view.known.held,
    },
  ],
});
