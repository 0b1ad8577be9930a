import { isTrial } from '@araw/contract/calls/roles';
import { isSame } from '@araw/flow/canonical';
import { byType, memberTypes } from '#machines/support/memberTypes.ts';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import { type ChartError, toChartError } from '../chartError.ts';
import { chatLaunchMachine } from './chatLaunch.machine.ts';

interface Seen {
  error: ChartError | null;
}

const chatUrl = '/sandbox/chat?code=1';

const requestBy = (step: Step, fits: (type: number | null) => boolean) =>
  step.kind === 'user' && step.event.type === 'chat.requested' && fits(step.event.memberType);
const answered = (step: Step, name: string) => step.kind === 'answer' && step.name === name;

export const chatLaunchModel = defineModel<Seen, string>({
  name: 'chatLaunch',
  machine: chatLaunchMachine,
  variants: { 'live chat': undefined },
  events: {
    'chat.requested': byType(memberTypes, (memberType) => ({ memberType })),
  },
  actors: {
    launchChat: {
      done: { address: chatUrl, 'another address': `${chatUrl}2`, 'no address': null },
      error: { 'no answer': { code: 'timeout', message: '', requestId: 'r1' } },
    },
  },
  shown: ['error'],
  observe: {
    /** The last chat URL. */
    start: () => '',
    after: (known, step, { to }) => {
      if (!to.matches('launching')) return '';
      return step.kind === 'answer' && typeof step.value === 'string' ? step.value : known;
    },
  },
  rules: [
    {
      text: 'nothing is requested before a tap',
      requirements: ['CS-03'],
      neverStart: (view, _actions, calls) => !view.matches('waiting.fresh') || calls.length > 0,
    },
    {
      text: 'only a visitor is led to log in',
      requirements: ['CS-03', 'PERM-01'],
      neverStep: (from, step, to, actions) => {
        const asVisitor = from.matches('waiting') && requestBy(step, (type) => type === null);
        return asVisitor !== actions.includes('goToLogin') || (asVisitor && !to.matches('waiting'));
      },
    },
    {
      text: 'only a trial or free player is told that the chat is not available to them',
      requirements: ['CS-03', 'PERM-02'],
      neverStep: (from, step, to, actions) => {
        const onTrial = from.matches('waiting') && requestBy(step, isTrial);
        return onTrial !== actions.includes('sayNotOnTrial') || (onTrial && !to.matches('waiting'));
      },
    },
    {
      text: 'only real accounts request a chat, once however often it is tapped',
      requirements: ['CS-03', 'PERM-02'],
      neverStep: (from, step, to, _actions, calls) => {
        const asks = from.matches('waiting') && requestBy(step, (type) => type !== null && type <= 2);
        return asks !== calls.length > 0 || (asks && !to.matches('launching.asking'));
      },
    },
    {
      text: 'the chat opens 500 ms after its address arrives, and in no other way',
      requirements: ['CS-03'],
      neverStep: (from, step, to, actions) => {
        const opens = from.matches('launching.redirecting') && step.kind === 'time' && step.ms === 500;
        return opens !== actions.includes('openChat') || (opens && !to.matches('waiting.fresh'));
      },
    },
    {
      text: 'the address that arrived is the one opened',
      requirements: ['CS-03'],
      neverStep: (from, _step, _to, _actions, _calls, effects) =>
        effects.some(({ action, params }) => action === 'openChat' && params.chatUrl !== from.known),
    },
    {
      text: 'without an address the loading indicator is hidden and nothing opens',
      requirements: ['CS-03'],
      neverStep: (_from, step, to, actions) =>
        answered(step, 'no address') && (!to.matches('waiting.closed') || actions.includes('openChat')),
    },
    {
      text: 'an address leads on to the chat',
      requirements: ['CS-03'],
      neverStep: (_from, step, to) =>
        step.kind === 'answer' && Boolean(step.value) && step.ok && !to.matches('launching.redirecting'),
    },
    {
      text: 'only a failure is reported, until the next attempt',
      requirements: ['CS-03', 'NET-05'],
      never: (view) => (view.context.error !== null) !== view.matches('waiting.failed'),
    },
    {
      text: 'the failure reported is the one that happened',
      requirements: ['CS-03', 'NET-05'],
      neverStep: (_from, step, to) =>
        step.kind === 'answer' && !step.ok && !isSame(to.context.error, toChartError(step.value)),
    },
    {
      text: 'the loading indicator is shown exactly while the chat is being requested',
      requirements: ['CS-03'],
      never: (view) => view.tags.has('busy') !== view.matches('launching'),
    },
    {
      text: 'a closed chat says so until it is requested again',
      requirements: ['CS-03'],
      never: (view) => view.tags.has('closed') !== view.matches('waiting.closed'),
    },
    {
      text: 'the chat can be reached from every state',
      requirements: ['CS-03'],
      canReach: (view) => view.matches('launching.redirecting'),
    },
    {
      text: 'the launch always ends',
      requirements: ['CS-03', 'NET-04'],
      settles: (view) => view.matches('launching'),
    },
  ],
});
