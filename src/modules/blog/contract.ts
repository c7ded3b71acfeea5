// Entry point of the blog for browser code and other modules: the schemas of articles for reading and
// writing, and the rules of the article body.

import * as z from 'zod';
import { imageUrlSchema } from '#shared/api/image-url.ts';
import { rowVersionSchema } from '#shared/api/row-numbers.ts';
import { requiredText } from '#shared/required-text.ts';

export { type BodyBlock, bodyBlocks } from './body/body-blocks.ts';
export { bodyHtml, escapeMarkup, textAndLinks } from './body/body-html.ts';
export { readingMinutes } from './body/reading-time.ts';
export { relatedPosts } from './related-posts.ts';
export { slugOf } from './slug.ts';
export {
  type ClaimKind,
  type ClaimWarning,
  checkClaims,
  findHardcodedInfo,
} from './writing/check-claims.ts';
export {
  type Generation,
  generateSchema,
  generationAnswerSchema,
  generationSchema,
  MAX_ARTICLES,
} from './writing/generation-contract.ts';

/**
 * An article as the back-office submits it. Without a slug, the shop makes a slug from the title. Without
 * `published`, the article is published at once or, if `publishAt` is given, becomes a draft until that time.
 */
export const postInputSchema = z.object({
  title: requiredText('Vul een titel in', 200),
  author: requiredText('Vul een auteur in', 100),
  excerpt: requiredText('Vul een samenvatting in', 1000),
  content: requiredText('Schrijf een tekst', 100_000),
  slug: z
    .string()
    .trim()
    .toLowerCase()
    .max(100)
    .regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, 'Alleen letters, cijfers en streepjes')
    .nullish(),
  imageUrl: imageUrlSchema,
  seoKeywords: z.array(z.string().trim().max(100)).max(20).nullish(),
  published: z.boolean().nullish(),
  /** The time at which a draft is published automatically; null removes the planned publication. */
  publishAt: z.iso.datetime({ offset: true, error: 'Kies een datum en tijd' }).nullish(),
});
/**
 * The body of a request that changes an article; missing fields keep their value. `version` is the version
 * the operator edited: the request is refused when the article has a newer version (`refuseStaleEdit`).
 */
export const postUpdateSchema = postInputSchema.partial().extend({ version: rowVersionSchema.optional() });
export type PostInput = z.infer<typeof postInputSchema>;
export type PostUpdate = z.infer<typeof postUpdateSchema>;

/**
 * An article as the API returns it. Times are in ISO format. `imageUrl` is null when the article shows the
 * shop's default image.
 */
export const blogPostSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  imageUrl: z.string().nullable(),
  author: z.string(),
  seoKeywords: z.array(z.string()),
  published: z.boolean(),
  /** True when a machine wrote the article and a person checked it. The article page says so to readers. */
  aiGenerated: z.boolean(),
  publishedAt: z.string().nullable(),
  /** The time at which the draft will be published automatically; null when no publication is planned. */
  publishAt: z.string().nullable(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type BlogPost = z.infer<typeof blogPostSchema>;
