import { promptQueueModel } from '#machines/promptQueue/promptQueue.model.ts';
import { promptQueueBinding } from './promptQueue.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[POP-02] [AGENT-05]', promptQueueModel, promptQueueBinding);
