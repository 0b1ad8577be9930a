import { downlineRebatesModel } from '#machines/downlineRebates/downlineRebates.model.ts';
import { downlineRebatesBinding } from './downlineRebates.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[TEAM-03] [TEAM-10] [NET-12]', downlineRebatesModel, downlineRebatesBinding);
