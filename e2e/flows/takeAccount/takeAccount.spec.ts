import { takeAccountModel } from '#machines/takeAccount/takeAccount.model.ts';
import { takeAccountBinding } from './takeAccount.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[TEAM-08] [LOGIN-03] [REG-14]', takeAccountModel, takeAccountBinding);
