// The page of a text that the owner wrote: a policy under its own URL, or an own page under /pagina. A policy
// shows when its text last changed and links to its earlier versions.

import { articleCopy } from '#copy/legal/article.ts';
import { uploadedPicture } from '#modules/media/contract.ts';
import { PREVIEW_VERSION, type PublishedPage, pageAddress, SEEN_AT } from '#modules/pages/contract.ts';
import { formatDay } from '#shared/date-formats.ts';
import { cacheable } from '../../cacheable.ts';
import { breadcrumbData } from '../blog/structured-data.ts';
import { pageMeta } from '../frame/page-meta.ts';
import { ArticlePage } from '../legal/article-page.tsx';
import type { Route } from './+types/text-page.ts';
import { articleOf, excerptOf } from './article-of.ts';
import { type LoadedPages, loadPages, numberOf } from './load-pages.ts';
import { redirectOrHome } from './redirects.ts';
import { readVariableInfo } from './variable-info.ts';
import { fillLine, fillVariables, valuesSchema } from './variable-values.ts';

export const headers = cacheable('settings', 'reviews');

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadPages(args);
  const now = loaded.pages.find(({ kind, slug }) => pageAddress(kind, slug) === loaded.url.pathname);
  const shown = now && (await earlierVersion(now, loaded));
  if (shown?.content.kind !== 'text') throw redirectOrHome(loaded);
  const storedValues = shown === now ? null : valuesSchema.parse(shown.values);
  const info = { ...(await readVariableInfo(loaded.page)), storedValues };
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
        text: articleCopy.earlier(formatDay(changedOn)),
        href: `${loaded.url.pathname}?${PREVIEW_VERSION}=${number}`,
      })),
      /** Path of the current version of a text while the page shows an earlier version; null otherwise. */
      today: shown === now ? null : loaded.url.pathname,
    },
    search: {
      title: words(search.title),
      description: search.description ? words(search.description) : excerptOf(intro, body, info),
    },
    picture: picture && { ...picture.social, alt: words(title) },
    kind: shown.kind,
    brand: info.legal.brand,
    path: loaded.url.pathname,
    publicUrl: loaded.page.shop.publicUrl,
    breadcrumbLabel: words(title),
  };
}

/**
 * Returns the version of a policy that the URL asks for, by number or by moment. Returns the current page
 * `now` when the URL asks for none, the version does not exist or the page is not a policy.
 */
async function earlierVersion(now: PublishedPage, { page, url }: LoadedPages): Promise<PublishedPage> {
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
