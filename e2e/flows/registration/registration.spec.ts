import { registrationModel } from '#machines/registration/registration.model.ts';
import { registrationBinding } from './registration.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow(
  '[REG-01] [REG-03] [REG-04] [REG-05] [REG-06] [REG-07] [REG-08] [REG-09] [REG-10] [REG-14] [REG-15] [REG-16] [REG-17]',
  registrationModel,
  registrationBinding,
);
