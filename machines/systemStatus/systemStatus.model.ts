import { defineModel } from '#tools/flow/model.ts';
import { systemStatusMachine } from './systemStatus.machine.ts';
import { statusCode } from './systemStatus.rules.ts';

const answer = (maintenance: boolean, regionRestriction: boolean) => ({
  info: {},
  location: { ip: '203.0.113.7' },
  maintenance,
  regionRestriction,
});
const site = {
  open: answer(false, false),
  'under maintenance': answer(true, false),
  'under maintenance and restricted': answer(true, true),
  restricted: answer(false, true),
};

interface Seen {
  code: 0 | 1 | 2 | null;
  problem: 'slowConnection' | 'noInternet' | null;
}

export const systemStatusModel = defineModel<Seen>({
  name: 'systemStatus',
  machine: systemStatusMachine,
  variants: {
    'nothing cached': { cached: null },
    'cached open': { cached: site.open },
    'cached maintenance': { cached: site['under maintenance'] },
    'cached restricted': { cached: site.restricted },
  },
  events: {
    'retry.requested': { '': {} },
    'status.questioned': { '': {} },
  },
  actors: {
    loadLanguage: { done: { loaded: undefined }, error: { 'file missing': { code: 'offline' } } },
    fetchStatus: {
      done: site,
      error: { 'times out': { code: 'timeout' }, 'cannot be reached': { code: 'offline' } },
    },
  },
  abstract: ({ status, problem }: any) => ({ code: status && statusCode(status), problem }),
  rules: [
    {
      text: 'the status is fetched only after the language has been loaded or given up',
      requirements: ['BOOT-01'],
      neverStep: (from, step, to) =>
        from.matches('loadingLanguage') &&
        to.matches('running') &&
        !(step.kind === 'time' || (step.kind === 'answer' && step.actor === 'loadLanguage')),
    },
    {
      text: 'while the language loads nothing is shown',
      requirements: ['BOOT-01'],
      never: (view) =>
        view.matches('loadingLanguage') !== (view.tags.has('starting') && !view.matches('running')),
    },
    {
      text: 'a cached status is applied at once',
      requirements: ['BOOT-02'],
      never: (view) => view.context.code !== null && view.matches('running.page.waiting'),
    },
    {
      text: 'a status that has been applied is refreshed from the network',
      requirements: ['BOOT-02'],
      neverStep: (from, _step, to) =>
        from.matches('loadingLanguage') && !to.matches('running.refresh.fetching') && to.matches('running'),
    },
    {
      text: 'the app shows exactly with status 0',
      requirements: ['BOOT-03', 'BOOT-04'],
      never: (view) =>
        view.matches('running') && view.matches('running.page.open') !== (view.context.code === 0),
    },
    {
      text: 'the maintenance page shows exactly with status 1, also where the region is restricted',
      requirements: ['BOOT-03', 'BOOT-04'],
      never: (view) =>
        view.matches('running') && view.matches('running.page.maintenance') !== (view.context.code === 1),
    },
    {
      text: 'the region page shows exactly with status 2',
      requirements: ['BOOT-03', 'BOOT-04'],
      never: (view) =>
        view.matches('running') && view.matches('running.page.restricted') !== (view.context.code === 2),
    },
    {
      text: 'an unreachable operator with nothing cached gives a page with a retry, which says what is true',
      requirements: ['BOOT-10'],
      never: (view) =>
        view.matches('running') &&
        view.context.code === null &&
        ((view.context.problem === 'slowConnection') !== view.matches('running.page.slowConnection') ||
          (view.context.problem === 'noInternet') !== view.matches('running.page.noInternet')),
    },
    {
      text: 'a retry asks the operator again',
      requirements: ['BOOT-10'],
      neverStep: (_from, step, to) =>
        step.kind === 'user' && step.event.type === 'retry.requested' && to.matches('running.refresh.stale'),
    },
    {
      text: 'a failed refresh leaves the page as it was',
      requirements: ['BOOT-02', 'BOOT-10'],
      neverStep: (from, step, to) =>
        step.kind === 'answer' &&
        !step.ok &&
        from.context.code !== null &&
        from.context.code !== to.context.code,
    },
    {
      text: 'a status in doubt is asked for',
      requirements: ['BOOT-04'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        step.event.type === 'status.questioned' &&
        from.matches('running') &&
        !to.matches('running.refresh.fetching'),
    },
    {
      text: 'from everywhere the app can still open',
      requirements: ['BOOT-04', 'BOOT-10'],
      canReach: (view) => view.matches('running.page.open'),
    },
    {
      text: 'starting ends without the player',
      requirements: ['BOOT-10'],
      settles: (view) => view.tags.has('starting'),
    },
  ],
});
