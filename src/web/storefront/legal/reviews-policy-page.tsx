// /reviews-beleid: how reviews are checked, as the law wants it told. The words are in the copy.

import { reviewsPolicy } from '#copy/legal/reviews-policy.ts';
import { href } from '#shared/href.ts';
import { cacheable } from '../../cacheable.ts';
import type { Route } from './+types/reviews-policy-page.ts';
import { ArticlePage } from './article-page.tsx';
import { loadArticle, metaOfArticle } from './load-article.ts';

export const headers = cacheable('settings');

export function loader({ context }: Route.LoaderArgs) {
  return loadArticle(context, reviewsPolicy);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return metaOfArticle(loaderData, href('/reviews-beleid'));
}

export default function ReviewsPolicyPage({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.article} />;
}
