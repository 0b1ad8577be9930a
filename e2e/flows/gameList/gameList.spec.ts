import { gameListModel } from '#machines/gameList/gameList.model.ts';
import { gameListBinding } from './gameList.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[LIST-02] [LIST-03] [LIST-04] [LIST-06] [LIST-08]', gameListModel, gameListBinding);
