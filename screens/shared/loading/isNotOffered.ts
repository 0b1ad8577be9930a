import { toChartError } from '#machines/chartError.ts';
import { CallError } from '#services/client/callError.ts';

/**
 * Whether the operator does not offer what was asked for (NET-05): that part of a page is left out, title and all. An operator
 * that does not know a call answers 404 with whatever code; for calls that name no single thing, which may have been removed.
 */
export const isNotOffered = ({ data, error }: { data: unknown; error: unknown }) =>
  data === undefined &&
  (toChartError(error).code === 'switchedOff' || (error instanceof CallError && error.status === 404));
