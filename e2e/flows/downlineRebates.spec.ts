import { rebateEditModel } from '#machines/rebateEdit/rebateEdit.model.ts';
import { rebateEditBinding } from './rebateEdit.binding.ts';
import { testFlow } from './testFlow.ts';

testFlow('[TEAM-03] [TEAM-10] [NET-12]', rebateEditModel, rebateEditBinding);
