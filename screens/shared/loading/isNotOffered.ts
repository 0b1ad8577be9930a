import { toChartError } from '#machines/chartError.ts';

/** Whether the operator does not offer what was asked for (NET-05): that part of a page is left out, title and all. */
export const isNotOffered = ({ data, error }: { data: unknown; error: unknown }) =>
  data === undefined && toChartError(error).code === 'switchedOff';
