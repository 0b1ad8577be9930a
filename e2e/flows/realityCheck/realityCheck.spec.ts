import { realityCheckModel } from '#machines/realityCheck/realityCheck.model.ts';
import { realityCheckBinding } from './realityCheck.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[PROT-05] [PROT-06] [NET-13]', realityCheckModel, realityCheckBinding);
