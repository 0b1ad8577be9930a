import { contractMoveModel } from '#machines/contractMove/contractMove.model.ts';
import { contractMoveBinding } from './contractMove.binding.ts';
import { testFlow } from './testFlow.ts';

testFlow('[TEAM-09]', contractMoveModel, contractMoveBinding);
