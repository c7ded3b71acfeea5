// /toegankelijkheid: the accessibility statement. The words are in the copy.

import { accessibilityStatement } from '#copy/legal/accessibility.ts';
import { href } from '#shared/href.ts';
import { cacheable } from '../../cacheable.ts';
import type { Route } from './+types/accessibility-page.ts';
import { ArticlePage } from './article-page.tsx';
import { loadArticle, metaOfArticle } from './load-article.ts';

export const headers = cacheable('settings');

export function loader({ context }: Route.LoaderArgs) {
  return loadArticle(context, accessibilityStatement);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return metaOfArticle(loaderData, href('/toegankelijkheid'));
}

export default function AccessibilityPage({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.article} />;
}
