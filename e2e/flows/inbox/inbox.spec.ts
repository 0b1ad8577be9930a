import { inboxModel } from '#machines/inbox/inbox.model.ts';
import { inboxBinding } from './inbox.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[MSG-03]', inboxModel, inboxBinding);
