// A text the owner writes: the policies under their own addresses, and pages of their own under /pagina. A
// policy tells when its words last changed and leads to what they were before.

import { articleCopy } from '#copy/legal/article.ts';
import { uploadedPicture } from '#modules/media/contract.ts';
import { PREVIEW_VERSION, pageAddress, SEEN_AT, type ShownPage } from '#modules/pages/contract.ts';
import { dateInFull } from '#shared/written-moments.ts';
import { cacheable } from '../../cacheable.ts';
import { breadcrumbData } from '../blog/structured-data.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { ArticlePage } from '../legal/article-page.tsx';
import type { Route } from './+types/text-page.ts';
import { articleOf, openingWords } from './article-of.ts';
import { leadOnOrHome } from './lead-on.ts';
import { numberOf, readWritten, type Written } from './read-written.ts';
import { readVariableInfo } from './variable-info.ts';
import { fillLine, fillVariables, valuesSchema } from './variable-values.ts';

export const headers = cacheable('settings', 'reviews');

export async function loader(asked: Route.LoaderArgs) {
  const written = await readWritten(asked);
  const now = written.pages.find(({ kind, slug }) => pageAddress(kind, slug) === written.url.pathname);
  const shown = now && (await earlierOf(now, written));
  if (shown?.content.kind !== 'text') throw leadOnOrHome(written);
  const kept = shown === now ? null : valuesSchema.parse(shown.values);
  const info = { ...(await readVariableInfo(written.page)), kept };
  const { title, intro, body, search } = shown.content;
  const words = (text: string) => fillVariables(text, info);
  const picture = uploadedPicture(search.imageUrl);
  return {
    article: {
      ...articleOf(body, info),
      title: words(title),
      intro: fillLine(intro, info),
      updated: shown.kind === 'policy' ? shown.changedOn : null,
      earlier: shown.earlier.map(({ number, changedOn }) => ({
        text: articleCopy.earlier(dateInFull(changedOn)),
        href: `${written.url.pathname}?${PREVIEW_VERSION}=${number}`,
      })),
      /** Where the words of today stand, from those of another day. */
      today: shown === now ? null : written.url.pathname,
    },
    search: {
      title: words(search.title),
      description: search.description ? words(search.description) : openingWords(intro, body, info),
    },
    picture: picture && { ...picture.social, alt: words(title) },
    kind: shown.kind,
    brand: info.legal.brand,
    path: written.url.pathname,
    publicUrl: written.page.shop.publicUrl,
    breadcrumbLabel: words(title),
  };
}

/** The same page as readers saw it before, when that is asked for. */
async function earlierOf(now: ShownPage, { page, url }: Written): Promise<ShownPage> {
  const at = Date.parse(url.searchParams.get(SEEN_AT) ?? '');
  const which = numberOf(url.searchParams.get(PREVIEW_VERSION)) ?? (Number.isNaN(at) ? null : new Date(at));
  if (which === null || now.id === null || now.kind !== 'policy') return now;
  return (await page.shop.findEarlierPolicy(now.id, which)) ?? now;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { article, search, brand, path, publicUrl, picture, kind } = loaderData;
  return [
    { title: search.title || `${article.title} | ${brand}` },
    ...pageMeta({
      brand,
      path,
      publicUrl,
      picture,
      title: search.title || article.title,
      description: search.description,
    }),
    ...(article.today ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(kind === 'free'
      ? [{ 'script:ld+json': breadcrumbData([{ name: article.title, path }], publicUrl) }]
      : []),
  ];
}

export default ArticlePage;
