import { breakModel } from '#machines/break/break.model.ts';
import { breakBinding } from './break.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[PROT-04] [NET-13]', breakModel, breakBinding);
