import { recordsModel } from '#machines/records/records.model.ts';
import { recordsBinding } from './records.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[REC-01] [REC-08]', recordsModel, recordsBinding);
