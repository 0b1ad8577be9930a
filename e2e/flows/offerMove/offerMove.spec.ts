import { offerMoveModel } from '#machines/offerMove/offerMove.model.ts';
import { offerMoveBinding } from './offerMove.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[TEAM-09]', offerMoveModel, offerMoveBinding);
