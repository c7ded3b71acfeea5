// What every page of text does: take the facts of the shop, let the copy write the article, tell search engines of it.

import type { RouterContextProvider } from 'react-router';
import type { Article } from '#copy/legal/article.ts';
import type { LegalFacts } from '#copy/legal/legal-facts.ts';
import { pageContext } from '../../page-context.ts';
import { articleMeta } from './article-meta.ts';
import { legalFacts } from './legal-facts.ts';

export type LoadedArticle = { article: Article; brand: string; publicUrl: string };

export async function loadArticle(
  context: Readonly<RouterContextProvider>,
  write: (facts: LegalFacts) => Article,
): Promise<LoadedArticle> {
  const { shop } = context.get(pageContext);
  const [settings, countries] = await Promise.all([shop.getSettings(), shop.listShippingCountries()]);
  return {
    article: write(legalFacts(settings, countries)),
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
