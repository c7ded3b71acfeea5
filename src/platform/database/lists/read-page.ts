// Reads one page of a list. It reads one row more than the page shows, to know whether another page follows.
// The id of the last shown row is the cursor of the next page.

import { DEFAULT_PAGE_SIZE } from '#shared/api/paging.ts';

/**
 * The range of a page: at most `limit` rows after the row with id `after`. A null `after` means from the
 * start.
 */
export type PageRange = { after: number | null; limit: number };

/** The range for a request without page parameters: the first thousand rows. */
export const WHOLE_LIST: PageRange = { after: null, limit: 1000 };

type CursorQuery = { limit?: number | undefined; cursor?: string | undefined };

type PageReading<Row, Item, Summary> = {
  rows(range: PageRange): PromiseLike<Row[]>;
  view(rows: Row[]): Item[] | Promise<Item[]>;
  /**
   * Returns information about the whole list, such as its number of rows, to add to each page of the list.
   */
  summary(): Summary | Promise<Summary>;
};

/**
 * Reads one page of a list. `rows` queries the rows after the cursor, `view` converts each row for the
 * response, and `summary` adds information about the whole list.
 */
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
