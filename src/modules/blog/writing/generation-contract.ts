// The API contract of generating articles: the request of the operator and its progress.

import * as z from 'zod';

/** The maximum number of articles an operator can request in one generation. */
export const MAX_ARTICLES = 10;

const MAX_TOPIC_LENGTH = 200;

/** Body of POST /api/admin/generate-blog-post. A count outside 1 to 10 becomes the nearest allowed number. */
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
  /**
   * True (the default) to answer only when all requested articles were written or the generation failed.
   * False to answer immediately.
   */
  wait: z.boolean().default(true),
});
export type Generate = z.infer<typeof generateSchema>;

/**
 * The progress of a generation (a request for new articles). `skipped` counts the articles that were not
 * stored, because they repeat an existing article or the writer had nothing new to say. At the end, `written`
 * plus `skipped` equals `count`, unless the generation failed.
 */
export const generationSchema = z.object({
  id: z.number().int(),
  state: z.enum(['working', 'done', 'failed']),
  count: z.number().int(),
  topic: z.string().nullable(),
  written: z.number().int(),
  skipped: z.number().int(),
  /** The reason why the generation stopped early, in Dutch for the operator; null without a failure. */
  failure: z.string().nullable(),
  createdAt: z.string(),
});
export type Generation = z.infer<typeof generationSchema>;

/**
 * The answer with the last generation (request for new articles); `generation` is null when there was none.
 */
export const generationAnswerSchema = z.object({ generation: generationSchema.nullable() });
