// Tests the views of an article: elements for the body rules, a picture that always exists, and an AMP
// document that follows the rules of its format.

import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { commonCopy } from '#copy/common.ts';
import type { BlogPost } from '#modules/blog/contract.ts';
import type { PackVariant } from '#modules/catalog/contract.ts';
import { PostBody } from '../../ui/post-body.tsx';
import { ampDocument } from './amp-document.ts';
import { BlogResults } from './blog-results.tsx';
import { toCardPost } from './card-post.ts';
import { PostPictureView } from './post-picture.tsx';
import { pictureOf, socialPicture } from './post-pictures.ts';
import { PostPromo } from './post-promo.tsx';
import { postingData } from './structured-data.ts';

const publicUrl = 'https://shop.example';
const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';

const post: BlogPost = {
  id: 1,
  slug: 'een',
  title: 'Eén',
  excerpt: 'Kort',
  content: '**Kop**\n*Onder*\n- een\n- twee\n2. drie\n"Ja"\nWil je?\nTekst',
  imageUrl: null,
  author: 'Jo',
  seoKeywords: ['wit', 'kool'],
  published: true,
  aiGenerated: false,
  publishedAt: '2026-11-15T23:30:00.000Z',
  publishAt: null,
  version: 1,
  createdAt: '2026-11-01T09:00:00.000Z',
  updatedAt: '2026-11-17T09:00:00.000Z',
};

const pack: PackVariant = {
  id: '1x',
  name: '1 Pack',
  price: 26.5,
  originalPrice: null,
  save: null,
  popular: false,
  quantity: 1,
  soldOut: false,
  imageUrl: null,
  gift: 'tandenborstel',
  gtin: null,
  mpn: null,
  priceCents: 2650,
  originalPriceCents: null,
  pricePerJar: 26.5,
  pricePerJarCents: 2650,
};

describe('the body on the page', () => {
  test('has an element for every rule', () => {
    expect(renderToStaticMarkup(<PostBody content={post.content} />)).toBe(
      [
        '<div class="post-body"><h2>Kop</h2><h3>Onder</h3><ul><li>een</li><li>twee</li></ul>',
        '<ol start="2"><li>drie</li></ol><blockquote><p>Ja</p></blockquote>',
        '<p class="post-call">Wil je?</p><p>Tekst</p></div>',
      ].join(''),
    );
  });

  test('leads to a source whose address stands behind it, and nowhere else', () => {
    const html = renderToStaticMarkup(
      <PostBody
        content={'- Joiner, 2010. https://doi.org/10.1016/a.1.\n- javascript:alert(1) http://x.nl'}
      />,
    );
    expect(html).toMatch(
      /2010\. <a href="https:\/\/doi\.org\/10\.1016\/a\.1" [^>]*>doi\.org\/\u200b10\.1016\/\u200ba\.1<\/a>\.</,
    );
    expect(html.match(/<a /g)).toHaveLength(1);
  });

  test('never has markup of the writer', () => {
    const tags =
      /<\/?(?:div class="post-body"|div|h2|h3|p|p class="post-call"|ul|ol start="\d+"|ol|li|blockquote)>/g;
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(evil, '\n', '**', '- ', '"', '1. '), fc.string())),
        (parts) => {
          const html = renderToStaticMarkup(<PostBody content={parts.join('')} />);
          expect(html.replaceAll(tags, '')).not.toMatch(/[<>]/);
        },
      ),
    );
  });
});

