import { contractOfferModel } from '#machines/contractOffer/contractOffer.model.ts';
import { contractOfferBinding } from './contractOffer.binding.ts';
import { testFlow } from './testFlow.ts';

testFlow('[TEAM-09] [TEAM-13] [NET-12] [NET-13]', contractOfferModel, contractOfferBinding);
