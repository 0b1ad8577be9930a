import { keyedCallModel } from '#machines/keyedCall/keyedCall.model.ts';
import { keyedCallBinding } from './keyedCall.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[NET-12] [NET-13]', keyedCallModel, keyedCallBinding);
