// The newest state of a row that two operators edit at once, out of a list that is read whole.

import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Asks the shop, whatever was read before; a row that is gone is what it was. */
export async function newestOf<Row extends { id: number }, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Row[], Error, Row[], Key>,
  row: Row,
): Promise<Row> {
  const rows = await client.fetchQuery({ ...query, staleTime: 0 });
  return rows.find(({ id }) => id === row.id) ?? row;
}
