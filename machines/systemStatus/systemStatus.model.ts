import type { Call, Step, View } from '@araw/flow/model';
import { defineModel } from '#machines/support/defineModel.ts';
import type { ChartError } from '../chartError.ts';
import { systemStatusMachine } from './systemStatus.machine.ts';

const answer = (maintenance: boolean, regionRestriction: boolean) => ({
  info: {},
  location: { ip: '203.0.113.7' },
  maintenance,
  regionRestriction,
});
type Site = ReturnType<typeof answer>;
const site = {
  open: answer(false, false),
  'under maintenance': answer(true, false),
  'under maintenance and restricted': answer(true, true),
  restricted: answer(false, true),
};

const isRetry = (step: Step) => step.kind === 'user' && step.event.type === 'retry.requested';
const isStatusAnswer = (step: Step): step is Extract<Step, { kind: 'answer' }> =>
  step.kind === 'answer' && step.actor === 'fetchStatus';
const asksStatus = (calls: readonly Call[]) => calls.some(({ actor }) => actor === 'fetchStatus');
const failureOf = ({ ok, value }: Extract<Step, { kind: 'answer' }>) =>
  ok ? null : (value as { code: string }).code;

interface Context {
  status: Site | null;
  problem: string | null;
  error: ChartError | null;
}

/** The page for a status. */
const pageOf = ({ maintenance, regionRestriction }: Site) =>
  maintenance ? 'maintenance' : regionRestriction ? 'restricted' : 'open';
/** The pages that say the operator can't be reached, each with a retry. */
const unreachable = ['slowConnection', 'noAnswer'];
const isUnreachable = (view: View<unknown>) =>
  unreachable.some((page) => view.matches(`running.page.${page}`));

/** The page due, given what was cached and answered and what has failed since. */
type Due = ReturnType<typeof pageOf> | 'slowConnection' | 'noAnswer' | 'waiting';

