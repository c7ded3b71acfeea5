// Having articles written: what may be asked for, and how far it is.

import * as z from 'zod';

/** One press of the button writes no more than this. */
export const MAX_ARTICLES = 10;

const MAX_TOPIC_LENGTH = 200;

/**
 * Body of POST /api/admin/generate-blog-post. A count outside 1 to 10 becomes the nearest that is allowed.
 */
export const generateSchema = z.object({
  count: z.coerce
    .number('Vul een getal in')
    .transform((count) => Math.min(MAX_ARTICLES, Math.max(1, Math.trunc(count))))
    .default(1),
  topic: z
    .string()
    .overwrite((text) => text.replaceAll(/\p{Cc}+/gu, ' '))
    .trim()
    .max(MAX_TOPIC_LENGTH, `Hoogstens ${MAX_TOPIC_LENGTH} tekens`)
    .nullish(),
  /** False answers at once, with work that has only begun. */
  wait: z.boolean().default(true),
});
export type Generate = z.infer<typeof generateSchema>;

/** How far the writer is. `written` and `skipped` together grow to `count`, unless it failed. */
export const generationSchema = z.object({
  id: z.number().int(),
  state: z.enum(['working', 'done', 'failed']),
  count: z.number().int(),
  topic: z.string().nullable(),
  written: z.number().int(),
  skipped: z.number().int(),
  /** Why it stopped, in words for the operator. */
  failure: z.string().nullable(),
  createdAt: z.string(),
});
export type Generation = z.infer<typeof generationSchema>;

/** The last work that was asked for, if any. */
export const generationAnswerSchema = z.object({ generation: generationSchema.nullable() });
