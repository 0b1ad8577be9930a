import { idleModel } from '#machines/idle/idle.model.ts';
import { idleBinding } from './idle.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[PROT-08]', idleModel, idleBinding);
