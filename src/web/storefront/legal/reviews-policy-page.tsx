// /reviews-beleid: how reviews are checked, as the law wants it told. The words are in the copy.

import { reviewsPolicy } from '#copy/legal/reviews-policy.ts';
import { href } from '#shared/href.ts';
import { cacheable } from '../../cacheable.ts';
import { ArticlePage } from './article-page.tsx';
import { articleLoader, articlePageMeta } from './load-article.ts';

export const headers = cacheable('settings', 'reviews');
export const loader = articleLoader(reviewsPolicy);
export const meta = articlePageMeta(href('/reviews-beleid'));
export default ArticlePage;
