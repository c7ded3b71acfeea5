// /shipping-policy: fees and times per country, straight from the shop's own table. The words are in the copy.

import { shippingPolicy } from '#copy/legal/shipping-policy.ts';
import { href } from '#shared/href.ts';
import { cacheable } from '../../cacheable.ts';
import { keptDayWord } from '../../promised-day.ts';
import { ArticlePage } from './article-page.tsx';
import { articleLoader, articlePageMeta } from './load-article.ts';

export const headers = cacheable('settings');
export const loader = articleLoader((shop, page) =>
  shippingPolicy(shop, keptDayWord(page, shop.delivery.cutOff)),
);
export const meta = articlePageMeta(href('/shipping-policy'));
export default ArticlePage;
