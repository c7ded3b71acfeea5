// Tests the structured data of the pages: complete, and with the same prices and ratings as elsewhere in the
// shop.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { carrierDays, HANDLING_DAYS } from '#modules/shipping/contract.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { type BuiltShop, OPERATOR, startBuiltShop } from '../e2e/built-shop.ts';
import { structuredDataFaults, structuredDataOf } from '../e2e/pages/structured-data-rules.ts';

let shop: BuiltShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop?.stop());

const read = async (path: string) => (await fetch(shop.url + path)).text();
const typesOf = (html: string) => structuredDataOf(html).map((data) => data['@type']);

async function postPath(): Promise<string> {
  const posts: { slug: string }[] = await (await fetch(`${shop.url}/api/blog-posts`)).json();
  return `/blog/${posts[0]?.slug ?? ''}`;
}

it('the landing page tells of shop, site and product, with the prices of the packs', async () => {
  const html = await read('/');
  expect(structuredDataFaults(html)).toEqual([]);
  expect(typesOf(html)).toEqual(['Organization', 'WebSite', 'Product', 'FAQPage']);
  const product = structuredDataOf(html).find((data) => data['@type'] === 'Product');
  const packs: { id: string; price: string | number }[] = await (
    await fetch(`${shop.url}/api/variants`)
  ).json();
  expect(product?.offers).toMatchObject(
    packs.map(({ id, price }) => ({
      sku: expect.stringMatching(new RegExp(`-${id}$`)),
      url: `${shop.url}/?variant=${id}`,
      price: Number(price).toFixed(2),
    })),
  );
});

it('the numbers of a pack are told once they are filled in', async () => {
  const offers = async () =>
    structuredDataOf(await read('/')).find((data) => data['@type'] === 'Product')?.offers;
  expect(JSON.stringify(await offers())).not.toMatch(/"(gtin|mpn)"/);
  const cookie = await logInForCookie(shop.url, OPERATOR);
  const packs: { id: number }[] = await (
    await fetch(`${shop.url}/api/admin/variants`, { headers: { cookie } })
  ).json();
  const change = (fields: object) =>
    fetch(`${shop.url}/api/admin/variants/${packs[0]?.id}`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    });
  expect((await change({ gtin: '4006381333931', mpn: 'ZW-60' })).status).toBe(200);
  await expect.poll(offers).toMatchObject([{ gtin: '4006381333931', mpn: 'ZW-60' }, {}, {}, {}]);
  expect(structuredDataFaults(await read('/'))).toEqual([]);
  await change({ gtin: '', mpn: '' });
}, 60_000);

it('search engines are told the days that promised days are counted with', async () => {
  const product = structuredDataOf(await read('/')).find((data) => data['@type'] === 'Product');
  const range = (minValue: number | null, maxValue: number | null) => ({ minValue, maxValue });
  const details = (country: string) => ({
    shippingDestination: { addressCountry: country },
    deliveryTime: {
      handlingTime: range(HANDLING_DAYS.beforeCutOff, HANDLING_DAYS.afterCutOff),
      transitTime: range(carrierDays(country), carrierDays(country)),
    },
  });
  expect(product?.offers).toMatchObject([
    ...[1, 2, 3, 4].map(() => ({ shippingDetails: ['NL', 'BE'].map(details) })),
  ]);
});

it('sample reviews give the product no rating', async () => {
  const product = structuredDataOf(await read('/')).find((data) => data['@type'] === 'Product');
  expect(product).toBeDefined();
  expect(product).not.toHaveProperty('aggregateRating');
  expect(product).not.toHaveProperty('review');
});

it('the blog and its articles tell what they are and where they stand', async () => {
  const list = await read('/blog');
  expect(structuredDataFaults(list)).toEqual([]);
  expect(typesOf(list)).toEqual(['BreadcrumbList']);
  const post = await postPath();
  const article = await read(post);
  expect(structuredDataFaults(article)).toEqual([]);
  expect(typesOf(article)).toEqual(['BlogPosting', 'BreadcrumbList']);
  expect(structuredDataOf(article)[0]?.mainEntityOfPage).toBe(shop.url + post);
  const amp = await read(`/amp${post}`);
  expect(structuredDataFaults(amp)).toEqual([]);
  expect(typesOf(amp)).toContain('BlogPosting');
});
