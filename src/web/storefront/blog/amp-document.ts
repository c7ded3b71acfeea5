// Renders an article as an AMP document: AMP's required boilerplate, one inline style sheet and no script
// except the AMP runtime. All data is escaped. The canonical URL is that of the ordinary page.

import { articleDate, blogCopy } from '#copy/blog/blog.ts';
import { commonCopy } from '#copy/common.ts';
import { breadcrumbLabels, navigationCopy } from '#copy/navigation.ts';
import { type BlogPost, bodyHtml, escapeMarkup, readingMinutes } from '#modules/blog/contract.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import type { PublicSettings } from '#modules/settings/contract.ts';
import { markSvg } from '#shared/brand/wordmark.ts';
import { href, type Page } from '#shared/href.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { textFont, titleFont } from '../../ui/fonts/font-preloads.ts';
import { pictureFile, pictureOf } from './post-pictures.ts';
import { postingData } from './structured-data.ts';

/**
 * Boilerplate that AMP requires. It hides the page until the runtime has loaded, for eight seconds at most.
 */
const AMP_BOILERPLATE =
  'body{-webkit-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-moz-animation:-amp-start 8s steps(1,end) 0s 1 normal both;-ms-animation:-amp-start 8s steps(1,end) 0s 1 normal both;animation:-amp-start 8s steps(1,end) 0s 1 normal both}@-webkit-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-moz-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-ms-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@-o-keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}@keyframes -amp-start{from{visibility:hidden}to{visibility:visible}}';

/** Boilerplate that AMP requires for browsers without JavaScript, where nothing is hidden. */
const AMP_NOSCRIPT_BOILERPLATE =
  'body{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none}';

/**
 * Returns the font rules with absolute URLs, because an AMP cache may serve the page from another host. When
 * that host may not load the fonts, the page uses the fonts of the device.
 */
const ampFonts = (publicUrl: string) =>
  [
    { family: 'Fraunces', weight: '100 900', file: titleFont.href },
    { family: 'Inter', weight: '400 700', file: textFont.href },
  ]
    .map(
      ({ family, weight, file }) =>
        `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${new URL(file, publicUrl)}) format("woff2")}`,
    )
    .join('\n');

const AMP_STYLES = `
body{margin:0;background:#fbfaf6;color:#12110f;font:1.0625rem/1.6 Inter,system-ui,sans-serif;overflow-wrap:break-word}
header,main,footer{max-width:44rem;margin:0 auto;padding:1rem}
header{display:flex;justify-content:space-between;align-items:center}
h1,h2,blockquote,.brand,.excerpt{font-family:Fraunces,Georgia,serif;font-weight:560;line-height:1.2}
h1{margin:.5rem 0 1rem;font-size:clamp(2.125rem,5vw,3.25rem);line-height:1.06;letter-spacing:-.022em;text-wrap:balance}
h2{margin:2.5rem 0 .5rem;font-size:1.5rem}
h2,h3{text-wrap:balance}
h3{margin:2rem 0 .5rem;font-size:1.1875rem;line-height:1.3}
a{display:inline-block;min-height:24px;color:inherit}
.brand{display:flex;align-items:center;gap:.625rem;font-size:1.375rem;letter-spacing:-.03em;text-decoration:none}
.ribbon{margin:0;padding:.3125rem 1rem;background:#f0ece2;color:#2b2926;font-size:.75rem;text-align:center}
.facts,.note,footer{color:#6f6a61;font-size:.9375rem}
.facts{font-size:.875rem}
.excerpt{font-size:1.25rem;font-weight:400;line-height:1.4;color:#2b2926;text-wrap:pretty}
amp-img{margin:1.5rem 0;border-radius:.875rem;overflow:hidden;background:#f0ece2}
amp-img img{width:100%;height:auto}
ul,ol{padding-left:1.5rem}
li{margin:.5rem 0}
blockquote{margin:2rem 0;padding-left:1.25rem;border-left:3px solid #12110f;font-size:1.375rem}
blockquote p{margin:0}
.call{padding:1.25rem 1.5rem;border-radius:.875rem;background:#e8f3ed}
aside{margin:3rem 0;padding:1.5rem;border-radius:.875rem;background:#f0ece2}
aside h2{margin-top:0}
aside p:last-child{margin-bottom:0}
footer p{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem}
.price{font-size:1.5rem;font-weight:600}
.price small{font-size:.875rem;font-weight:400;color:#6f6a61}
.button{padding:.75rem 1.75rem;border-radius:999px;background:#12110f;color:#fbfaf6;font-weight:600;text-decoration:none}
`.trim();

export type AmpInfo = {
  post: BlogPost;
  brand: string;
  publicUrl: string;
  testMode: boolean;
  pack: PackVariant | undefined;
  product: string;
  freeIn: string;
  company: Pick<PublicSettings['company'], 'legalName' | 'kvkNumber'>;
};

const MARK = `<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">${markSvg('currentColor')}</svg>`;

export function ampDocument(info: AmpInfo): string {
  const { post, brand, publicUrl, testMode, company } = info;
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
<style amp-custom>${ampFonts(publicUrl)}
${AMP_STYLES}</style>
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
<footer>${escapeMarkup(list.title)} <a href="${absolute('/', publicUrl)}">${escapeMarkup(brand)}</a>${ways(publicUrl)}<p>${escapeMarkup(`${company.legalName}, ${navigationCopy.kvk} ${company.kvkNumber}`)}</p></footer>
</body>
</html>
`;
}

const absolute = (path: string, publicUrl: string) => escapeMarkup(new URL(path, publicUrl).href);

/** Serialises JSON for a script element. The result cannot contain the end tag `</script>`. */
function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const ways = (publicUrl: string) =>
  `<p>${(['/contact', '/privacy-policy', '/terms-of-service', '/shipping-policy'] satisfies Page[])
    .map((path) => `<a href="${absolute(path, publicUrl)}">${breadcrumbLabels[path.slice(1)]}</a>`)
    .join('')}</p>`;

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

function promo({ pack, product, freeIn, publicUrl }: AmpInfo): string {
  if (!pack || pack.soldOut) return '';
  const copy = blogCopy.promo;
  const address = absolute(href('/checkout', { variant: pack.id }), publicUrl);
  return `<aside><h2>${escapeMarkup(copy.title)}</h2><p>${escapeMarkup(copy.text(product, pack.gift, freeIn))}</p><p class="price">${formatEuro(cents(pack.priceCents))} <small>${escapeMarkup(copy.note(freeIn))}</small></p><p><a class="button" href="${address}">${escapeMarkup(copy.button)}</a></p></aside>`;
}
