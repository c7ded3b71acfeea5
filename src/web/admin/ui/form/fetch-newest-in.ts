// The newest state of a row that two operators edit at once, out of a list that is read whole.

import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Asks the shop, whatever was read before; a row that is gone is what it was. */
export const fetchNewestIn =
  <Row extends { id: number }, Key extends QueryKey>(query: FetchQueryOptions<Row[], Error, Row[], Key>) =>
  async (row: Row, client: QueryClient): Promise<Row> => {
    const rows = await client.fetchQuery({ ...query, staleTime: 0 });
    return rows.find(({ id }) => id === row.id) ?? row;
  };
