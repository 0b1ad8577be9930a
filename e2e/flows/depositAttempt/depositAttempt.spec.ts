import { depositAttemptModel } from '#machines/depositAttempt/depositAttempt.model.ts';
import { depositAttemptBinding } from './depositAttempt.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[CASH-03] [NET-12] [NET-13]', depositAttemptModel, depositAttemptBinding);