describe('the picture of an article', () => {
  test.each([
    [null, { kind: 'rendered', name: 'blog-charcoal' }],
    ['/pictures/blog-stains', { kind: 'rendered', name: 'blog-stains' }],
    ['/pictures/blog-bestaat-niet', { kind: 'rendered', name: 'blog-charcoal' }],
    ['/media/foto.webp', { kind: 'file', url: '/media/foto.webp' }],
    ['https://shop.example/media/foto.webp', { kind: 'file', url: '/media/foto.webp' }],
    ['https://elsewhere.example/foto.webp', { kind: 'rendered', name: 'blog-charcoal' }],
    ['http://[', { kind: 'rendered', name: 'blog-charcoal' }],
  ])('%s', (imageUrl, picture) => expect(pictureOf(imageUrl, publicUrl)).toEqual(picture));

  test('from the library comes in every width, with what the operator says of it', () => {
    const folder = '/media/0123456789abcdef0123456789abcdef-1440x810';
    const picture = pictureOf(`${folder}/1440.webp`, publicUrl);
    const html = renderToStaticMarkup(<PostPictureView picture={picture} sizes="50vw" altText="Een pot" />);
    expect(html).toContain(
      `<source type="image/avif" srcSet="${folder}/320.avif 320w, ${folder}/640.avif 640w`,
    );
    expect(html).toMatch(/<img src="[^"]*1440\.webp" alt="Een pot" width="1440" height="810"/);
    expect(socialPicture(picture, 'Zwartwit')).toEqual({
      path: `${folder}/social.jpg`,
      width: 1200,
      height: 675,
      alt: 'Zwartwit',
    });
    const decorative = <PostPictureView picture={picture} sizes="50vw" altText="Een pot" decorative />;
    expect(renderToStaticMarkup(decorative)).toContain('alt=""');
  });
});

describe('the list', () => {
  const render = (posts: BlogPost[], search = '') =>
    renderToStaticMarkup(
      <BlogResults posts={posts.map((one) => toCardPost(one, publicUrl))} search={search} />,
    );

  test('counts, dates in the time of the shop, and one link a card', () => {
    const html = render([post]);
    expect(html).toContain('1 Artikel beschikbaar');
    expect(html).toContain('16\u00a0nov 2026');
    expect(html).toContain('1 min lezen');
    expect(html.match(/<a /g)).toHaveLength(1);
    expect(html).toMatch(/<a href="\/blog\/een"[^>]*>Lees meer/);
  });

  test('says when there is nothing, or nothing found', () => {
    expect(render([])).toContain('Nog geen blog posts');
    expect(render([])).toContain('0 Artikelen beschikbaar');
    expect(render([], evil)).toContain('Geen artikelen gevonden');
    expect(render([], evil)).not.toContain('<script');
  });

  test('offers other articles where none was found, and counts none', () => {
    const instead = [toCardPost(post, publicUrl)];
    const html = renderToStaticMarkup(<BlogResults posts={[]} search="zzzz" instead={instead} />);
    expect(html).toMatch(/<h2[^>]*>Lees dan dit<\/h2><ul.*href="\/blog\/een"/);
    expect(html).not.toContain('0 artikelen');
  });
});

describe('the product beside an article', () => {
  const promo = { pack, notForSale: null, product: 'Poeder', freeIn: 'NL en BE' };

  test('has the price of the pack and leads to the checkout', () => {
    const html = renderToStaticMarkup(<PostPromo {...promo} />);
    expect(html).toContain('€26,50');
    expect(html).toMatch(/<a [^>]*href="\/checkout\?variant=1x"[^>]*>Bestel Nu<\/a>/);
  });

  test('says where sending is free, and that it is not where it is not', () => {
    const html = (freeIn: string) => renderToStaticMarkup(<PostPromo {...promo} freeIn={freeIn} />);
    expect(html('NL en BE')).toContain('tandenborstel en gratis verzending in NL en BE.');
    expect(html('')).toContain('Poeder, met gratis tandenborstel.');
    expect(html('')).toContain('incl. btw, plus verzendkosten');
    expect(html('')).not.toContain('gratis verzending');
  });

  test('has the picture of its pack where that has one, and names no gift that does not come along', () => {
    const imageUrl = `/media/${'a'.repeat(32)}-900x600/900.webp`;
    const html = (change: Partial<PackVariant>) =>
      renderToStaticMarkup(<PostPromo {...promo} pack={{ ...pack, ...change }} />);
    expect(html({ imageUrl })).toContain(imageUrl);
    expect(html({ imageUrl })).not.toContain('jar-open');
    expect(html({ gift: '' })).toContain('Poeder, met gratis verzending in NL en BE.');
  });

  test('cannot be ordered when it is sold out, and is gone when it is not for sale', () => {
    const html = renderToStaticMarkup(<PostPromo {...promo} notForSale={commonCopy.noStock} />);
    expect(html).toContain('Uitverkocht');
    expect(html).not.toContain('/checkout');
    expect(renderToStaticMarkup(<PostPromo {...promo} pack={undefined} />)).toBe('');
  });
});

