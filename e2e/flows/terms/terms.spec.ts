import { termsModel } from '#machines/terms/terms.model.ts';
import { termsBinding } from './terms.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[PROT-13] [NET-05]', termsModel, termsBinding);
