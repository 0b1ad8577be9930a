import type { SystemStatus } from '@araw/contract/calls/system';
import { usualTimeZone } from '@araw/contract/values/timeZone';

/** The merchant's zone as an IANA name; the usual one until the status is known. */
export const merchantZone = (status: SystemStatus | null): string => status?.info.timeZone ?? usualTimeZone;
