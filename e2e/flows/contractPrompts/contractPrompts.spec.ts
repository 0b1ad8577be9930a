import { contractPromptsModel } from '#machines/contractPrompts/contractPrompts.model.ts';
import { contractPromptsBinding } from './contractPrompts.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[AGENT-05] [PERM-04]', contractPromptsModel, contractPromptsBinding);
