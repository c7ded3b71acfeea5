// The check of a list that says something of several articles: each of them is named once.

import { isEachOnce } from '#shared/api/each-once.ts';

/** For `refine`: whether no two items name the same article. */
export const isArticleOnce = isEachOnce(({ article }: { article: string }) => article);
export const ARTICLE_TWICE = 'Noem elk artikel één keer';
