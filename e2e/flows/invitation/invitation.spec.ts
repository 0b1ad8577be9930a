import { invitationModel } from '#machines/invitation/invitation.model.ts';
import { invitationBinding } from './invitation.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[BEN-06]', invitationModel, invitationBinding);
