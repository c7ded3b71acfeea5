// What every page of text does: take what the shop says of itself, let the copy write the article, tell search engines of it.

import type { RouterContextProvider } from 'react-router';
import type { Article } from '#copy/legal/article.ts';
import type { LegalInfo } from '#copy/legal/legal-info.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import { articleMeta } from './article-meta.ts';
import { legalInfo } from './legal-info.ts';

export type LoadedArticle = { article: Article; brand: string; publicUrl: string };

export const articleLoader =
  (write: (info: LegalInfo, page: PageContext) => Article) =>
  async ({ context }: { context: Readonly<RouterContextProvider> }): Promise<LoadedArticle> => {
    const page = context.get(pageContext);
    const { shop } = page;
    const [settings, countries, proof, product] = await Promise.all([
      shop.getSettings(),
      shop.listShippingCountries(),
      shop.readProof(),
      shop.findProduct(),
    ]);
    const productName = product?.name ?? settings.brand.name;
    return {
      article: write(
        legalInfo(settings, countries, { ...proof, testMode: shop.testMode, productName }),
        page,
      ),
      brand: settings.brand.name,
      publicUrl: shop.publicUrl,
    };
  };

/** Nothing when the loader failed: then an error page is shown. */
export const articlePageMeta =
  (path: string) =>
  ({ loaderData }: { loaderData: LoadedArticle | undefined }) => {
    if (!loaderData) return [];
    const { article, brand, publicUrl } = loaderData;
    return articleMeta({ title: article.title, description: article.description, brand, path, publicUrl });
  };
