import { toChartError } from '#machines/chartError.ts';
import { CallError } from '#services/client/callError.ts';

/**
 * Whether the operator doesn't offer what was requested (NET-05): leave out that part of the page, title included.
 * An operator answers an unknown call with 404 and any code. Don't use it for calls that name a single item: the item
 * may have been removed.
 */
export const isNotOffered = ({ data, error }: { data: unknown; error: unknown }) =>
  data === undefined &&
  (toChartError(error).code === 'switchedOff' || (error instanceof CallError && error.status === 404));
