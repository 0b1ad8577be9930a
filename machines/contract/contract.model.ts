import type { Contract, ContractKind } from '#services/contract/agent.ts';
import { defineModel, type Step } from '#tools/flow/model.ts';
import type { Failure } from '../failure.ts';
import { contractMachine } from './contract.machine.ts';

interface Seen {
  kind: ContractKind;
  contract: Contract | null;
  accept: boolean;
  refusal: Failure | null;
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
  ({ none: 'none', requested: 'offered', active: 'decided', declined: 'decided', ended: 'decided' })[status];

export const contractModel = defineModel<Seen>({
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
  rules: [
    {
      text: 'the screen shows what the operator says of the contract: none, an offer, or a decided one',
      requirements: ['AGENT-05'],
      neverStep: (_from, step, to) => {
        if (step.kind !== 'answer' || step.actor !== 'loadContract' || !step.ok) return false;
        const { status, contractId } = step.value as Contract;
        const shown = to.context.contract;
        return (
          !to.matches(placeOf(status)) ||
          (status !== 'none' && !(shown?.status === status && shown.contractId === contractId))
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
          (failed && !(to.matches('unavailable') && to.context.refusal !== null)) ||
          (retried &&
            !(calls.length === 1 && calls[0]?.actor === 'loadContract' && to.context.refusal === null)) ||
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
            input.kind !== from.context.kind ||
            (actor === 'decide' &&
              (input.contractId !== from.context.contract?.contractId ||
                input.accept !== from.context.accept)),
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
          (taps && to.context.accept !== is(step, 'accept.tapped')) ||
          (!taps && to.context.accept !== from.context.accept) ||
          (taps && to.context.refusal !== null) ||
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
      text: 'who decides what has been decided otherwise elsewhere is told so, and nobody else',
      requirements: ['AGENT-05'],
      neverStep: (from, step, _to, actions) => {
        const status = loadedAs(step);
        const isDecided = status !== null && placeOf(status) === 'decided';
        const otherwise =
          isDecided && from.context.refusal !== null && (status === 'active') !== from.context.accept;
        return otherwise !== actions.includes('sayDecidedElsewhere');
      },
    },
    {
      text: 'a decision that failed says why as long as the offer stands, and not once it has been decided',
      requirements: ['AGENT-05'],
      neverStep: (from, step, to) =>
        (answers(step, 'decide', false) && to.context.refusal === null) ||
        (loadedAs(step) === 'requested' && to.context.refusal?.code !== from.context.refusal?.code) ||
        (to.matches('decided') && to.context.refusal !== null),
    },
    {
      text: 'the page is busy exactly while a decision is under way',
      requirements: ['AGENT-05'],
      never: (view) => view.tags.has('busy') !== (view.matches('deciding') || view.matches('loading.again')),
    },
    {
      text: 'waiting ends by answers alone',
      requirements: ['AGENT-05'],
      settles: (view) => view.matches('loading') || view.tags.has('busy'),
    },
  ],
});
