import { loginModel } from '#machines/login/login.model.ts';
import { loginBinding } from './login.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow(
  '[LOGIN-01] [LOGIN-02] [LOGIN-03] [LOGIN-04] [LOGIN-06] [LOGIN-07] [LOGIN-08] [LOGIN-09] [LOGIN-12]',
  loginModel,
  loginBinding,
);
