import { assertEvent, fromPromise, setup } from 'xstate';
import type { LoginMethod } from '../login/login.machine.ts';
import { notProvided } from '../notProvided.ts';

/** What is kept of a method's last login (SES-06). */
export interface RememberedLogin {
  username: string;
  /** '' where only the name could be kept. */
  password: string;
  countryDialingCode: string;
}

type Event =
  /** The login opens, or switches its method. */
  { type: 'method.chosen'; method: LoginMethod } | { type: 'remembered.forgotten' };

/** The remembered login of the method that shows (LOGIN-04, SES-06), beside the login chart. */
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
    /** The record of the method that shows, and what of it stands in the form. */
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
        // What cannot be read is as good as not there (SES-07).
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
