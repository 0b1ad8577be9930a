import { contactChangeModel } from '#machines/contactChange/contactChange.model.ts';
import { contactChangeBinding } from './contactChange.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[MEM-01] [PASS-06] [REG-11] [SMS-05] [SMS-06]', contactChangeModel, contactChangeBinding);