export const systemStatusModel = defineModel<Pick<Context, 'error'>, Due>({
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
      error: {
        'times out': { code: 'timeout' },
        'cannot be reached': { code: 'offline' },
        'cannot be read': { code: 'shape' },
      },
    },
  },
  abstract: ({ status, problem, error }: Context) => ({
    page: status && pageOf(status),
    problem,
    error: error && { code: error.code },
  }),
  shown: ['error'],
  observe: {
    start: ({ cached }: { cached: Site | null }) => (cached ? pageOf(cached) : 'waiting'),
    after(due, step, { from }) {
      if (isStatusAnswer(step) && step.ok) return pageOf(step.value as Site);
      if (due !== 'waiting' && !unreachable.includes(due)) return due;
      if (isRetry(step)) return 'waiting';
      if (isStatusAnswer(step)) return failureOf(step) === 'timeout' ? 'slowConnection' : 'noAnswer';
      const isLate = step.kind === 'time' && from.matches('running.refresh.fetching');
      return isLate ? 'slowConnection' : due;
    },
  },
  rules: [
    {
      text: 'the language loads first, and is abandoned after 5 s',
      requirements: ['BOOT-01'],
      neverStart: (view, _actions, calls) =>
        !view.matches('loadingLanguage') ||
        calls.map(({ actor }) => actor).join() !== 'loadLanguage' ||
        !view.timers.includes(5_000),
    },
    {
      text: 'the status is fetched only once the language has loaded, or was abandoned after 5 s',
      requirements: ['BOOT-01', 'BOOT-02'],
      neverStep: (from, step, to, _actions, calls) => {
        if (!from.matches('loadingLanguage')) return false;
        const givenUp = step.kind === 'time' && step.ms === 5_000;
        const isOver = givenUp || (step.kind === 'answer' && step.actor === 'loadLanguage');
        return isOver !== to.matches('running.refresh.fetching') || isOver !== asksStatus(calls);
      },
    },
    {
      text: 'nothing is shown while the language loads, or until there is something to show',
      requirements: ['BOOT-01', 'BOOT-10'],
      never: (view) =>
        view.tags.has('starting') !==
        (view.matches('loadingLanguage') || view.matches('running.page.waiting')),
    },
    {
      text: 'once the language has loaded, a cached status is applied immediately, and without one the page waits',
      requirements: ['BOOT-02'],
      neverStep: (from, _step, to) =>
        from.matches('loadingLanguage') && to.matches('running') && !to.matches(`running.page.${from.known}`),
    },
    {
      text: 'the operator’s answer is applied, and kept',
      requirements: ['BOOT-02', 'BOOT-03'],
      neverStep: (_from, step, to) =>
        isStatusAnswer(step) &&
        step.ok &&
        !(to.matches(`running.page.${to.known}`) && to.matches('running.refresh.fresh')),
    },
    {
      text: 'a known status is refreshed after 60 s',
      requirements: ['BOOT-02', 'BOOT-04'],
      neverStep: (from, step, to) =>
        from.matches('running') &&
        !from.matches('running.refresh.fetching') &&
        step.kind === 'time' &&
        !(step.ms === 60_000 && to.matches('running.refresh.fetching')),
    },
    {
      text: 'a known status is refreshed without the player',
      requirements: ['BOOT-02', 'BOOT-04'],
      settles: (view) => view.matches('running.refresh.fresh') || view.matches('running.refresh.stale'),
    },
    {
      text: 'the operator is called once at a time, for at most 10 s',
      requirements: ['BOOT-02', 'NET-04'],
      neverStep: (from, _step, to, _actions, calls) =>
        (from.matches('running.refresh.fetching') && asksStatus(calls)) ||
        to.matches('running.refresh.fetching') !== to.timers.includes(10_000),
    },
    {
      text: 'the app is shown exactly with status 0',
      requirements: ['BOOT-03', 'BOOT-04'],
      never: (view) =>
        view.matches('running') && view.matches('running.page.open') !== (view.known === 'open'),
    },
    {
      text: 'the maintenance page is shown exactly with status 1, even if the region is restricted',
      requirements: ['BOOT-03', 'BOOT-04'],
      never: (view) =>
        view.matches('running') &&
        view.matches('running.page.maintenance') !== (view.known === 'maintenance'),
    },
    {
      text: 'the region page is shown exactly with status 2',
      requirements: ['BOOT-03', 'BOOT-04'],
      never: (view) =>
        view.matches('running') && view.matches('running.page.restricted') !== (view.known === 'restricted'),
    },
    {
      text: 'an unreachable operator with nothing cached gives a page with a retry, which says what is true',
      requirements: ['BOOT-10'],
      never: (view) =>
        view.matches('running') &&
        unreachable.some((page) => view.matches(`running.page.${page}`) !== (view.known === page)),
    },
    {
      text: 'a missing status is explained by the last attempt, and not at all after a success',
      requirements: ['BOOT-10', 'NET-09'],
      neverStep: (_from, step, to) =>
        isStatusAnswer(step) &&
        to.context.error?.code !== (step.ok || failureOf(step) === 'timeout' ? undefined : failureOf(step)),
    },
    {
      text: 'a retry clears the message and waits for the operator, who is called again',
      requirements: ['BOOT-10'],
      neverStep: (from, step, to) =>
        isRetry(step) &&
        isUnreachable(from) &&
        !(to.matches('running.page.waiting') && to.matches('running.refresh.fetching')),
    },
    {
      text: 'a retry changes nothing that the operator has said, and is possible only after a failure',
      requirements: ['BOOT-10'],
      neverStep: (from, step, to, _actions, calls) =>
        isRetry(step) &&
        ((from.known !== to.known && !unreachable.includes(from.known)) ||
          (!from.matches('running.refresh.stale') && asksStatus(calls))),
    },
    {
      text: 'a failed refresh leaves the known page unchanged, and is over after at most 10 s',
      requirements: ['BOOT-02', 'BOOT-10', 'NET-04'],
      neverStep: (from, step, to) => {
        const tooLate = from.matches('running.refresh.fetching') && step.kind === 'time';
        if (!tooLate && !(isStatusAnswer(step) && !step.ok)) return false;
        return (
          (tooLate && step.ms !== 10_000) ||
          !to.matches('running.refresh.stale') ||
          !to.matches(`running.page.${to.known}`)
        );
      },
    },
    {
      text: 'a status in doubt is fetched',
      requirements: ['BOOT-04'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        step.event.type === 'status.questioned' &&
        from.matches('running') &&
        !to.matches('running.refresh.fetching'),
    },
    {
      text: 'the app can open from every state',
      requirements: ['BOOT-04', 'BOOT-10'],
      canReach: (view) => view.matches('running.page.open'),
    },
    {
      text: 'startup ends without the player',
      requirements: ['BOOT-10'],
      settles: (view) => view.tags.has('starting'),
    },
    {
      text: 'one page is in front of the player, and the status is loading, loaded, or outdated',
      requirements: ['BOOT-04', 'BOOT-10'],
      never: (view) =>
        (['open', 'maintenance', 'restricted', 'slowConnection', 'noAnswer'] as const).some(
          (page) => view.tags.has(page) !== view.matches(`running.page.${page}`),
        ) ||
        view.tags.has('busy') !== view.matches('running.refresh.fetching') ||
        view.tags.has('done') !== view.matches('running.refresh.fresh'),
    },
  ],
});
