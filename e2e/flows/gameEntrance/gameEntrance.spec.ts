import { gameEntranceModel } from '#machines/gameEntrance/gameEntrance.model.ts';
import { gameEntranceBinding } from './gameEntrance.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[ENT-01] [ENT-02]', gameEntranceModel, gameEntranceBinding);
