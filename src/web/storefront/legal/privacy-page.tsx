// /privacy-policy: what the shop knows of people and what they can do about it. The words are in the copy.

import { privacyPolicy } from '#copy/legal/privacy-policy.ts';
import { href } from '#shared/href.ts';
import { cacheable } from '../../cacheable.ts';
import { ArticlePage } from './article-page.tsx';
import { articleLoader, articlePageMeta } from './load-article.ts';

export const headers = cacheable('settings');
export const loader = articleLoader(privacyPolicy);
export const meta = articlePageMeta(href('/privacy-policy'));
export default ArticlePage;
