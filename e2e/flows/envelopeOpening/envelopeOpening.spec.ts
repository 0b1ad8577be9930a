import { envelopeOpeningModel } from '#machines/envelopeOpening/envelopeOpening.model.ts';
import { envelopeOpeningBinding } from './envelopeOpening.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[TEAM-14] [NET-12] [NET-13]', envelopeOpeningModel, envelopeOpeningBinding);
