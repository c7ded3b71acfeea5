// A kept view of a list, as the back-office asks for it and gets it.

import * as z from 'zod';

export const savedViewSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** What stands behind the question mark of the list's address. */
  query: z.string(),
});
export type SavedView = z.infer<typeof savedViewSchema>;

/** Which lists have views: the last part of their address. */
export const savedViewListSchema = z.object({ list: z.string().regex(/^[a-z-]{1,40}$/) });

/** A name that is there already gets the new query. */
export const saveViewSchema = savedViewListSchema.extend({
  name: z.string().trim().min(1, 'Geef de weergave een naam').max(60, 'Maximaal 60 tekens'),
  query: z.string().max(1000),
});
export type SaveView = z.infer<typeof saveViewSchema>;
