// Paging of back-office lists. The query has `limit`, `cursor` and `q`; the page has `items`, `nextCursor`
// and `total`.

import * as z from 'zod';
import { matchesAllWords } from '../writing/search-text.ts';
import { LARGEST_INTEGER } from './row-numbers.ts';

const NO_PAGE = 'Deze pagina bestaat niet';

/** Schema of a cursor: the id of the last row of the previous page, as text. */
export const cursorSchema = z
  .string()
  .regex(/^\d{1,10}$/, NO_PAGE)
  .refine((text) => Number(text) <= LARGEST_INTEGER, NO_PAGE);

/** Schema of a page size: 1 to 200 rows. */
export const limitSchema = z.coerce.number().int().min(1).max(200);

/** Schema of a search text of at most 200 characters. */
export const searchTextSchema = z.string().trim().max(200);

/** Schemas of `limit` and `cursor`, to spread into the query schema of a list. */
export const pageShape = { limit: limitSchema.optional(), cursor: cursorSchema.optional() };

/**
 * Query schema of a list with search. When the endpoint documents so, a request without any parameter gets a
 * plain array instead of a page.
 */
export const pageQuerySchema = z.object({ ...pageShape, q: searchTextSchema.optional() });
export type PageQuery = z.output<typeof pageQuerySchema>;

export const isEmptyQuery = (query: object): boolean => Object.keys(query).length === 0;

export type Page<Item> = { items: Item[]; nextCursor: string | null; total: number };

export function pageSchemaOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: z.number().int() });
}

/**
 * Creates the schema of a page of a list that is too long to count completely. `total` is at most 10,000;
 * `totalIsMore` is true when there are more rows.
 */
export function countedPageSchemaOf<Item extends z.ZodType>(item: Item) {
  return pageSchemaOf(item).extend({ totalIsMore: z.boolean() });
}

/**
 * Creates the schema of a response that is a plain array for a request without parameters, and a page
 * otherwise.
 */
export function listOrPageSchema<Items extends z.ZodArray, Rest extends z.ZodRawShape>(
  page: z.ZodObject<{ items: Items } & Rest>,
) {
  return z.union([page.shape.items, page]);
}

/** Number of rows of a page when `limit` is absent. */
export const DEFAULT_PAGE_SIZE = 50;

/**
 * Returns the response for a list that the caller has read completely (`all`): all items when the query is
 * empty, else the requested page. `textOf` returns the text of an item in which the words of the search text
 * `q` must occur.
 */
export function listOrPage<Item extends { id: number }>(
  all: Item[],
  query: PageQuery,
  textOf: (item: Item) => string,
): Item[] | Page<Item> {
  if (isEmptyQuery(query)) return all;
  const { limit = DEFAULT_PAGE_SIZE, cursor, q = '' } = query;
  const isMatch = matchesAllWords(q);
  const matches = all.filter((item) => isMatch(textOf(item)));
  const start = cursor === undefined ? 0 : matches.findIndex(({ id }) => id === Number(cursor)) + 1;
  const items = matches.slice(start, start + limit);
  const isLast = start + limit >= matches.length;
  return { items, nextCursor: isLast ? null : String(items.at(-1)?.id), total: matches.length };
}
