import { sessionModel } from '#machines/session/session.model.ts';
import { sessionBinding } from './session.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[SES-01] [SES-02] [SES-03] [SES-04] [SES-05] [SES-07] [LOGOUT-03]', sessionModel, sessionBinding);
