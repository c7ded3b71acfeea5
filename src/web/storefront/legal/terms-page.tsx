// /terms-of-service: the terms of sale with the model form for withdrawal. The words are in the copy.

import { termsOfService } from '#copy/legal/terms-of-service.ts';
import { href } from '#shared/href.ts';
import { cacheable } from '../../cacheable.ts';
import { ArticlePage } from './article-page.tsx';
import { articleLoader, articlePageMeta } from './load-article.ts';

export const headers = cacheable('settings');
export const loader = articleLoader(termsOfService);
export const meta = articlePageMeta(href('/terms-of-service'));
export default ArticlePage;
