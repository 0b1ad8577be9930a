import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toChartError } from '#machines/chartError.ts';
import { FailedState } from './FailedState.tsx';

interface BlockProps<Value> {
  query: UseQueryResult<Value>;
  /** Of the very size of what is to come. */
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}

/** A part of a screen that waits, fails and is tried again on its own. */
export function Block<Value>({ query, skeleton, children }: BlockProps<Value>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  const failure = toChartError(query.error);
  return <FailedState error={failure} busy={query.isFetching} onRetry={() => void query.refetch()} />;
}
