import { envelopeRainModel } from '#machines/envelopeRain/envelopeRain.model.ts';
import { envelopeRainBinding } from './envelopeRain.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[TEAM-07] [CASH-15] [NET-13]', envelopeRainModel, envelopeRainBinding);
