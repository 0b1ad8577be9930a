import type { ContractKind } from '@araw/contract/agents/agent';
import type { MemberType } from '@araw/contract/calls/roles';
import { isSame } from '@araw/flow/canonical';
import { byType, memberTypes } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step, View } from '@araw/flow/model';
import {
  type ContractAlert,
  contractPromptsMachine,
  type RequiredContracts,
} from './contractPrompts.machine.ts';

interface Seen {
  alerts: readonly ContractAlert[];
}

interface Visit {
  memberType: MemberType;
  agentPolicy: boolean;
  answered: readonly ContractAlert[];
}

/** Operators may flag contracts of two kinds in the same way: here, the salaries. */
const agent = { memberType: 1, agentPolicy: true, answered: [] as ContractAlert[] };

/** In the specification's order. */
const order: readonly ContractKind[] = ['dailySalary', 'dividend', 'hourlySalary'];
const required = (...kinds: ContractKind[]): RequiredContracts => ({
  dailySalary: kinds.includes('dailySalary') ? '7' : '',
  dividend: kinds.includes('dividend') ? '8' : '',
  hourlySalary: kinds.includes('hourlySalary') ? '7' : '',
});

const is = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isTurn = (step: Step, type: 'turn.given' | 'turn.taken') =>
  step.kind === 'emit' && step.event.type === type;
/** Follows the specification, not the role table. */
const mayBeAlerted = ({ memberType, agentPolicy }: Visit) =>
  agentPolicy && memberType !== null && ![0, 4, 40, 41, 42].includes(memberType);
/** Leaves by the button, which a double tap must not trigger twice, or by going back. */
const leaves = (from: View<Seen>, step: Step) =>
  (from.matches('queued.alerting.ready') && is(step, 'alert.cancelled')) ||
  (from.matches('queued.alerting') && is(step, 'alert.dismissed'));
const kindsOf = ({ alerts }: Seen) => alerts.map(({ kind }) => kind).join();

