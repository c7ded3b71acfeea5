// Shows data once they are loaded; until then a loading state, or the error.

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, SkeletonRows } from './states.tsx';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'isError' | 'error'> & { refetch(): unknown };
  /** The loading text: "Back-ups laden". */
  loading: string;
  /** The number of grey bars while loading. */
  rows?: number;
  /** The title of the error. */
  failed: string;
  children(data: Data): ReactNode;
};

/** Renders the data. Earlier data stay when a refetch fails. */
export function Loaded<Data>({ query, loading, rows = 6, failed, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <SkeletonRows rows={rows} label={loading} />;
  if (!query.isError) return null;
  return <ErrorState title={failed} query={query} />;
}
