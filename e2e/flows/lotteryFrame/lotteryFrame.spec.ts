import { lotteryFrameModel } from '#machines/lotteryFrame/lotteryFrame.model.ts';
import { lotteryFrameBinding } from './lotteryFrame.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[TILE-06]', lotteryFrameModel, lotteryFrameBinding);
