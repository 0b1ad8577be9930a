import type { SystemStatus } from '#services/contract/system.ts';
import type { OperatorClient } from '#services/client/operator.ts';

/** Milliseconds for flags of their own: without them the site still opens. */
const flagsTimeout = 3_000;

/** The status, with the flags of their own call where it names none (NET-11). A closed site shows no more than that it is. */
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
