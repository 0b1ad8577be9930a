import { isTrial } from '@araw/contract/calls/roles';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import { memberPromptMachine } from './memberPrompt.machine.ts';

const tap = { path: '/m/deposit', access: 'realAccount' };
const agentTap = { path: '/m/agent/home', access: 'agent' };
const memberTypes = [0, 1, 2, 4, 40, 41, 42, 99];

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;

/** An agent taps the agent centre. */
const isAgentsOwn = (step: Step) =>
  step.kind === 'user' && step.event.access === 'agent' && [1, 2, 41, 42, 99].includes(step.event.memberType);

export const memberPromptModel = defineModel<undefined>({
  name: 'memberPrompt',
  machine: memberPromptMachine,
  variants: { 'member centre': undefined },
  events: {
    'entry.tapped': {
      'by a visitor': { memberType: null, ...tap },
      'agent centre, by a visitor': { memberType: null, ...agentTap },
      ...Object.fromEntries(
        memberTypes.flatMap((type) => [
          [`as type ${type}`, { memberType: type, ...tap }],
          [`agent centre, as type ${type}`, { memberType: type, ...agentTap }],
        ]),
      ),
    },
    'prompt.cancelled': { '': {} },
    'registration.chosen': { '': {} },
  },
  actors: {},
  shown: [],
  rules: [
    {
      text: 'nothing is asked before an entry was tapped',
      requirements: ['MEM-04'],
      neverStart: (view) => !view.matches('closed'),
    },
    {
      text: 'the entry that opens is the one tapped',
      requirements: ['MEM-04'],
      neverStep: (_from, step, _to, _actions, _calls, effects) =>
        effects.some(
          ({ action, params }) =>
            action === 'openEntry' && !(step.kind === 'user' && params.path === step.event.path),
        ),
    },
    {
      text: 'only a visitor is led to log in by an entry',
      requirements: ['MEM-04', 'PERM-01'],
      neverStep: (from, step, to, actions) => {
        const asVisitor =
          step.kind === 'user' &&
          isUser(step, 'entry.tapped') &&
          from.matches('closed') &&
          step.event.memberType === null;
        return asVisitor !== actions.includes('goToLogin') || (asVisitor && to.matches('asking'));
      },
    },
    {
      text: 'trial and free players cannot pass an entry that is not theirs: the prompt to register opens instead',
      requirements: ['MEM-04', 'PERM-02'],
      neverStep: (from, step, to) =>
        step.kind === 'user' &&
        isUser(step, 'entry.tapped') &&
        from.matches('closed') &&
        (isTrial(step.event.memberType) && !isAgentsOwn(step)) !== to.matches('asking'),
    },
    {
      text: 'an entry opens for real accounts, the agent centre for agents, while no prompt is open',
      requirements: ['MEM-04', 'PERM-02', 'PERM-03'],
      neverStep: (from, step, _to, actions) =>
        (step.kind === 'user' &&
          isUser(step, 'entry.tapped') &&
          from.matches('closed') &&
          ([0, 1, 2].includes(step.event.memberType) || isAgentsOwn(step))) !== actions.includes('openEntry'),
    },
    {
      text: 'the prompt closes only by cancelling or by going to register',
      requirements: ['MEM-04'],
      neverStep: (from, step, to, actions) => {
        const registers = isUser(step, 'registration.chosen') && from.matches('asking');
        const closes = registers || (isUser(step, 'prompt.cancelled') && from.matches('asking'));
        return (
          registers !== actions.includes('goToRegister') ||
          closes !== (from.matches('asking') && to.matches('closed'))
        );
      },
    },
    {
      text: 'the prompt is open exactly while the player is asked to register',
      requirements: ['MEM-04'],
      never: (view) => view.tags.has('open') !== view.matches('asking'),
    },
  ],
});
