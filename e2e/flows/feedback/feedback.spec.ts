import { feedbackModel } from '#machines/feedback/feedback.model.ts';
import { feedbackBinding } from './feedback.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[CS-04]', feedbackModel, feedbackBinding);
