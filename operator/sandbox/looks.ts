import type { FastifyRequest } from 'fastify';
import type { OperatorContext } from '#operator/core/context.ts';
import { fromOf, logSecurity } from '@araw/server/log/securityLog';

/** Logs that a reviewer viewed members' submissions, with the member if there is only one. */
export function logLook(
  { log }: Pick<OperatorContext, 'log'>,
  { ip, id: requestId, routeOptions }: FastifyRequest,
  whose: { account?: number } = {},
): void {
  const call = routeOptions.url ?? '';
  logSecurity(log, { security: 'reviewerLooked', ...whose, call, ...fromOf({ ip, requestId }) });
}
