import { defineModel, type Step } from '#tools/flow/model.ts';
import { type Prompt, promptQueueMachine } from './promptQueue.machine.ts';

interface Seen {
  waiting: readonly Prompt[];
  shown: Prompt | null;
}

const order: readonly Prompt[] = ['contracts', 'announcements', 'download'];
const each = Object.fromEntries(order.map((prompt) => [prompt, { prompt }]));
const is = (step: Step, type: string, prompt?: Prompt | null) =>
  step.kind === 'user' && step.event.type === type && (prompt === undefined || step.event.prompt === prompt);

export const promptQueueModel = defineModel<Seen>({
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
  rules: [
    {
      text: 'nothing comes up while the menu, a dialog or a game is before the player',
      requirements: ['POP-02', 'AGENT-05'],
      never: (view) => view.matches('held') && view.context.shown !== null,
    },
    {
      text: 'once the stage is free, the first that waits comes up at once',
      requirements: ['POP-02', 'AGENT-05'],
      never: (view) =>
        !view.matches('held') && view.context.shown === null && view.context.waiting.length > 0,
    },
    {
      text: 'what waits waits once, in the order of precedence, and not while it is shown',
      requirements: ['POP-02', 'AGENT-05', 'APP-02'],
      never: ({ context: { waiting, shown } }) =>
        waiting.includes(shown as Prompt) ||
        waiting.join() !== order.filter((prompt) => waiting.includes(prompt)).join(),
    },
    {
      text: 'whoever comes up had asked, and ranks before all that go on waiting',
      requirements: ['POP-02', 'AGENT-05', 'APP-02'],
      neverStep: (from, step, { context: { shown, waiting } }) =>
        shown !== null &&
        shown !== from.context.shown &&
        !(
          (from.context.waiting.includes(shown) || is(step, 'prompt.asked', shown)) &&
          waiting.every((prompt) => order.indexOf(prompt) > order.indexOf(shown))
        ),
    },
    {
      text: 'what is shown stays until it leaves or the stage is taken: nobody pushes in',
      requirements: ['POP-02', 'AGENT-05', 'APP-02'],
      neverStep: ({ context: { shown } }, step, to) =>
        shown !== null &&
        (to.context.shown === shown) === (is(step, 'prompt.left', shown) || is(step, 'stage.taken')),
    },
    {
      text: 'who asks is shown or waits until it leaves, whatever comes between',
      requirements: ['POP-02', 'AGENT-05', 'APP-02'],
      neverStep: (from, step, to) => {
        const known = ({ context }: typeof from, prompt: Prompt) =>
          context.shown === prompt || context.waiting.includes(prompt);
        return order.some((prompt) => {
          const wanted =
            (known(from, prompt) || is(step, 'prompt.asked', prompt)) && !is(step, 'prompt.left', prompt);
          return known(to, prompt) !== wanted;
        });
      },
    },
    {
      text: 'the stage is held until it is freed, and free until it is taken',
      requirements: ['POP-02'],
      neverStep: (from, step, to) =>
        to.matches('held') !==
        (is(step, 'stage.taken') || (from.matches('held') && !is(step, 'stage.freed'))),
    },
  ],
});
