// How every list of the back-office is asked for in pages, and what a page is: `limit`, `cursor` and `q` in,
// `items`, `nextCursor` and `total` out.

import * as z from 'zod';
import { LARGEST_INTEGER } from './row-numbers.ts';

const NO_PAGE = 'Deze pagina bestaat niet';

/** The id of the last row of the page before. */
export const cursorSchema = z
  .string()
  .regex(/^\d{1,10}$/, NO_PAGE)
  .refine((text) => Number(text) <= LARGEST_INTEGER, NO_PAGE);

/** How many rows a page has at most. */
export const limitSchema = z.coerce.number().int().min(1).max(200);

/** Words to search for. */
export const searchTextSchema = z.string().trim().max(200);

/** Which page: a list spreads this among its filters. */
export const pageShape = { limit: limitSchema.optional(), cursor: cursorSchema.optional() };

/** A list that is asked nothing answers a plain array where its path is documented so. */
export const pageQuerySchema = z.object({ ...pageShape, q: searchTextSchema.optional() });
export type PageQuery = z.output<typeof pageQuerySchema>;

export const isEmptyQuery = (query: object): boolean => Object.keys(query).length === 0;

export type Page<Item> = { items: Item[]; nextCursor: string | null; total: number };

export function pageSchemaOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.number().int() });
}

/**
 * Of a list too long to be counted: as far as 10,000, and `totalIsMore` says that there are more than that.
 */
export function countedPageSchemaOf<Item extends z.ZodType>(item: Item) {
  return pageSchemaOf(item).extend({ totalIsMore: z.boolean() });
}

/** A plain list where nothing is asked, else the page. */
export function listOrPageSchema<Items extends z.ZodArray, Rest extends z.ZodRawShape>(
  page: z.ZodObject<{ items: Items } & Rest>,
) {
  return z.union([page.shape.items, page]);
}

/** Rows of a page whose size was not asked for. */
export const DEFAULT_PAGE_SIZE = 50;

/** In small letters without accents: as the database folds what its lists are searched for. */
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * Of a list that is short enough to be read whole: all of it, or a page when anything is asked. `textOf` is
 * what a search looks through.
 */
export function listOrPage<Item extends { id: number }>(
  all: Item[],
  query: PageQuery,
  textOf: (item: Item) => string,
): Item[] | Page<Item> {
  if (isEmptyQuery(query)) return all;
  const { limit = DEFAULT_PAGE_SIZE, cursor, q = '' } = query;
  const words = folded(q).split(/\s+/).filter(Boolean);
  const matches = all.filter((item) => words.every((word) => folded(textOf(item)).includes(word)));
  const start = cursor === undefined ? 0 : matches.findIndex(({ id }) => id === Number(cursor)) + 1;
  const items = matches.slice(start, start + limit);
  const isLast = start + limit >= matches.length;
  return { items, nextCursor: isLast ? null : String(items.at(-1)?.id), total: matches.length };
}
