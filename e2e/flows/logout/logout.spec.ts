import { logoutModel } from '#machines/logout/logout.model.ts';
import { logoutBinding } from './logout.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[LOGOUT-01] [LOGOUT-02] [LOGOUT-03] [FAULT-31]', logoutModel, logoutBinding);
