// What was read, while it is on its way, or why it is not there.

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState, SkeletonRows } from './states.tsx';

type LoadedProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'isPending' | 'isError' | 'error'> & { refetch(): unknown };
  /** "Back-ups laden". */
  loading: string;
  /** How many grey bars stand in the meantime. */
  rows?: number;
  /** Title of what went wrong. */
  failed: string;
  children(data: Data): ReactNode;
};

/** What was read before stays when reading it again fails. */
export function Loaded<Data>({ query, loading, rows = 6, failed, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return <SkeletonRows rows={rows} label={loading} />;
  if (!query.isError) return null;
  return <ErrorState title={failed} query={query} />;
}
