import { rememberedLoginModel } from '#machines/rememberedLogin/rememberedLogin.model.ts';
import { rememberedLoginBinding } from './rememberedLogin.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[LOGIN-04] [SES-06]', rememberedLoginModel, rememberedLoginBinding);
