// Converts an article to form values and back. The form has lists, a publication time in the format of the
// browser's field, and one choice between draft, later and now.

import * as z from 'zod';
import { type BlogPost, type PostUpdate, postInputSchema } from '#modules/blog/contract.ts';
import { fromDateTimeLocal, toDateTimeLocal } from '../../shared/articles/datetime-local.ts';

export const PLANS = [
  ['draft', 'Concept'],
  ['planned', 'Publiceren op een moment'],
  ['published', 'Gepubliceerd'],
] as const;

/**
 * The validation of the form of an article. An empty slug is allowed; the server then derives it from the
 * title.
 */
export const postFormSchema = postInputSchema
  .omit({ published: true })
  .extend({
    plan: z.enum(['draft', 'planned', 'published']),
    publishAt: z.string(),
    version: z.number().int().optional(),
  })
  .check((context) => {
    const { plan, publishAt } = context.value;
    if (plan !== 'planned' || fromDateTimeLocal(publishAt) !== null) return;
    context.issues.push({
      code: 'custom',
      path: ['publishAt'],
      input: publishAt,
      message: 'Kies een datum en tijd',
    });
  });
export type PostForm = z.input<typeof postFormSchema>;

export const BLANK_POST: PostForm = {
  title: '',
  author: '',
  excerpt: '',
  content: '',
  slug: '',
  imageUrl: '',
  seoKeywords: [],
  plan: 'published',
  publishAt: '',
};

export function postForm(post: BlogPost): PostForm {
  const { title, author, excerpt, content, slug, seoKeywords, version } = post;
  const later = post.publishAt === null ? ('draft' as const) : ('planned' as const);
  return {
    title,
    author,
    excerpt,
    content,
    slug,
    seoKeywords,
    version,
    imageUrl: post.imageUrl ?? '',
    plan: post.published ? 'published' : later,
    publishAt: toDateTimeLocal(post.publishAt),
  };
}

/** Converts checked form values to the body of the API request. */
export function postBody({ plan, publishAt, ...post }: z.output<typeof postFormSchema>) {
  return {
    ...post,
    published: plan === 'published',
    publishAt: plan === 'planned' ? fromDateTimeLocal(publishAt) : null,
  } satisfies PostUpdate;
}
