// Reading one page of a list: one row more than it shows tells whether another page follows, and the id of
// its last row is the cursor of that one.

import { PAGE } from '#shared/api/paging.ts';

/** Which rows: so many of those that come after the row with this id. */
export type Place = { after: number | null; limit: number };

/** Of a list that is asked for whole: the first thousand. */
export const WHOLE: Place = { after: null, limit: 1000 };

type Asked = { limit?: number | undefined; cursor?: string | undefined };

type PageReading<Row, Item, Whole> = {
  rows(place: Place): PromiseLike<Row[]>;
  view(rows: Row[]): Item[] | Promise<Item[]>;
  /** What the page says of the whole list, such as how many rows it has. */
  whole(): Whole | Promise<Whole>;
};

/** What `rows` finds for the place that is asked for, as `view` shows it. */
export async function readPage<Row, Item extends { id: number }, Whole extends object>(
  { limit = PAGE, cursor }: Asked,
  { rows, view, whole }: PageReading<Row, Item, Whole>,
): Promise<{ items: Item[]; nextCursor: string | null } & Whole> {
  const after = cursor === undefined ? null : Number(cursor);
  const found = await rows({ after, limit: limit + 1 });
  const items = await view(found.slice(0, limit));
  return { items, nextCursor: found.length > limit ? String(items.at(-1)?.id) : null, ...(await whole()) };
}
