// Reads one page of a list. One row more than the page shows tells whether another page follows; the id of
// the last shown row is the cursor of that page.

import { DEFAULT_PAGE_SIZE } from '#shared/api/paging.ts';

/** The range of a page: at most `limit` rows after the row with id `after`; from the start for null. */
export type PageRange = { after: number | null; limit: number };

/** The range of a list that is requested without pages: the first thousand rows. */
export const WHOLE_LIST: PageRange = { after: null, limit: 1000 };

type CursorQuery = { limit?: number | undefined; cursor?: string | undefined };

type PageReading<Row, Item, Summary> = {
  rows(range: PageRange): PromiseLike<Row[]>;
  view(rows: Row[]): Item[] | Promise<Item[]>;
  /** Adds information about the whole list, such as its number of rows. */
  summary(): Summary | Promise<Summary>;
};

/** Reads the page at a cursor: `rows` finds its rows and `view` maps each one. */
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
