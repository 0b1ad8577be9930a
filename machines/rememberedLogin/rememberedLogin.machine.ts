import { assertEvent, fromPromise, setup } from 'xstate';
import type { LoginMethod } from '../login/login.machine.ts';
import { notProvided } from '../notProvided.ts';

/** The stored part of a method's last login (SES-06). */
export interface RememberedLogin {
  username: string;
  /** '' if only the name could be stored. */
  password: string;
  countryDialingCode: string;
}

type Event =
  /** The login opens or switches its method. */
  { type: 'method.chosen'; method: LoginMethod } | { type: 'remembered.forgotten' };

/** The remembered login of the current method (LOGIN-04, SES-06), beside the login chart. */
export const rememberedLoginMachine = setup({
  types: { events: {} as Event },
  actors: {
    loadRemembered: fromPromise<RememberedLogin | null, { method: LoginMethod }>(
      notProvided('loadRemembered'),
    ),
  },
  guards: { isThere: (_, remembered: RememberedLogin | null) => remembered !== null },
  actions: {
    fillForm: (_, _remembered: RememberedLogin | null) => {},
    /** Deletes the current method's record and clears its values from the form. */
    forgetRemembered: () => {},
  },
}).createMachine({
  id: 'rememberedLogin',
  initial: 'nothing',
  states: {
    nothing: { on: { 'method.chosen': 'recalling' } },
    recalling: {
      invoke: {
        id: 'loadRemembered',
        src: 'loadRemembered',
        input: ({ event }) => {
          assertEvent(event, 'method.chosen');
          return { method: event.method };
        },
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => event.output },
            target: 'remembered',
            actions: { type: 'fillForm', params: ({ event }) => event.output },
          },
          { target: 'nothing' },
        ],
        // Treat an unreadable login as absent (SES-07).
        onError: 'nothing',
      },
      on: { 'method.chosen': { target: 'recalling', reenter: true } },
    },
    remembered: {
      on: {
        'method.chosen': 'recalling',
        'remembered.forgotten': { target: 'nothing', actions: 'forgetRemembered' },
      },
    },
  },
});
