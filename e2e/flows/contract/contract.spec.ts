import { contractModel } from '#machines/contract/contract.model.ts';
import { contractBinding } from './contract.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[AGENT-05]', contractModel, contractBinding);
