import { offerModel } from '#machines/offer/offer.model.ts';
import { offerBinding } from './offer.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[TEAM-09] [TEAM-13] [NET-12] [NET-13]', offerModel, offerBinding);
