import { forgotPasswordModel } from '#machines/forgotPassword/forgotPassword.model.ts';
import { forgotPasswordBinding } from './forgotPassword.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[PASS-06]', forgotPasswordModel, forgotPasswordBinding);
