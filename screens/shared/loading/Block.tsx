import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toChartError } from '#machines/chartError.ts';
import { FailedState } from './FailedState.tsx';

interface BlockProps<Value> {
  query: UseQueryResult<Value>;
  /** Must have the exact size of the loaded content. */
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A part of a screen that loads, fails and retries independently. */
export function Block<Value>({ query, skeleton, children }: BlockProps<Value>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  const failure = toChartError(query.error);
  return <FailedState error={failure} busy={query.isFetching} onRetry={() => void query.refetch()} />;
}
