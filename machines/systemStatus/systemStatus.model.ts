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

/** The page that a status asks for. */
const pageOf = ({ maintenance, regionRestriction }: Site) =>
  maintenance ? 'maintenance' : regionRestriction ? 'restricted' : 'open';
/** The pages that say that the operator cannot be reached, each with a retry. */
const unreachable = ['slowConnection', 'noAnswer'];
const isUnreachable = (view: View<unknown>) =>
  unreachable.some((page) => view.matches(`running.page.${page}`));

/** Which page is due, by what was cached and answered and by what failed since. */
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
      text: 'the language is loaded first of all, and given up after 5 s',
      requirements: ['BOOT-01'],
      neverStart: (view, _actions, calls) =>
        !view.matches('loadingLanguage') ||
        calls.map(({ actor }) => actor).join() !== 'loadLanguage' ||
        !view.timers.includes(5_000),
    },
    {
      text: 'the status is fetched once the language has been loaded, or given up after 5 s, and not before',
      requirements: ['BOOT-01', 'BOOT-02'],
      neverStep: (from, step, to, _actions, calls) => {
        if (!from.matches('loadingLanguage')) return false;
        const givenUp = step.kind === 'time' && step.ms === 5_000;
        const isOver = givenUp || (step.kind === 'answer' && step.actor === 'loadLanguage');
        return isOver !== to.matches('running.refresh.fetching') || isOver !== asksStatus(calls);
      },
    },
    {
      text: 'nothing shows while the language loads, nor until there is something to show',
      requirements: ['BOOT-01', 'BOOT-10'],
      never: (view) =>
        view.tags.has('starting') !==
        (view.matches('loadingLanguage') || view.matches('running.page.waiting')),
    },
    {
      text: 'once the language is there, the status that was cached is applied at once, and none makes wait',
      requirements: ['BOOT-02'],
      neverStep: (from, _step, to) =>
        from.matches('loadingLanguage') && to.matches('running') && !to.matches(`running.page.${from.known}`),
    },
    {
      text: 'what the operator answers is applied, and holds',
      requirements: ['BOOT-02', 'BOOT-03'],
      neverStep: (_from, step, to) =>
        isStatusAnswer(step) &&
        step.ok &&
        !(to.matches(`running.page.${to.known}`) && to.matches('running.refresh.fresh')),
    },
    {
      text: 'what is known is asked for again after 60 s',
      requirements: ['BOOT-02', 'BOOT-04'],
      neverStep: (from, step, to) =>
        from.matches('running') &&
        !from.matches('running.refresh.fetching') &&
        step.kind === 'time' &&
        !(step.ms === 60_000 && to.matches('running.refresh.fetching')),
    },
    {
      text: 'what is known is asked for again without the player',
      requirements: ['BOOT-02', 'BOOT-04'],
      settles: (view) => view.matches('running.refresh.fresh') || view.matches('running.refresh.stale'),
    },
    {
      text: 'the operator is asked once at a time, and for 10 s at most',
      requirements: ['BOOT-02', 'NET-04'],
      neverStep: (from, _step, to, _actions, calls) =>
        (from.matches('running.refresh.fetching') && asksStatus(calls)) ||
        to.matches('running.refresh.fetching') !== to.timers.includes(10_000),
    },
    {
      text: 'the app shows exactly with status 0',
      requirements: ['BOOT-03', 'BOOT-04'],
      never: (view) =>
        view.matches('running') && view.matches('running.page.open') !== (view.known === 'open'),
    },
    {
      text: 'the maintenance page shows exactly with status 1, also where the region is restricted',
      requirements: ['BOOT-03', 'BOOT-04'],
      never: (view) =>
        view.matches('running') &&
        view.matches('running.page.maintenance') !== (view.known === 'maintenance'),
    },
    {
      text: 'the region page shows exactly with status 2',
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
      text: 'what is said of a status that did not come is what became of the last attempt, and nothing after a success',
      requirements: ['BOOT-10', 'NET-09'],
      neverStep: (_from, step, to) =>
        isStatusAnswer(step) &&
        to.context.error?.code !== (step.ok || failureOf(step) === 'timeout' ? undefined : failureOf(step)),
    },
    {
      text: 'a retry takes the message away and waits for the operator, who is asked again',
      requirements: ['BOOT-10'],
      neverStep: (from, step, to) =>
        isRetry(step) &&
        isUnreachable(from) &&
        !(to.matches('running.page.waiting') && to.matches('running.refresh.fetching')),
    },
    {
      text: 'a retry changes nothing that the operator has said, and asks only after a failure',
      requirements: ['BOOT-10'],
      neverStep: (from, step, to, _actions, calls) =>
        isRetry(step) &&
        ((from.known !== to.known && !unreachable.includes(from.known)) ||
          (!from.matches('running.refresh.stale') && asksStatus(calls))),
    },
    {
      text: 'a failed refresh leaves the page that is known as it was, and is over after 10 s at the latest',
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
    {
      text: 'one page is before the player, and the status is being asked for, has come, or is old',
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
