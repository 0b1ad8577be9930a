import { socialSignUpModel } from '#machines/socialSignUp/socialSignUp.model.ts';
import { socialSignUpBinding } from './socialSignUp.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[REG-13]', socialSignUpModel, socialSignUpBinding);
