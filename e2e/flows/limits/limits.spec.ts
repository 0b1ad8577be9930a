import { limitsModel } from '#machines/limits/limits.model.ts';
import { limitsBinding } from './limits.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[PROT-02] [PROT-03] [PROT-05] [NET-13]', limitsModel, limitsBinding);
