// Reads the newest state of a row after an edit conflict, by reloading the complete list the row is in.

import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Returns a function that reads a row from the server and not from the cache. When the row no longer exists,
 * the function returns the row it was given.
 */
export const fetchNewestIn =
  <Row extends { id: number }, Key extends QueryKey>(query: FetchQueryOptions<Row[], Error, Row[], Key>) =>
  async (row: Row, client: QueryClient): Promise<Row> => {
    const rows = await client.fetchQuery({ ...query, staleTime: 0 });
    return rows.find(({ id }) => id === row.id) ?? row;
  };
