// /shipping-policy: fees and times per country, straight from the shop's own table. The words are in the copy.

import { shippingPolicy } from '#copy/legal/shipping-policy.ts';
import { href } from '#shared/href.ts';
import { cacheable } from '../../cacheable.ts';
import { pageContext } from '../../page-context.ts';
import { keptDayWord } from '../../promised-day.ts';
import type { Route } from './+types/shipping-page.ts';
import { ArticlePage } from './article-page.tsx';
import { loadArticle, metaOfArticle } from './load-article.ts';

export const headers = cacheable('settings');

export function loader({ context }: Route.LoaderArgs) {
  return loadArticle(context, (shop) =>
    shippingPolicy(shop, keptDayWord(context.get(pageContext), shop.delivery.cutOff)),
  );
}

export function meta({ loaderData }: Route.MetaArgs) {
  return metaOfArticle(loaderData, href('/shipping-policy'));
}

export default function ShippingPage({ loaderData }: Route.ComponentProps) {
  return <ArticlePage article={loaderData.article} />;
}
