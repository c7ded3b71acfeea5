// A check for lists of articles in a request: no article may be named twice.

import { isEachOnce } from '#shared/api/each-once.ts';

/** Returns true when no two items of a request name the same article; for use with zod's `refine`. */
export const isArticleOnce = isEachOnce(({ article }: { article: string }) => article);
export const ARTICLE_TWICE = 'Noem elk artikel één keer';
