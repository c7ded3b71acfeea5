// Reading one page of a list: one row more than it shows tells whether another page follows, and the id of
// its last row is the cursor of that one.

import { DEFAULT_PAGE_SIZE } from '#shared/api/paging.ts';

/** Which rows: so many of those that come after the row with this id. */
export type PageRange = { after: number | null; limit: number };

/** Of a list that is asked for whole: the first thousand. */
export const WHOLE_LIST: PageRange = { after: null, limit: 1000 };

type CursorQuery = { limit?: number | undefined; cursor?: string | undefined };

type PageReading<Row, Item, Summary> = {
  rows(range: PageRange): PromiseLike<Row[]>;
  view(rows: Row[]): Item[] | Promise<Item[]>;
  /** What the page says of the whole list, such as how many rows it has. */
  summary(): Summary | Promise<Summary>;
};

/** What `rows` finds for the place that is asked for, as `view` shows it. */
export async function readPage<Row, Item extends { id: number }, Summary extends object>(
  { limit = DEFAULT_PAGE_SIZE, cursor }: CursorQuery,
  { rows, view, summary }: PageReading<Row, Item, Summary>,
): Promise<{ items: Item[]; nextCursor: string | null } & Summary> {
  const after = cursor === undefined ? null : Number(cursor);
  const fetched = await rows({ after, limit: limit + 1 });
  const items = await view(fetched.slice(0, limit));
  return {
    items,
    nextCursor: fetched.length > limit ? String(items.at(-1)?.id) : null,
    ...(await summary()),
  };
}
