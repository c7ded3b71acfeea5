// How every list of the back-office is asked for in pages, and what a page is: `limit`, `cursor` and `q` in, `items`,
// `nextCursor` and `total` out.

import * as z from 'zod';
import { LARGEST_INTEGER } from './row-numbers.ts';

const NO_PAGE = 'Deze bladzijde bestaat niet';

/** The id of the last row of the page before. */
export const cursorSchema = z
  .string()
  .regex(/^\d{1,10}$/, NO_PAGE)
  .refine((text) => Number(text) <= LARGEST_INTEGER, NO_PAGE);

/** `q`: words to search for. A list that is asked nothing answers a plain array where its path is documented so. */
export const pageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(200).optional(),
  cursor: cursorSchema.optional(),
  q: z.string().trim().max(200).optional(),
});
export type PageQuery = z.output<typeof pageQuerySchema>;

export type Page<Item> = { items: Item[]; nextCursor: string | null; total: number };

export function pageSchemaOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.number().int() });
}

/** A plain list where nothing is asked, else a page. */
export function wholeOrPageOf<Item extends z.ZodType>(item: Item) {
  return z.union([z.array(item), pageSchemaOf(item)]);
}

const PAGE = 50;

/**
 * Of a list that is short enough to be read whole: all of it, or a page when anything is asked. `textOf` is what a search
 * looks through.
 */
export function listOrPage<Item extends { id: number }>(
  all: Item[],
  query: PageQuery,
  textOf: (item: Item) => string,
): Item[] | Page<Item> {
  if (Object.keys(query).length === 0) return all;
  const { limit = PAGE, cursor, q = '' } = query;
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((item) => words.every((word) => textOf(item).toLowerCase().includes(word)));
  const start = cursor === undefined ? 0 : found.findIndex(({ id }) => id === Number(cursor)) + 1;
  const items = found.slice(start, start + limit);
  const isLast = start + limit >= found.length;
  return { items, nextCursor: isLast ? null : String(items.at(-1)?.id), total: found.length };
}
