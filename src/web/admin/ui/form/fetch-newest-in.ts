// Reads the newest state of a row that two operators edit at once, from a list that is read completely.

import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Returns a function that reads a row from the shop, bypassing the cache; it returns the given row when the
 * row no longer exists.
 */
export const fetchNewestIn =
  <Row extends { id: number }, Key extends QueryKey>(query: FetchQueryOptions<Row[], Error, Row[], Key>) =>
  async (row: Row, client: QueryClient): Promise<Row> => {
    const rows = await client.fetchQuery({ ...query, staleTime: 0 });
    return rows.find(({ id }) => id === row.id) ?? row;
  };
