import { fromPromise, setup } from 'xstate';
import type { LanguageCode } from '@araw/contract/calls/languages';
import { notProvided } from '../notProvided.ts';

interface Context {
  /** The browser's language, if offered but not shown and the visitor hasn't chosen one; otherwise null. */
  language: LanguageCode | null;
}

type Event =
  | { type: 'language.switched' }
  | { type: 'offer.declined' }
  /** Chosen elsewhere: in the switcher, in the list, or in another tab. */
  | { type: 'language.chosen' };

/** Offers the browser's language on a first visit, in that language, and never forces it (LANG-02, LANG-03). */
export const languageOfferMachine = setup({
  types: { context: {} as Context, events: {} as Event, input: {} as Context, tags: {} as 'offered' },
  actors: {
    /** The offer's texts in the offered language. */
    loadTexts: fromPromise<void, Context>(notProvided('loadTexts')),
  },
  guards: { speaksAnother: ({ context }) => context.language !== null },
  actions: {
    switchLanguage: () => {},
    /** Stores the current language as chosen, so the question isn't repeated. */
    keepLanguage: () => {},
  },
}).createMachine({
  id: 'languageOffer',
  context: ({ input }) => input,
  initial: 'deciding',
  on: { 'language.chosen': '.ended' },
  states: {
    deciding: { always: [{ guard: 'speaksAnother', target: 'loading' }, { target: 'ended' }] },
    loading: {
      invoke: {
        id: 'loadTexts',
        src: 'loadTexts',
        input: ({ context }) => context,
        onDone: 'offered',
        // Without its texts the visitor might not be able to read the offer, so don't show it.
        onError: 'ended',
      },
    },
    offered: {
      tags: 'offered',
      on: {
        'language.switched': { target: 'ended', actions: 'switchLanguage' },
        'offer.declined': { target: 'ended', actions: 'keepLanguage' },
      },
    },
    ended: { type: 'final' },
  },
});
