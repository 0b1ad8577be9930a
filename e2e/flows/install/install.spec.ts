import { installModel } from '#machines/install/install.model.ts';
import { installBinding } from './install.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[APP-01] [APP-02] [APP-03] [APP-05]', installModel, installBinding);
