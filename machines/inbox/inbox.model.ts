import { isSame } from '@araw/flow/canonical';
import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import type { ChartError } from '../chartError.ts';
import { inboxMachine } from './inbox.machine.ts';

interface Seen {
  page: number;
  openId: string | null;
}

/** The last message the player was asked to delete, and the open one. */
interface Known {
  doomed: string;
  open: string | null;
}

const failure: ChartError = { code: 'timeout', message: '', requestId: 'r1' };

const isUser = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;
const isAnswer = (step: Step, actor: string, ok: boolean) =>
  step.kind === 'answer' && step.actor === actor && step.ok === ok;

export const inboxModel = defineModel<Seen, Known>({
  name: 'inbox',
  machine: inboxMachine,
  variants: { inbox: { page: 1 }, 'left on its second page': { page: 2 } },
  events: {
    'page.chosen': { older: { page: 2 }, newer: { page: 1 } },
    'message.opened': { 'an unread one': { id: '1', read: false }, 'a read one': { id: '2', read: true } },
    'message.closed': { '': {} },
    'deletion.requested': { 'of the unread one': { id: '1' }, 'of the read one': { id: '2' } },
    'deletion.cancelled': { '': {} },
    'deletion.confirmed': { '': {} },
    'allRead.requested': { '': {} },
  },
  actors: {
    deleteMessage: { done: { deleted: undefined }, error: { 'no answer': failure } },
    readAll: { done: { 'all read': undefined }, error: { 'no answer': failure } },
  },
  shown: ['page', 'openId'],
  observe: {
    start: () => ({ doomed: '', open: null }),
    after(known, step, { from, to }) {
      if (step.kind !== 'user') return known;
      if (isUser(step, 'deletion.requested') && to.matches('looking.asking')) {
        return { ...known, doomed: step.event.id };
      }
      if (isUser(step, 'message.opened')) return { ...known, open: step.event.id };
      const closes =
        isUser(step, 'page.chosen') ||
        isUser(step, 'message.closed') ||
        (from.matches('looking.asking') && isUser(step, 'deletion.confirmed'));
      return closes ? { ...known, open: null } : known;
    },
  },
  rules: [
    {
      text: 'the first page, or the one that was left, is shown first, with nothing open, asked or written',
      requirements: ['MSG-03'],
      neverStart: (view, _actions, calls) =>
        !(view.matches('looking.browsing.listing') && view.matches('writing.nothing')) ||
        !isSame(view.context, { page: view.input.page, openId: null }) ||
        calls.length > 0,
    },
    {
      text: 'the open message is the last one opened, unless something closed it',
      requirements: ['MSG-03'],
      never: (view) => view.context.openId !== view.known.open,
    },
    {
      text: 'the question about a message stays until it is answered',
      requirements: ['MSG-03'],
      neverStep: (from, step, to, _actions, calls) =>
        (from.matches('looking.asking') &&
          !to.matches('looking.asking') &&
          !isUser(step, 'deletion.cancelled') &&
          !isUser(step, 'deletion.confirmed')) ||
        (from.matches('looking.browsing') &&
          (isUser(step, 'deletion.cancelled') || isUser(step, 'deletion.confirmed')) &&
          (!isSame([from.value, from.context], [to.value, to.context]) || calls.length > 0)),
    },
    {
      text: 'only an unread message is marked as read by opening it',
      requirements: ['MSG-03'],
      neverStep: (from, step, to, actions, _calls, effects) => {
        const opens = from.matches('looking.browsing') && isUser(step, 'message.opened');
        const unread = opens && step.kind === 'user' && step.event.read === false;
        const marked = effects.find(({ action }) => action === 'markRead')?.params.id;
        return (
          unread !== actions.includes('markRead') ||
          (unread && marked !== step.event.id) ||
          (opens && !to.matches('looking.browsing.reading'))
        );
      },
    },
    {
      text: 'the message that opens is the one tapped',
      requirements: ['MSG-03'],
      neverStep: (from, step, to) =>
        from.matches('looking.browsing') &&
        step.kind === 'user' &&
        step.event.type === 'message.opened' &&
        to.context.openId !== step.event.id,
    },
    {
      text: 'a message is open exactly while it is read or asked about from there',
      requirements: ['MSG-03'],
      never: (view) =>
        (view.matches('looking.browsing.reading') && view.context.openId === null) ||
        (view.matches('looking.browsing.listing') && view.context.openId !== null),
    },
    {
      text: 'only the message that the player was asked about is deleted',
      requirements: ['MSG-03'],
      neverStep: (from, step, to, actions, calls, effects) => {
        const confirms = from.matches('looking.asking') && isUser(step, 'deletion.confirmed');
        const deletes = calls.some(
          ({ actor, input }) => actor === 'deleteMessage' && input.id === from.known.doomed,
        );
        return (
          confirms !== deletes ||
          confirms !== actions.includes('showDeleted') ||
          effects.some(({ action, params }) => action === 'showDeleted' && params.id !== from.known.doomed) ||
          (confirms && !(to.matches('looking.browsing.listing') && to.matches('writing.deleting')))
        );
      },
    },
    {
      text: 'the question is about the message to delete that was tapped, while nothing else is written',
      requirements: ['MSG-03'],
      neverStep: (from, step, to) => {
        const mayAsk =
          isUser(step, 'deletion.requested') &&
          !from.matches('looking.asking') &&
          from.matches('writing.nothing');
        const asks = !from.matches('looking.asking') && to.matches('looking.asking');
        return mayAsk !== asks;
      },
    },
    {
      text: 'a player who keeps a message returns to where they were',
      requirements: ['MSG-03'],
      neverStep: (from, step, to) =>
        from.matches('looking.asking') &&
        isUser(step, 'deletion.cancelled') &&
        !to.matches(from.known.open === null ? 'looking.browsing.listing' : 'looking.browsing.reading'),
    },
    {
      text: 'all are marked as read from the list, once however often it is tapped',
      requirements: ['MSG-03'],
      neverStep: (from, step, to, actions, calls) => {
        const marks =
          isUser(step, 'allRead.requested') &&
          from.matches('looking.browsing') &&
          from.matches('writing.nothing');
        return (
          marks !== calls.some(({ actor }) => actor === 'readAll') ||
          marks !== actions.includes('showAllRead') ||
          (marks && !to.matches('writing.markingAll'))
        );
      },
    },
    {
      text: 'only what the operator refuses is undone, with a message',
      requirements: ['MSG-03', 'NET-05'],
      neverStep: (_from, step, to, actions, _calls, effects) => {
        const refused = isAnswer(step, 'deleteMessage', false) || isAnswer(step, 'readAll', false);
        return (
          refused !== actions.includes('takeBack') ||
          refused !== actions.includes('sayFailure') ||
          effects.some(
            ({ action, params }) =>
              action === 'sayFailure' && !(step.kind === 'answer' && isSame(params, step.value)),
          ) ||
          (refused && !to.matches('writing.nothing'))
        );
      },
    },
    {
      text: 'an accepted write reloads the list, and a deletion is confirmed',
      requirements: ['MSG-03'],
      neverStep: (_from, step, to, actions) => {
        const deleted = isAnswer(step, 'deleteMessage', true);
        const accepted = deleted || isAnswer(step, 'readAll', true);
        return (
          accepted !== actions.includes('refresh') ||
          deleted !== actions.includes('sayDeleted') ||
          (accepted && !to.matches('writing.nothing'))
        );
      },
    },
    {
      text: 'the page shown is the chosen one, with every message closed',
      requirements: ['MSG-03'],
      neverStep: (from, step, to) => {
        const chooses = isUser(step, 'page.chosen') && from.matches('looking.browsing');
        const wanted = chooses && step.kind === 'user' ? step.event.page : from.context.page;
        return to.context.page !== wanted || (chooses && !to.matches('looking.browsing.listing'));
      },
    },
    {
      text: 'a message that is being read can be closed',
      requirements: ['MSG-03'],
      neverStep: (from, step, to) =>
        from.matches('looking.browsing.reading') &&
        isUser(step, 'message.closed') &&
        !to.matches('looking.browsing.listing'),
    },
    {
      text: 'one thing is written at a time, and the page says so',
      requirements: ['MSG-03'],
      never: (view) =>
        view.tags.has('busy') === view.matches('writing.nothing') ||
        view.tags.has('markingAll') !== view.matches('writing.markingAll'),
    },
    {
      text: 'the question about a message is shown exactly while the player is asked',
      requirements: ['MSG-03'],
      never: (view) => view.tags.has('asking') !== view.matches('looking.asking'),
    },
    {
      text: 'the list can be reached from every state',
      requirements: ['MSG-03'],
      canReach: (view) => view.matches('looking.browsing.listing') && view.matches('writing.nothing'),
    },
    {
      text: 'every write ends',
      requirements: ['MSG-03', 'NET-04'],
      settles: (view) => !view.matches('writing.nothing'),
    },
  ],
});
