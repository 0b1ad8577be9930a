import { smsCodeModel } from '#machines/smsCode/smsCode.model.ts';
import { smsCodeBinding } from './smsCode.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[SMS-01] [SMS-02] [SMS-03] [SMS-04] [SMS-05] [SMS-06]', smsCodeModel, smsCodeBinding);
