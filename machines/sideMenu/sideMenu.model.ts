import { isSame } from '@araw/flow/canonical';
import type { Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import { sideMenuMachine } from './sideMenu.machine.ts';

/** The page that stands, and what lies over it. */
interface Known {
  prompting: boolean;
  covered: boolean;
}

type Seeing = Pick<View<undefined, Known>, 'matches' | 'known'>;

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isSettled = (step: Step) => step.kind !== 'user';
const isFree = ({ matches, known }: Seeing) => known.prompting && !known.covered && !matches('menu.open');

export const sideMenuModel = defineModel<undefined, Known>({
  name: 'sideMenu',
  machine: sideMenuMachine,
  variants: { anyone: undefined },
  events: {
    'menu.requested': { '': {} },
    'menu.closed': { '': {} },
    'page.changed': { '': {} },
    'view.changed': {
      'a page with prompts': { prompting: true, covered: false },
      'a page without': { prompting: false, covered: false },
      'a game over a page with prompts': { prompting: true, covered: true },
      'a game over a page without': { prompting: false, covered: true },
    },
  },
  actors: {
    watchHistory: {
      emits: { 'it is settled': { type: 'history.settled' } },
      error: { 'there is none': new Error('none') },
    },
  },
  shown: [],
  observe: {
    start: () => ({ prompting: false, covered: false }),
    after: (known, step) =>
      step.kind === 'user' && step.event.type === 'view.changed'
        ? { prompting: step.event['prompting'], covered: step.event['covered'] }
        : known,
  },
  rules: [
    {
      text: 'the menu opens on request, once the history has settled',
      requirements: ['MEM-08'],
      neverStart: ({ matches }) => !matches('menu.closed'),
      neverStep: (from, step, to, _actions, calls) => {
        const asks = from.matches('menu.closed') && isUser(step, 'menu.requested');
        return (
          asks !== calls.some(({ actor }) => actor === 'watchHistory') ||
          asks !== (!from.matches('menu.opening') && to.matches('menu.opening')) ||
          isSettled(step) !== (!from.matches('menu.open') && to.matches('menu.open'))
        );
      },
    },
    {
      text: 'it closes by the back button, its own button, a tap beside it, and when another page opens',
      requirements: ['MEM-08'],
      neverStep: (from, step, to) =>
        (from.matches('menu.open') && (isUser(step, 'menu.closed') || isUser(step, 'page.changed'))) !==
        (!from.matches('menu.closed') && to.matches('menu.closed')),
    },
    {
      text: 'prompts may show while the page allows them and nothing covers it, the menu included',
      requirements: ['POP-02', 'MEM-08'],
      never: (view) => view.matches('stage.free') !== isFree(view),
    },
    {
      text: 'the prompt queue is told once on each change, and starts on hold',
      requirements: ['POP-02'],
      neverStart: (_view, actions) => !isSame(actions, ['takeStage']),
      neverStep: (from, _step, to, actions) => {
        const [before, after] = [isFree(from), isFree(to)];
        return !isSame(actions, before === after ? [] : [after ? 'freeStage' : 'takeStage']);
      },
    },
    {
      text: 'the page shows exactly when the menu is open and when prompts may show',
      requirements: ['MEM-08', 'POP-02'],
      never: ({ tags, matches }) =>
        tags.has('open') !== matches('menu.open') || tags.has('free') !== matches('stage.free'),
    },
    {
      text: 'prompts can show again from every state',
      requirements: ['POP-02'],
      canReach: ({ matches }) => matches('stage.free'),
    },
    {
      text: 'a requested menu opens',
      requirements: ['MEM-08'],
      settles: ({ matches }) => matches('menu.opening'),
    },
  ],
});
