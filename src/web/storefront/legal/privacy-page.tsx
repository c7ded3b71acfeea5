// /privacy-policy: what the shop knows of people and what they can do about it. The words are in the copy.

import { privacyPolicy } from '#copy/legal/privacy-policy.ts';
import { href } from '#shared/href.ts';
import { cacheable } from '../../cacheable.ts';
import type { Route } from './+types/privacy-page.ts';
import { ArticlePage } from './article-page.tsx';
import { loadArticle, metaOfArticle } from './load-article.ts';

export const headers = cacheable('settings');

export function loader({ context }: Route.LoaderArgs) {
  return loadArticle(context, privacyPolicy);
}

export function meta({ loaderData }: Route.MetaArgs) {
  return metaOfArticle(loaderData, href('/privacy-policy'));
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.article} />;
}
