import { consentModel } from '#machines/consent/consent.model.ts';
import { consentBinding } from './consent.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[PROT-12] [NET-13]', consentModel, consentBinding);
