import { launchModel } from '#machines/launch/launch.model.ts';
import { launchBinding } from './launch.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[TILE-05] [PERM-05] [SES-04]', launchModel, launchBinding);
