import { trialModel } from '#machines/trial/trial.model.ts';
import { trialBinding } from './trial.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[TRIAL-01] [TRIAL-02] [TRIAL-04]', trialModel, trialBinding);
