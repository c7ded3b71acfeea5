// Reading one page of a list: one row more than it shows tells whether another page follows, and the id of its last row is
// the cursor of that one.

import { PAGE } from '#shared/api/paging.ts';

/** Which rows: so many of those that come after the row with this id. */
export type Place = { after: number | null; limit: number };

/** Of a list that is asked for whole: the first thousand. */
export const WHOLE: Place = { after: null, limit: 1000 };

type Asked = { limit?: number | undefined; cursor?: string | undefined };

/** What `rowsAt` finds for the place that is asked for, as `view` shows it. */
export async function readPage<Row, Item extends { id: number }>(
  { limit = PAGE, cursor }: Asked,
  rowsAt: (place: Place) => PromiseLike<Row[]>,
  view: (rows: Row[]) => Item[] | Promise<Item[]>,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : Number(cursor);
  const rows = await rowsAt({ after, limit: limit + 1 });
  const items = await view(rows.slice(0, limit));
  return { items, nextCursor: rows.length > limit ? String(items.at(-1)?.id) : null };
}
