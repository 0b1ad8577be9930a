import type { Handlers } from '#operator/core/context.ts';
import { teamBets } from '#operator/records/teamBets.ts';
import { teamFigures } from '#operator/records/teamFigures.ts';
import { teamMember, teamMembers } from '#operator/records/teamMembers.ts';
import { dailySalaries, teamByCategory, teamByDay, teamByMember } from './team.ts';

/** An agent's calls about their team and its figures; the guard admits only agents (PERM-03). */
export const teamHandlers = {
  teamKpiA: (request, caller, context) => teamByMember(context, caller, request),
  teamKpiB: (request, caller, context) => teamByCategory(context, caller, request),
  teamKpiC: (request, caller, context) => teamByDay(context, caller, request),
  teamFigures: (request, caller, context) => teamFigures(context, caller, request),
  teamBets: (request, caller, context) => teamBets(context, caller, request),
  subordinates: (request, caller, context) => teamMembers(context, caller, request, { direct: true }),
  downlines: (request, caller, context) => teamMembers(context, caller, request, { direct: false }),
  downline: (request, caller, context) => teamMember(context, caller, request),
  dailySalaryQuery: (request, caller, context) => dailySalaries(context, caller, request),
} satisfies Partial<Handlers>;
