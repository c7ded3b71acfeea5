// /terms-of-service: the terms of sale with the model form for withdrawal. The words are in the copy.

import { termsOfService } from '#copy/legal/terms-of-service.ts';
import { href } from '#shared/href.ts';
import { cacheable } from '../../cacheable.ts';
import type { Route } from './+types/terms-page.ts';
import { ArticlePage } from './article-page.tsx';
import { loadArticle, metaOfArticle } from './load-article.ts';

export const headers = cacheable('settings');

export function loader({ context }: Route.LoaderArgs) {
  return loadArticle(context, termsOfService);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return metaOfArticle(loaderData, href('/terms-of-service'));
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.article} />;
}
