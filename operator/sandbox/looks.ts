import type { FastifyRequest } from 'fastify';
import type { OperatorContext } from '#operator/core/context.ts';
import { fromOf, logSecurity } from '#packages/server/log/securityLog.ts';

/** Writes down that a reviewer sees what members have sent in: whose, where it is one member's. */
export function logLook(
  { log }: Pick<OperatorContext, 'log'>,
  { ip, id: requestId, routeOptions }: FastifyRequest,
  whose: { account?: number } = {},
): void {
  const call = routeOptions.url ?? '';
  logSecurity(log, { security: 'reviewerLooked', ...whose, call, ...fromOf({ ip, requestId }) });
}