test('structured data says who wrote it: the shop, or a person', () => {
  const written = (author: string) => postingData({ ...post, author }, { brand: 'Zwartwit', publicUrl });
  expect(written('Redactie Zwartwit')).toMatchObject({
    author: { '@type': 'Organization', name: 'Redactie Zwartwit' },
  });
  expect(written('Jo')).toMatchObject({ author: { '@type': 'Person', name: 'Jo' } });
});

describe('the AMP document', () => {
  const company = { legalName: 'Zwartwit B.V.', kvkNumber: '12345678' };
  const shop = { brand: 'Zwartwit', publicUrl, testMode: true, company };
  const info = { ...shop, post, pack, product: 'Poeder', freeIn: 'NL' };
  const html = ampDocument(info);

  test('keeps the rules of the format', () => {
    expect(html).toMatch(/^<!doctype html>\n<html amp lang="nl">\n<head>\n<meta charset="utf-8">/);
    expect(html.match(/<script async src="https:\/\/cdn\.ampproject\.org\/v0\.js"><\/script>/g)).toHaveLength(
      1,
    );
    expect(html).toContain('<link rel="canonical" href="https://shop.example/blog/een">');
    expect(html).toContain('<meta name="viewport" content="width=device-width">');
    expect(html).toMatch(/<style amp-boilerplate>body\{-webkit-animation:-amp-start 8s/);
    expect(html).toMatch(/<noscript><style amp-boilerplate>body\{-webkit-animation:none/);
    expect(html.match(/<style amp-custom>/g)).toHaveLength(1);
    const css = /<style amp-custom>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
    expect(css.length).toBeLessThan(75_000);
    expect(css).not.toMatch(/!important|@import|\bi-amphtml-/);
    // Only the runtime and data; no styles, handlers or pictures outside the format's own element.
    expect(html.match(/<script(?! type="application\/ld\+json")/g)).toHaveLength(1);
    expect(html).not.toMatch(/ style="| on\w+="|<form|<iframe/);
    expect(html.replaceAll(/<noscript>.*?<\/noscript>/g, '')).not.toContain('<img');
  });

  test('has the article, the ribbon and the product', () => {
    expect(html).toContain('<h2>Kop</h2>');
    expect(html).toContain('16\u00a0november 2026');
    expect(html).toContain('Testmodus');
    expect(html).toContain('https://shop.example/checkout?variant=1x');
    expect(html).toContain('Zwartwit B.V., KvK 12345678');
    expect(html).toContain('<a href="https://shop.example/privacy-policy">Privacybeleid</a>');
    expect(ampDocument({ ...info, testMode: false })).not.toContain('Testmodus');
    expect(ampDocument({ ...info, pack: { ...pack, soldOut: true } })).not.toContain('/checkout');
  });

  test('says when a machine helped to write it', () => {
    expect(ampDocument({ ...info, post: { ...post, aiGenerated: true } })).toContain(
      'met hulp van AI geschreven en gecontroleerd door Jo',
    );
  });

  test('lets no text out of its place', () => {
    const hostile = { ...post, title: evil, excerpt: evil, content: evil, author: evil, seoKeywords: [evil] };
    const document = ampDocument({ ...info, post: hostile, product: evil, brand: evil });
    expect(document.match(/<script/g)).toHaveLength(2);
    expect(document.match(/<\/script>/g)).toHaveLength(2);
    expect(document).not.toContain('<img src=x');
  });
});
