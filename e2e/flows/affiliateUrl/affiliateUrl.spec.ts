import { affiliateUrlModel } from '#machines/affiliateUrl/affiliateUrl.model.ts';
import { affiliateUrlBinding } from './affiliateUrl.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[TEAM-08] [NET-12] [NET-13]', affiliateUrlModel, affiliateUrlBinding);
