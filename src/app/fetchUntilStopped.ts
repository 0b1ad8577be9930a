import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Reads through the cache for a chart's actor; the call is aborted when the actor is stopped. */
export async function fetchUntilStopped<Value, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Value, Error, Value, Key>,
  stopped: AbortSignal,
): Promise<Value> {
  const cancel = () => void queryClient.cancelQueries({ queryKey: options.queryKey, exact: true });
  stopped.addEventListener('abort', cancel, { once: true });
  try {
    return await queryClient.fetchQuery(options);
  } finally {
    stopped.removeEventListener('abort', cancel);
  }
}
