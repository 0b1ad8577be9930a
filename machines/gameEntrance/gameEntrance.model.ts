import type { GameType } from '@araw/contract/games/gameCodes';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import { gameEntranceMachine } from './gameEntrance.machine.ts';

const vendor = {
  vassalage: 'DS88',
  accountTypeName: 'DS88',
  displayName: 'Derby 88',
  mobileLargeIcon: '',
  lobbyGameId: 'ds-1',
  lobbyNodeId: 'n1',
};
const category = (id: GameType, opens: 'inPlace' | 'page' | 'vendor') => ({
  tab: { id, gameType: id, opens, displayName: '', vendors: [vendor] },
});
const chosen = (step: Step) => (step.kind === 'user' ? step.event.tab : null);

export const gameEntranceModel = defineModel<{ category: GameType | null }>({
  name: 'gameEntrance',
  machine: gameEntranceMachine,
  variants: { anyone: undefined },
  events: {
    'tab.chosen': {
      home: { tab: { id: 'HOME' } },
      hot: { tab: { id: 'HOT' } },
      promotions: { tab: { id: 'PROMO' } },
      'sports, in place': category('SPORTS', 'inPlace'),
      'lottery, in place': category('LOTT', 'inPlace'),
      'slots, with a page': category('RNG', 'page'),
      'cockfight, a single vendor': category('COCKFIGHT', 'vendor'),
    },
  },
  actors: {},
  shown: ['category'],
  rules: [
    {
      text: 'the menu starts at home',
      requirements: ['ENT-01'],
      neverStart: (view) => !view.matches('home') || view.context.category !== null,
    },
    {
      text: 'the tab tapped is the one that opens, launches or scrolls into view',
      requirements: ['ENT-01', 'ENT-02'],
      neverStep: (_from, step, _to, _actions, _calls, effects) =>
        effects.some(({ action, params }) => action !== 'goToPromotions' && params !== chosen(step)),
    },
    {
      text: 'home, hot and the in-place lists are shown beside the menu',
      requirements: ['ENT-01'],
      neverStep: (_from, step, to) =>
        (chosen(step)?.id === 'HOME' && !to.matches('home')) ||
        (chosen(step)?.id === 'HOT' && !to.matches('hot')) ||
        (chosen(step)?.opens === 'inPlace' && to.context.category !== chosen(step).id),
    },
    {
      text: 'a category with a page or a single vendor, and promos, leave the menu unchanged',
      requirements: ['ENT-01', 'ENT-02'],
      neverStep: (from, step, to) =>
        (['page', 'vendor'].includes(chosen(step)?.opens) || chosen(step)?.id === 'PROMO') &&
        (from.value !== to.value || from.context.category !== to.context.category),
    },
    {
      text: 'promos, pages and single vendors open from the menu, each only from its own tab',
      requirements: ['ENT-01', 'ENT-02'],
      neverStep: (_from, step, _to, actions) =>
        (chosen(step)?.id === 'PROMO') !== actions.includes('goToPromotions') ||
        (chosen(step)?.opens === 'page') !== actions.includes('goToCategoryPage') ||
        (chosen(step)?.opens === 'vendor') !== actions.includes('launchVendor'),
    },
    {
      text: 'a tab whose list is shown beside the menu scrolls into view',
      requirements: ['ENT-02'],
      neverStep: (_from, step, _to, actions) =>
        (['HOME', 'HOT'].includes(chosen(step)?.id) || chosen(step)?.opens === 'inPlace') !==
        actions.includes('scrollTabIntoView'),
    },
    {
      text: 'a category is stored exactly while its list is shown',
      requirements: ['ENT-01'],
      never: (view) => view.matches('category') !== (view.context.category !== null),
    },
    {
      text: 'the menu says which of its lists is shown',
      requirements: ['ENT-01'],
      never: (view) =>
        view.tags.has('hot') !== view.matches('hot') ||
        view.tags.has('category') !== view.matches('category'),
    },
    {
      text: 'the home tab can always be reached',
      requirements: ['ENT-01'],
      canReach: (view) => view.matches('home'),
    },
  ],
});
