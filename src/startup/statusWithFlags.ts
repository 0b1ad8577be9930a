import type { SystemStatus } from '@araw/contract/calls/system';
import type { OperatorClient } from '#services/client/operator.ts';

/** Milliseconds to wait for the flags' own call: the site opens without them. */
const flagsTimeout = 3_000;

/** The status. If it has no flags, fetches them with their own call (NET-11); a closed site doesn't need them. */
export async function statusWithFlags(
  operator: Pick<OperatorClient, 'systemStatus' | 'whitelabel'>,
  signal: AbortSignal,
): Promise<SystemStatus> {
  const status = await operator.systemStatus({}, { signal });
  const isClosed = status.maintenance || status.regionRestriction;
  if (isClosed || Object.keys(status.info.whitelabel).length > 0) return status;
  const whitelabel = await operator.whitelabel({}, { signal, timeout: flagsTimeout }).catch(() => ({}));
  return { ...status, info: { ...status.info, whitelabel } };
}
