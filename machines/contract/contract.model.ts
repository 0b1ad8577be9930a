import type { Contract } from '@araw/contract/agents/agent';
import { contractTable } from '@araw/contract/values/stateTables';
import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import { cannotRead, notOfferedRule, switchedOff } from '#machines/support/switchedOff.ts';
import type { Step, View } from '@araw/flow/model';
import { stateTableRule } from '#machines/support/stateTableRule.ts';
import { type ChartError, toChartError } from '../chartError.ts';
import { contractMachine } from './contract.machine.ts';

interface Seen {
  contract: Contract | null;
  accept: boolean;
  error: ChartError | null;
}

/** What was last loaded and tapped, and whether a decision has failed since the last answer. */
interface Known {
  memberType: number;
  contractId: string;
  accept: boolean;
  failed: boolean;
}

/** The browser walks use the same terms. */
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
/** A tap that chooses: an agent who counts as trial can only decline. */
const chooses = ({ matches, known }: Pick<View<Seen, Known>, 'matches' | 'known'>, step: Step) =>
  matches('offered') &&
  ((is(step, 'accept.tapped') && [1, 2].includes(known.memberType)) || is(step, 'decline.tapped'));
const loadedAs = (step: Step) =>
  step.kind === 'answer' && step.actor === 'loadContract' && step.ok ? (step.value as Contract).status : null;
/** The state for a contract's status. */
const placeOf = (status: Contract['status']) =>
  status === 'none' ? 'none' : status === 'requested' ? 'offered' : 'decided';

export const contractModel = defineModel<Seen, Known>({
  name: 'contract',
  machine: contractMachine,
  variants: {
    'daily salary': { kind: 'dailySalary', memberType: 1 },
    dividend: { kind: 'dividend', memberType: 2 },
    'hourly salary': { kind: 'hourlySalary', memberType: 1 },
    'to an agent who counts as trial': { kind: 'dailySalary', memberType: 41 },
  },
  typesAlike: [
    [1, 2],
    [41, null, 0, 4, 40, 42, 99],
  ],
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
      error: { 'no answer': new Error('no answer'), ...switchedOff },
    },
    decide: {
      done: { taken: {} },
      error: { 'no answer': new Error('no answer') },
    },
  },
  shown: ['contract', 'accept', 'error'],
  observe: {
    start: ({ memberType }) => ({ memberType, contractId: '', accept: false, failed: false }),
    after(known, step, { from }) {
      if (chooses({ matches: from.matches, known }, step)) {
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
      text: 'the contract is read first, and nothing is shown before it arrives',
      requirements: ['AGENT-05'],
      neverStart: (view, _actions, calls) =>
        !view.matches('loading.first') ||
        view.context.contract !== null ||
        view.context.error !== null ||
        calls.map(({ actor }) => actor).join() !== 'loadContract',
    },
    {
      text: 'the kind read is the one opened',
      requirements: ['AGENT-05'],
      neverStart: (view, _actions, calls) => calls.some(({ input }) => input.kind !== view.input.kind),
    },
    {
      text: 'the page shows what the operator says about the contract: none, an offer, or a decided one',
      requirements: ['AGENT-05'],
      neverStep: (_from, step, to) => {
        if (step.kind !== 'answer' || step.actor !== 'loadContract' || !step.ok) return false;
        const { status } = step.value as Contract;
        const shown = to.context.contract;
        return !to.matches(placeOf(status)) || (status !== 'none' && !isSame(shown, step.value));
      },
    },
    {
      text: 'a contract that cannot be read says why, and is retried on request',
      requirements: ['AGENT-05'],
      neverStep: (from, step, to, _actions, calls) => {
        const failed = answers(step, 'loadContract', false);
        const retried = is(step, 'retry.requested') && from.matches('unavailable');
        return (
          (failed && !(cannotRead(to) && to.context.error !== null)) ||
          (retried &&
            !(calls.length === 1 && calls[0]?.actor === 'loadContract' && to.context.error === null)) ||
          (is(step, 'retry.requested') && !retried && calls.length > 0)
        );
      },
    },
    {
      text: 'nothing is decided before it is confirmed',
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
      text: 'the request has this contract, its kind, and the decision tapped',
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
      text: 'accepting and declining each ask first; cancelling changes nothing about the offer',
      requirements: ['AGENT-05'],
      neverStep: (from, step, to) => {
        const taps = chooses(from, step);
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
      text: 'an agent who counts as trial is told why the offer cannot be accepted, and may decline it',
      requirements: ['PERM-02'],
      neverStep: (from, step, to, actions, calls) => {
        const barred =
          from.matches('offered') && is(step, 'accept.tapped') && ![1, 2].includes(from.known.memberType);
        return (
          barred !== actions.includes('sayRealAccountOnly') ||
          (barred && (!to.matches('offered') || !isSame(to.context, from.context) || calls.length > 0))
        );
      },
    },
    {
      text: 'a double tap decides once: taps during a decision are ignored',
      requirements: ['AGENT-05'],
      neverStep: (from, step, to, _actions, calls) =>
        from.tags.has('busy') && step.kind === 'user' && (calls.length > 0 || to.value !== from.value),
    },
    {
      text: 'after a decision, accepted or failed, the contract is reloaded',
      requirements: ['AGENT-05'],
      neverStep: (_from, step, to, _actions, calls) =>
        answers(step, 'decide') &&
        !(to.matches('loading.again') && calls.some(({ actor }) => actor === 'loadContract')),
    },
    {
      text: 'only a decision that was accepted is reported',
      requirements: ['AGENT-05'],
      neverStep: (_from, step, _to, actions) =>
        answers(step, 'decide', true) !== actions.includes('sayDecided'),
    },
    {
      text: 'only an agent whose decision conflicts with one made elsewhere is told so',
      requirements: ['AGENT-05'],
      neverStep: (from, step, _to, actions) => {
        const status = loadedAs(step);
        const isDecided = status !== null && placeOf(status) === 'decided';
        const otherwise = isDecided && from.known.failed && (status === 'active') !== from.known.accept;
        return otherwise !== actions.includes('sayDecidedElsewhere');
      },
    },
    {
      text: 'a failed decision says why while the offer is open, and not once it is decided',
      requirements: ['AGENT-05'],
      neverStep: (from, step, to) =>
        (to.context.error !== null) !== to.known.failed ||
        (step.kind === 'answer' && !step.ok && !isSame(to.context.error, toChartError(step.value))) ||
        (loadedAs(step) === 'requested' && to.context.error?.code !== from.context.error?.code),
    },
    {
      text: 'the page is busy exactly while a decision is in progress',
      requirements: ['AGENT-05'],
      never: (view) => view.tags.has('busy') !== (view.matches('deciding') || view.matches('loading.again')),
    },
    {
      text: 'the page is loading, failed, empty or asking for confirmation, each only in its state',
      requirements: ['AGENT-05'],
      never: (view) =>
        view.tags.has('loading') !== view.matches('loading.first') ||
        view.tags.has('failed') !== cannotRead(view) ||
        view.tags.has('none') !== view.matches('none') ||
        view.tags.has('confirming') !== view.matches('confirming'),
    },
    {
      text: 'waiting ends only with an answer',
      requirements: ['AGENT-05'],
      settles: (view) => view.matches('loading') || view.tags.has('busy'),
    },
    notOfferedRule('loadContract'),
  ],
});