export const contractPromptsModel = defineModel<Seen>({
  name: 'contractPrompts',
  machine: contractPromptsMachine,
  variants: {
    agent,
    'agent who has answered one': {
      ...agent,
      answered: [
        { kind: 'dailySalary', contractId: '7' },
        { kind: 'dividend', contractId: '5' },
      ],
    },
    'agent without the policy': { ...agent, agentPolicy: false },
    ...byType(
      memberTypes.filter((type) => type !== agent.memberType),
      (memberType) => ({ ...agent, memberType }),
    ),
  },
  events: {
    'alert.cancelled': { '': {} },
    'alert.dismissed': { '': {} },
    'contract.chosen': { '': {} },
  },
  actors: {
    loadRequired: {
      done: {
        'all three': required(...order),
        'dividend and hourly salary': required('dividend', 'hourlySalary'),
        'dividend alone': required('dividend'),
        none: required(),
      },
      error: { 'no answer': new Error('no answer') },
    },
    promptTurn: {
      emits: { 'its turn': { type: 'turn.given' }, 'something else': { type: 'turn.taken' } },
      error: { 'no queue': new Error('no queue') },
    },
  },
  shown: ['alerts'],
  rules: [
    {
      text: 'only types 4, 40, 41 and 42, members, visitors and sites without AGENTPOLICY3 get no alerts',
      requirements: ['AGENT-05', 'PERM-04'],
      never: (view) => view.matches('spared') === mayBeAlerted(view.input),
    },
    {
      text: 'waiting contracts not answered in this visit are shown: daily salary, dividend, hourly salary',
      requirements: ['AGENT-05'],
      neverStep: (from, step, to) => {
        if (step.kind !== 'answer' || !from.matches('loading')) return false;
        const flags = step.ok ? (step.value as RequiredContracts) : required();
        const isAnswered = (kind: ContractKind) =>
          (from.input as Visit).answered.some((one) => one.kind === kind && one.contractId === flags[kind]);
        const wanted = order.filter((kind) => flags[kind] !== '' && !isAnswered(kind));
        return (
          kindsOf(to.context) !== wanted.join() || !to.matches(wanted.length > 0 ? 'queued.waiting' : 'done')
        );
      },
    },
    {
      text: 'an alert is shown only in its turn, and waits again after losing it',
      requirements: ['AGENT-05', 'POP-02'],
      neverStep: (from, step, to) =>
        (to.matches('queued.alerting') && !from.matches('queued.alerting') && !isTurn(step, 'turn.given')) ||
        (isTurn(step, 'turn.given') && !from.matches('queued.waiting') && !isSame(to.value, from.value)) ||
        (from.matches('queued.waiting') &&
          isTurn(step, 'turn.given') &&
          !to.matches('queued.alerting.ready')) ||
        (isTurn(step, 'turn.taken') && !to.matches('queued.waiting')),
    },
    {
      text: 'only an agent with waiting contracts requests a turn, once',
      requirements: ['AGENT-05', 'POP-02'],
      neverStep: (from, _step, to, _actions, calls) =>
        (!from.matches('queued') && to.matches('queued')) !==
        calls.some(({ actor }) => actor === 'promptTurn'),
    },
    {
      text: 'cancelling leads to the next alert, and from the last one to none',
      requirements: ['AGENT-05'],
      neverStep: (from, step, to, actions) => {
        if (!leaves(from, step)) return false;
        const left = from.context.alerts.slice(1);
        return (
          kindsOf(to.context) !== kindsOf({ ...from.context, alerts: left }) ||
          to.matches('queued.alerting.settling') !== left.length > 0 ||
          actions.includes('openContract')
        );
      },
    },
    {
      text: 'going opens the contract’s page, ends the turn and leaves the others for the next visit',
      requirements: ['AGENT-05'],
      neverStep: (from, step, to, actions, _calls, effects) => {
        const goes = from.matches('queued.alerting.ready') && is(step, 'contract.chosen');
        const opened = effects.find(({ action }) => action === 'openContract')?.params;
        return (
          goes !== actions.includes('openContract') ||
          (goes && !(to.matches('done') && isSame(opened, from.context.alerts[0])))
        );
      },
    },
    {
      text: 'only an alert that was cancelled or followed counts as answered',
      requirements: ['AGENT-05'],
      neverStep: (from, step, _to, actions, _calls, effects) =>
        (leaves(from, step) || (from.matches('queued.alerting.ready') && is(step, 'contract.chosen'))) !==
          actions.includes('noteAnswered') ||
        effects.some(
          ({ action, params }) => action === 'noteAnswered' && !isSame(params, from.context.alerts[0]),
        ),
    },
    {
      text: 'a tap within 500 ms of the one that opened an alert counts as a double tap, and answers nothing',
      requirements: ['AGENT-05'],
      neverStep: (from, step, to) =>
        from.matches('queued.alerting.settling') &&
        (step.kind === 'time'
          ? step.ms !== 500 || !to.matches('queued.alerting.ready')
          : (is(step, 'alert.cancelled') || is(step, 'contract.chosen')) &&
            (kindsOf(to.context) !== kindsOf(from.context) || !to.matches('queued.alerting.settling'))),
    },
    {
      text: 'an alert can be answered in the end',
      requirements: ['AGENT-05'],
      settles: (view) => view.matches('queued.alerting.settling'),
    },
    {
      text: 'the prompts are in the queue while there is an alert to show, and leave it with the last one',
      requirements: ['AGENT-05', 'POP-02'],
      never: (view) => view.matches('queued') && view.context.alerts.length === 0,
    },
    {
      text: 'without a queue there is no alert, and nothing counts as answered',
      requirements: ['POP-02'],
      neverStep: (_from, step, to, actions) =>
        step.kind === 'answer' &&
        step.actor === 'promptTurn' &&
        !(to.matches('done') && actions.length === 0),
    },
    {
      text: 'contracts that cannot be loaded cause no alert',
      requirements: ['AGENT-05'],
      settles: (view) => view.matches('loading'),
    },
    {
      text: 'an alert is open exactly while the player sees one',
      requirements: ['AGENT-05'],
      never: (view) => view.tags.has('open') !== view.matches('queued.alerting'),
    },
  ],
});
