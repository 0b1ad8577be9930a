import { defineModel } from '#machines/support/defineModel.ts';
import type { Step } from '@araw/flow/model';
import { languageOfferMachine } from './languageOffer.machine.ts';

interface Seen {
  language: string | null;
}

const is = (step: Step, type: string) => step.kind === 'user' && step.event.type === type;

export const languageOfferModel = defineModel<Seen>({
  name: 'languageOffer',
  machine: languageOfferMachine,
  variants: {
    'the browser speaks German': { language: 'DE' },
    'the browser speaks what is shown': { language: null },
  },
  events: {
    'language.switched': { '': {} },
    'offer.declined': { '': {} },
    'language.chosen': { '': {} },
  },
  actors: {
    loadTexts: { done: { 'in German': undefined }, error: { 'no connection': new Error('none') } },
  },
  shown: ['language'],
  rules: [
    {
      text: 'the language changes only with the visitor’s tap, to the one offered',
      requirements: ['LANG-02', 'LANG-03'],
      neverStep: (from, step, _to, actions) =>
        (from.matches('offered') && is(step, 'language.switched')) !== actions.includes('switchLanguage'),
    },
    {
      text: 'a visitor who declines is not asked again: the current language is stored as chosen, and only then',
      requirements: ['LANG-02', 'LANG-03'],
      neverStep: (from, step, _to, actions) =>
        (from.matches('offered') && is(step, 'offer.declined')) !== actions.includes('keepLanguage'),
    },
    {
      text: 'a visitor whose browser speaks the current language gets no offer, and no texts are loaded',
      requirements: ['LANG-02'],
      never: ({ matches, context }) => context.language === null && !matches('ended'),
    },
    {
      text: 'the offer appears only once its own texts are loaded',
      requirements: ['LANG-02'],
      neverStep: (from, step, to) =>
        (from.matches('loading') && step.kind === 'answer' && step.ok) !==
        (!from.matches('offered') && to.matches('offered')),
    },
    {
      text: 'a language chosen elsewhere ends the offer',
      requirements: ['LANG-01', 'LANG-02'],
      neverStep: (_from, step, to) => is(step, 'language.chosen') && !to.matches('ended'),
    },
    {
      text: 'an answer to the offer ends it',
      requirements: ['LANG-02'],
      neverStep: (from, step, to) =>
        from.matches('offered') &&
        (is(step, 'language.switched') || is(step, 'offer.declined')) &&
        !to.matches('ended'),
    },
  ],
});
