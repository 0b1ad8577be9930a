import { changePasswordModel } from '#machines/changePassword/changePassword.model.ts';
import { changePasswordBinding } from './changePassword.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[PASS-01] [PASS-02] [PASS-03] [PASS-04] [PASS-05]', changePasswordModel, changePasswordBinding);
