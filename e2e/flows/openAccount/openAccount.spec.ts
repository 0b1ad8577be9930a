import { openAccountModel } from '#machines/openAccount/openAccount.model.ts';
import { openAccountBinding } from './openAccount.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[TEAM-08] [NET-12] [NET-13]', openAccountModel, openAccountBinding);
