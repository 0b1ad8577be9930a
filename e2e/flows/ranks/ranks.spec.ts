import { ranksModel } from '#machines/ranks/ranks.model.ts';
import { ranksBinding } from './ranks.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[BEN-08]', ranksModel, ranksBinding);
