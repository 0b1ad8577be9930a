import { betDetailModel } from '#machines/betDetail/betDetail.model.ts';
import { betDetailBinding } from './betDetail.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[REC-02]', betDetailModel, betDetailBinding);
