import { systemStatusModel } from '#machines/systemStatus/systemStatus.model.ts';
import { systemStatusBinding } from './systemStatus.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[BOOT-01] [BOOT-02] [BOOT-03] [BOOT-04] [BOOT-10]', systemStatusModel, systemStatusBinding);
