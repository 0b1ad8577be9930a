import { languageOfferModel } from '#machines/languageOffer/languageOffer.model.ts';
import { languageOfferBinding } from './languageOffer.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[LANG-01] [LANG-02] [LANG-03]', languageOfferModel, languageOfferBinding);
