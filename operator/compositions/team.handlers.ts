import type { Handlers } from '#operator/core/context.ts';
import { dailySalaries, teamByCategory, teamByDay, teamByMember } from './team.ts';

/** The calls of agents about the figures of their team; the guard lets agents alone through (PERM-03). */
export const teamHandlers = {
  teamKpiA: (request, caller, context) => teamByMember(context, caller, request),
  teamKpiB: (request, caller, context) => teamByCategory(context, caller, request),
  teamKpiC: (request, caller, context) => teamByDay(context, caller, request),
  dailySalaryQuery: (request, caller, context) => dailySalaries(context, caller, request),
} satisfies Partial<Handlers>;
