// Shows data once they are loaded; until then a loading state, or the error.

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, SkeletonRows } from './states.tsx';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'isError' | 'error'> & { refetch(): unknown };
  /** Of a place whose data are fetched: the text while they are being loaded, "Back-ups laden". */
  loading: string;
  /**
   * Of a place whose data are fetched: the number of grey bars shown while they are being loaded; 6 by
   * default.
   */
  rows?: number;
  /** Of a place whose data are fetched: the title of the error when they cannot be loaded. */
  failed: string;
  children(data: Data): ReactNode;
};

/**
 * Renders `children` with the fetched data, or a loading state, or the error. Earlier data stay when a
 * refetch fails.
 */
export function Loaded<Data>({ query, loading, rows = 6, failed, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <SkeletonRows rows={rows} label={loading} />;
  if (!query.isError) return null;
  return <ErrorState title={failed} query={query} />;
}
