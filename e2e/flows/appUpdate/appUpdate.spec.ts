import { appUpdateModel } from '#machines/appUpdate/appUpdate.model.ts';
import { appUpdateBinding } from './appUpdate.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[PAGE-06] [NET-04]', appUpdateModel, appUpdateBinding);
