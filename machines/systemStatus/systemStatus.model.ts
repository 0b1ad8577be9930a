import type { SystemStatus } from '#services/contract/system.ts';
import { type Call, defineModel, type Step } from '#tools/flow/model.ts';
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

const isRetry = (step: Step) => step.kind === 'user' && step.event.type === 'retry.requested';
const isStatusAnswer = (step: Step): step is Extract<Step, { kind: 'answer' }> =>
  step.kind === 'answer' && step.actor === 'fetchStatus';
const asksStatus = (calls: readonly Call[]) => calls.some(({ actor }) => actor === 'fetchStatus');

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
      text: 'a cached status is applied at once',
      requirements: ['BOOT-02'],
      never: (view) => view.context.code !== null && view.matches('running.page.waiting'),
    },
    {
      text: 'what the operator answers is applied',
      requirements: ['BOOT-02', 'BOOT-03'],
      neverStep: (_from, step, to) =>
        isStatusAnswer(step) &&
        step.ok &&
        !(
          to.context.code === statusCode(step.value as SystemStatus) &&
          to.context.problem === null &&
          to.matches('running.refresh.fresh')
        ),
    },
    {
      text: 'what is known is asked for anew after 60 s',
      requirements: ['BOOT-02', 'BOOT-04'],
      neverStep: (from, step, to) =>
        from.matches('running') &&
        !from.matches('running.refresh.fetching') &&
        step.kind === 'time' &&
        !(step.ms === 60_000 && to.matches('running.refresh.fetching')),
    },
    {
      text: 'what is known is asked for anew without the player',
      requirements: ['BOOT-02', 'BOOT-04'],
      settles: (view) => view.matches('running.refresh.fresh') || view.matches('running.refresh.stale'),
    },
    {
      text: 'the operator is asked once at a time',
      requirements: ['BOOT-02', 'NET-04'],
      neverStep: (from, _step, _to, _actions, calls) =>
        from.matches('running.refresh.fetching') && asksStatus(calls),
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
      text: 'a retry takes the message away and waits for the operator, who is asked again',
      requirements: ['BOOT-10'],
      neverStep: (from, step, to) =>
        isRetry(step) &&
        (from.matches('running.page.slowConnection') || from.matches('running.page.noInternet')) &&
        !(
          to.matches('running.page.waiting') &&
          to.matches('running.refresh.fetching') &&
          to.context.problem === null
        ),
    },
    {
      text: 'a retry changes nothing that the operator has said, and asks only after a failure',
      requirements: ['BOOT-10'],
      neverStep: (from, step, to, _actions, calls) =>
        isRetry(step) &&
        ((from.context.code !== null && JSON.stringify(from.context) !== JSON.stringify(to.context)) ||
          (from.matches('running.refresh.fresh') && asksStatus(calls))),
    },
    {
      text: 'a failed refresh says why, after 10 s at the latest, and leaves the page that is known as it was',
      requirements: ['BOOT-02', 'BOOT-10', 'NET-04'],
      neverStep: (from, step, to) => {
        const tooLate = from.matches('running.refresh.fetching') && step.kind === 'time';
        if (!tooLate && !(isStatusAnswer(step) && !step.ok)) return false;
        const isSlow =
          tooLate || (step.kind === 'answer' && (step.value as { code: string }).code === 'timeout');
        return (
          (tooLate && step.ms !== 10_000) ||
          !to.matches('running.refresh.stale') ||
          to.context.problem !== (isSlow ? 'slowConnection' : 'noInternet') ||
          to.context.code !== from.context.code
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
  ],
});
