// What every page of text does: take what the shop says of itself, let the copy write the article, tell search engines of it.

import type { RouterContextProvider } from 'react-router';
import type { Article } from '#copy/legal/article.ts';
import type { LegalInfo } from '#copy/legal/legal-info.ts';
import { pageContext } from '../../page-context.ts';
import { articleMeta } from './article-meta.ts';
import { legalInfo } from './legal-info.ts';

export type LoadedArticle = { article: Article; brand: string; publicUrl: string };

export async function loadArticle(
  context: Readonly<RouterContextProvider>,
  write: (info: LegalInfo) => Article,
): Promise<LoadedArticle> {
  const { shop } = context.get(pageContext);
  const [settings, countries] = await Promise.all([shop.getSettings(), shop.listShippingCountries()]);
  return {
    article: write(legalInfo(settings, countries)),
    brand: settings.brand.name,
    publicUrl: shop.publicUrl,
  };
}

/** Nothing when the loader failed: then an error page is shown. */
export function metaOfArticle(loaded: LoadedArticle | undefined, path: string) {
  if (!loaded) return [];
  const { article, brand, publicUrl } = loaded;
  return articleMeta({ title: article.title, description: article.description, brand, path, publicUrl });
}
