// An article as an AMP document: the format's own boilerplate, one style sheet inside, no script but its runtime.
// Everything that comes from data is escaped; the canonical address is the ordinary page.

import { articleDate, blogCopy } from '#copy/blog/blog.ts';
import { commonCopy } from '#copy/common.ts';
import { type BlogPost, bodyHtml, escapeMarkup, readingMinutes } from '#modules/blog/contract.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import { href } from '#shared/href.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { AMP_BOILERPLATE, AMP_NOSCRIPT_BOILERPLATE, AMP_STYLES } from './amp-styles.ts';
import { pictureFile, pictureOf } from './post-pictures.ts';
import { postingData } from './structured-data.ts';

export type AmpInfo = {
  post: BlogPost;
  brand: string;
  publicUrl: string;
  testMode: boolean;
  pack: PackVariant | undefined;
  product: string;
};

/** As in web/ui/marks/logo.tsx, which draws for React. */
const MARK =
  '<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><circle cx="16" cy="16" r="14.25" fill="none" stroke="currentColor" stroke-width="2.5"/><path d="M3 15.2a13 13 0 0 1 26 0z" fill="currentColor"/></svg>';

export function ampDocument(info: AmpInfo): string {
  const { post, brand, publicUrl, testMode } = info;
  const canonical = escapeMarkup(new URL(href('/blog/:slug', { slug: post.slug }), publicUrl).href);
  const { list, post: copy } = blogCopy;
  return `<!doctype html>
<html amp lang="nl">
<head>
<meta charset="utf-8">
<script async src="https://cdn.ampproject.org/v0.js"></script>
<title>${escapeMarkup(`${post.title} | ${brand}`)}</title>
<link rel="canonical" href="${canonical}">
<meta name="viewport" content="width=device-width">
<meta name="description" content="${escapeMarkup(post.excerpt)}">
<script type="application/ld+json">${jsonForHtml(postingData(post, { brand, publicUrl }))}</script>
<style amp-boilerplate>${AMP_BOILERPLATE}</style><noscript><style amp-boilerplate>${AMP_NOSCRIPT_BOILERPLATE}</style></noscript>
<style amp-custom>${AMP_STYLES}</style>
</head>
<body>
${testMode ? `<p class="ribbon">${escapeMarkup(commonCopy.testMode)}</p>` : ''}
<header><a class="brand" href="${absolute('/', publicUrl)}">${MARK}${escapeMarkup(brand.toLowerCase())}</a><a href="${absolute(href('/blog'), publicUrl)}">Blog</a></header>
<main>
<article>
<h1>${escapeMarkup(post.title)}</h1>
${infoLine(post)}
${picture(post, publicUrl)}
<p class="excerpt">${escapeMarkup(post.excerpt)}</p>
${bodyHtml(post.content)}
${post.aiGenerated ? `<p class="note">${escapeMarkup(copy.aiNote(post.author))}</p>` : ''}
</article>
${promo(info)}
<p><a href="${canonical}">${escapeMarkup(copy.moreTitle)}</a></p>
</main>
<footer>${escapeMarkup(list.title)} <a href="${absolute('/', publicUrl)}">${escapeMarkup(brand)}</a></footer>
</body>
</html>
`;
}

const absolute = (path: string, publicUrl: string) => escapeMarkup(new URL(path, publicUrl).href);

/** Inside a script element nothing may look like its end. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function infoLine(post: BlogPost): string {
  const date = post.publishedAt ?? post.createdAt;
  const minutes = blogCopy.post.readingTime(readingMinutes(post.content));
  return `<p class="facts"><time datetime="${escapeMarkup(date)}">${escapeMarkup(articleDate(date))}</time> · ${minutes} · ${escapeMarkup(post.author)}</p>`;
}

function picture(post: BlogPost, publicUrl: string): string {
  const file = pictureFile(pictureOf(post.imageUrl, publicUrl));
  if (!file) return '';
  const image = `src="${absolute(file.path, publicUrl)}" width="${file.width}" height="${file.height}" alt=""`;
  return `<amp-img ${image} layout="responsive"><noscript><img ${image}></noscript></amp-img>`;
}

function promo({ pack, product, publicUrl }: AmpInfo): string {
  if (!pack || pack.soldOut) return '';
  const copy = blogCopy.promo;
  const address = absolute(href('/checkout', { variant: pack.id }), publicUrl);
  return `<aside><h2>${escapeMarkup(copy.title)}</h2><p>${escapeMarkup(copy.text(product))}</p><p class="price">${formatEuro(cents(pack.priceCents))} <small>${escapeMarkup(copy.note)}</small></p><p><a class="button" href="${address}">${escapeMarkup(copy.button)}</a></p></aside>`;
}
