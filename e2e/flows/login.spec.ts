import { loginModel } from '#machines/login/login.model.ts';
import { loginBinding } from './login.binding.ts';
import { testFlow } from './testFlow.ts';

testFlow('[LOGIN-01] [LOGIN-03] [LOGIN-06]', loginModel, loginBinding);
