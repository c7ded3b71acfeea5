// /toegankelijkheid: the accessibility statement. The words are in the copy.

import { accessibilityStatement } from '#copy/legal/accessibility.ts';
import { href } from '#shared/href.ts';
import { cacheable } from '../../cacheable.ts';
import { ArticlePage } from './article-page.tsx';
import { articleLoader, articlePageMeta } from './load-article.ts';

export const headers = cacheable('settings');
export const loader = articleLoader(accessibilityStatement);
export const meta = articlePageMeta(href('/toegankelijkheid'));
export default ArticlePage;
