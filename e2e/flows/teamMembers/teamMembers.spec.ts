import { teamMembersModel } from '#machines/teamMembers/teamMembers.model.ts';
import { teamMembersBinding } from './teamMembers.binding.ts';
import { testFlow } from '../testFlow.ts';

testFlow('[TEAM-02]', teamMembersModel, teamMembersBinding);
