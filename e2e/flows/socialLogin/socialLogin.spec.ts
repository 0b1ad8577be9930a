import { socialLoginModel } from '#machines/socialLogin/socialLogin.model.ts';
import { socialLoginBinding } from './socialLogin.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[LOGIN-06] [LOGIN-09] [REG-13]', socialLoginModel, socialLoginBinding);
