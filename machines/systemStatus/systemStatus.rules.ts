import type { SystemStatus } from '#services/contract/system.ts';

/** 0 the app, 1 maintenance, 2 region or IP restriction (BOOT-03). */
export type StatusCode = 0 | 1 | 2;

export function statusCode(status: Pick<SystemStatus, 'maintenance' | 'regionRestriction'>): StatusCode {
  if (status.maintenance) return 1;
  return status.regionRestriction ? 2 : 0;
}
