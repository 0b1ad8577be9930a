import { setup } from 'xstate';
import { type Access, decide, isTrial, type MemberType } from '@araw/contract/calls/roles';

type Event =
  /** A player of this type taps a member-centre entry, which `access` restricts; null is a visitor. */
  | { type: 'entry.tapped'; memberType: MemberType; path: string; access: Access }
  | { type: 'prompt.cancelled' }
  | { type: 'registration.chosen' };

/** The prompt before restricted entries of the member centre (MEM-04, PERM-02). */
export const memberPromptMachine = setup({
  types: { events: {} as Event, tags: {} as 'open' },
  guards: {
    isVisitor: (_, player: { memberType: MemberType }) => player.memberType === null,
    /** Agents of a trial type have their own centre. */
    playsOnTrial: (_, { memberType, access }: { memberType: MemberType; access: Access }) =>
      isTrial(memberType) && !(access === 'agent' && decide('agent', memberType).allowed),
  },
  actions: {
    goToLogin: () => {},
    goToRegister: () => {},
    openEntry: (_, _entry: { path: string }) => {},
  },
}).createMachine({
  id: 'memberPrompt',
  initial: 'closed',
  states: {
    closed: {
      on: {
        'entry.tapped': [
          { guard: { type: 'isVisitor', params: ({ event }) => event }, actions: 'goToLogin' },
          { guard: { type: 'playsOnTrial', params: ({ event }) => event }, target: 'asking' },
          { actions: { type: 'openEntry', params: ({ event }) => event } },
        ],
      },
    },
    asking: {
      tags: 'open',
      on: {
        'prompt.cancelled': 'closed',
        'registration.chosen': { target: 'closed', actions: 'goToRegister' },
      },
    },
  },
});
