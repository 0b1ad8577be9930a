import { memberPromptModel } from '#machines/memberPrompt/memberPrompt.model.ts';
import { memberPromptBinding } from './memberPrompt.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[MEM-04] [PERM-01] [PERM-02]', memberPromptModel, memberPromptBinding);
