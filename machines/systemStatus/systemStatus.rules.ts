import type { SystemStatus } from '@araw/contract/calls/system';

/** 0: app, 1: maintenance, 2: region or IP restriction (BOOT-03). */
export type StatusCode = 0 | 1 | 2;

export function statusCode(status: Pick<SystemStatus, 'maintenance' | 'regionRestriction'>): StatusCode {
  if (status.maintenance) return 1;
  return status.regionRestriction ? 2 : 0;
}
