import type { Contract } from '#services/contract/agent.ts';
import { contractTable } from '#services/contract/stateTables.ts';
import { canonical } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import { stateTableRule } from '#machines/support/stateTableRule.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import { contractMachine } from './contract.machine.ts';

interface Seen {
  contract: Contract | null;
  accept: boolean;
  error: ChartError | null;
}

/** What was loaded and tapped last, and whether a decision has failed since the last answer. */
interface Known {
  contractId: string;
  accept: boolean;
  failed: boolean;
}

/** The walks in the browser give the same terms. */
const contract = (status: Contract['status']): Contract => ({
  contractId: status === 'none' ? '' : '7',
  kind: 'dailySalary',
  account: 'ramon',
  status,
  terms: [],
  offeredAt: null,
  decidedAt: null,
});

const is = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const answers = (step: Step, actor: string, ok?: boolean) =>
  step.kind === 'answer' && step.actor === actor && (ok === undefined || step.ok === ok);
const loadedAs = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadContract' && step.ok ? (step.value as Contract).status : null;
/** Where a contract that stands so is shown. */
const placeOf = (status: Contract['status']) =>
  status === 'none' ? 'none' : status === 'requested' ? 'offered' : 'decided';

export const contractModel = defineModel<Seen, Known>({
  name: 'contract',
  machine: contractMachine,
  variants: {
    'daily salary': { kind: 'dailySalary' },
    dividend: { kind: 'dividend' },
    'hourly salary': { kind: 'hourlySalary' },
  },
  events: {
    'retry.requested': { '': {} },
    'accept.tapped': { '': {} },
    'decline.tapped': { '': {} },
    'decision.cancelled': { '': {} },
    'decision.confirmed': { '': {} },
  },
  actors: {
    loadContract: {
      done: {
        none: contract('none'),
        offered: contract('requested'),
        'another offer': { ...contract('requested'), contractId: '8' },
        active: contract('active'),
        declined: contract('declined'),
        ended: contract('ended'),
      },
      error: { 'no answer': new Error('no answer') },
    },
    decide: {
      done: { taken: {} },
      error: { 'no answer': new Error('no answer') },
    },
  },
  shown: ['contract', 'accept', 'error'],
  observe: {
    start: () => ({ contractId: '', accept: false, failed: false }),
    after(known, step, { from }) {
      if (from.matches('offered') && (is(step, 'accept.tapped') || is(step, 'decline.tapped'))) {
        return { ...known, accept: is(step, 'accept.tapped'), failed: false };
      }
      if (answers(step, 'decide', false)) return { ...known, failed: true };
      if (answers(step, 'loadContract', false)) return { ...known, failed: true };
      if (from.matches('unavailable') && is(step, 'retry.requested')) return { ...known, failed: false };
      if (step.kind !== 'answer' || step.actor !== 'loadContract') return known;
      const { contractId, status } = step.value as Contract;
      return { ...known, contractId, failed: known.failed && placeOf(status) !== 'decided' };
    },
  },
  rules: [
    stateTableRule('contract', contractTable, {
      stateOf: ({ context: { contract: shown } }) =>
        shown === null || shown.status === 'none' ? null : shown.status,
      taps: { 'accept.tapped': 'accept', 'decline.tapped': 'decline' },
      asks: ({ actor, input }) => (actor !== 'decide' ? null : input.accept ? 'accept' : 'decline'),
    }),
    {
      text: 'the contract is read first of all, and nothing is said before it has come',
      requirements: ['AGENT-05'],
      neverStart: (view, _actions, calls) =>
        !view.matches('loading.first') ||
        view.context.contract !== null ||
        view.context.error !== null ||
        calls.map(({ actor }) => actor).join() !== 'loadContract',
    },
    {
      text: 'the kind that is read is the one that was opened',
      requirements: ['AGENT-05'],
      neverStart: (view, _actions, calls) => calls.some(({ input }) => input.kind !== view.input.kind),
    },
    {
      text: 'the screen shows what the operator says of the contract: none, an offer, or a decided one',
      requirements: ['AGENT-05'],
      neverStep: (_from, step, to) => {
        if (step.kind !== 'answer' || step.actor !== 'loadContract' || !step.ok) return false;
        const { status } = step.value as Contract;
        const shown = to.context.contract;
        return (
          !to.matches(placeOf(status)) || (status !== 'none' && canonical(shown) !== canonical(step.value))
        );
      },
    },
    {
      text: 'a contract that cannot be read says why, and is read again when asked to',
      requirements: ['AGENT-05'],
      neverStep: (from, step, to, _actions, calls) => {
        const failed = answers(step, 'loadContract', false);
        const retried = is(step, 'retry.requested') && from.matches('unavailable');
        return (
          (failed && !(to.matches('unavailable') && to.context.error !== null)) ||
          (retried &&
            !(calls.length === 1 && calls[0]?.actor === 'loadContract' && to.context.error === null)) ||
          (is(step, 'retry.requested') && !retried && calls.length > 0)
        );
      },
    },
    {
      text: 'nothing is decided before it has been confirmed',
      requirements: ['AGENT-05'],
      neverStep: (from, step, to, _actions, calls) => {
        const confirmed = from.matches('confirming') && is(step, 'decision.confirmed');
        return (
          calls.some(({ actor }) => actor === 'decide') !== confirmed ||
          (confirmed && !to.matches('deciding'))
        );
      },
    },
    {
      text: 'what is sent is this contract, its kind, and what was tapped',
      requirements: ['AGENT-05'],
      neverStep: (from, _step, _to, _actions, calls) =>
        calls.some(
          ({ actor, input }) =>
            input.kind !== from.input.kind ||
            (actor === 'decide' &&
              (input.contractId !== from.known.contractId || input.accept !== from.known.accept)),
        ),
    },
    {
      text: 'accepting and declining each ask first; cancelling leaves the offer as it was',
      requirements: ['AGENT-05'],
      neverStep: (from, step, to) => {
        const taps = from.matches('offered') && (is(step, 'accept.tapped') || is(step, 'decline.tapped'));
        const cancels = from.matches('confirming') && is(step, 'decision.cancelled');
        return (
          taps !== (to.matches('confirming') && !from.matches('confirming')) ||
          to.context.accept !== to.known.accept ||
          (taps && to.context.error !== null) ||
          (cancels && !to.matches('offered')) ||
          (from.matches('confirming') && !to.matches('confirming') && !cancels && !to.matches('deciding'))
        );
      },
    },
    {
      text: 'a double tap decides once: while a decision is under way nothing is taken',
      requirements: ['AGENT-05'],
      neverStep: (from, step, to, _actions, calls) =>
        from.tags.has('busy') && step.kind === 'user' && (calls.length > 0 || to.value !== from.value),
    },
    {
      text: 'after a decision, taken or failed, the operator is asked how the contract stands now',
      requirements: ['AGENT-05'],
      neverStep: (_from, step, to, _actions, calls) =>
        answers(step, 'decide') &&
        !(to.matches('loading.again') && calls.some(({ actor }) => actor === 'loadContract')),
    },
    {
      text: 'a decision that was taken is said, and no other',
      requirements: ['AGENT-05'],
      neverStep: (_from, step, _to, actions) =>
        answers(step, 'decide', true) !== actions.includes('sayDecided'),
    },
    {
      text: 'an agent who decides what has been decided otherwise elsewhere is told so, and nobody else',
      requirements: ['AGENT-05'],
      neverStep: (from, step, _to, actions) => {
        const status = loadedAs(step);
        const isDecided = status !== null && placeOf(status) === 'decided';
        const otherwise = isDecided && from.known.failed && (status === 'active') !== from.known.accept;
        return otherwise !== actions.includes('sayDecidedElsewhere');
      },
    },
    {
      text: 'a decision that failed says why as long as the offer stands, and not once it has been decided',
      requirements: ['AGENT-05'],
      neverStep: (from, step, to) =>
        (to.context.error !== null) !== to.known.failed ||
        (step.kind === 'answer' &&
          !step.ok &&
          canonical(to.context.error) !== canonical(toChartError(step.value))) ||
        (loadedAs(step) === 'requested' && to.context.error?.code !== from.context.error?.code),
    },
    {
      text: 'the page is busy exactly while a decision is under way',
      requirements: ['AGENT-05'],
      never: (view) => view.tags.has('busy') !== (view.matches('deciding') || view.matches('loading.again')),
    },
    {
      text: 'the page says that it loads, that it failed, that there is none, and what is to be confirmed, each only then',
      requirements: ['AGENT-05'],
      never: (view) =>
        view.tags.has('loading') !== view.matches('loading.first') ||
        view.tags.has('failed') !== view.matches('unavailable') ||
        view.tags.has('none') !== view.matches('none') ||
        view.tags.has('confirming') !== view.matches('confirming'),
    },
    {
      text: 'waiting ends by answers alone',
      requirements: ['AGENT-05'],
      settles: (view) => view.matches('loading') || view.tags.has('busy'),
    },
  ],
});
