// The contract of saved views: the search, filters and sorting of a back-office list, saved under a name.

import * as z from 'zod';

export const savedViewSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Query string of a saved view: the query of the list's address, without the question mark. */
  query: z.string(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** The list to which a saved view belongs: the last part of the list's address, such as `orders`. */
export const savedViewListSchema = z.object({ list: z.string().regex(/^[a-z-]{1,40}$/) });

/**
 * The body of a request to save a view of a list; it replaces the operator's view of that list with the same
 * name.
 */
export const saveViewSchema = savedViewListSchema.extend({
  name: z.string().trim().min(1, 'Geef de weergave een naam').max(60, 'Maximaal 60 tekens'),
  query: z.string().max(1000),
});
export type SaveView = z.infer<typeof saveViewSchema>;
