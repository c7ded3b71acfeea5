// Tests a shop with another product: customers see the owner's texts and pictures, and the pack picker works
// with any number of packs.

import { mkdirSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { OPERATOR } from '../built-shop.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
let cookie: string;
beforeAll(async () => {
  cookie = await logInForCookie(stage.url, OPERATOR);
});

const asOwner = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const answer = await callHttp({ method, url: stage.url + path, headers: { cookie }, body });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};
const packs = async () =>
  z
    .array(z.object({ id: z.number(), quantity: z.number() }))
    .parse(await asOwner('GET', '/api/admin/variants'))
    .toSorted((one, other) => one.quantity - other.quantity);
const changePacks = async (change: (at: number) => object) => {
  for (const [at, { id }] of (await packs()).entries())
    await asOwner('PUT', `/api/admin/variants/${id}`, change(at));
};
const textOf = async (path: string) => {
  const { page } = await stage.visit({ viewport: { width: 1440, height: 900 } });
  await page.goto(stage.url + path, { waitUntil: 'networkidle' });
  return page.locator('body').innerText();
};

describe('any number of packs', () => {
  beforeAll(async () => {
    for (const quantity of [5, 6, 12])
      await asOwner('POST', '/api/admin/variants', {
        productId: 1,
        name: `${quantity} Pack`,
        quantity,
        price: `${quantity * 12}.50`,
        stock: 20,
        originalPrice: `${quantity * 25}.00`,
      });
  });

  it.each([1, 2, 3, 5, 6, 7])(
    '%i of them fill even rows, and every word is whole',
    { timeout: 120_000 },
    async (count) => {
      await changePacks((at) => ({ isActive: at < count }));
      for (const width of [320, 390, 768, 1440]) {
        const { page } = await stage.visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
        await page.goto(stage.url, { waitUntil: 'networkidle' });
        const folder = process.env.SHOTS;
        if (folder) {
          mkdirSync(folder, { recursive: true });
          await page.screenshot({ path: `${folder}/picker-${count}-${width}.png` });
          await page.locator('.pack-cards').screenshot({ path: `${folder}/cards-${count}-${width}.png` });
        }
        const seen = await page.locator('.pack-cards').evaluate((picker) => {
          const edges = picker.getBoundingClientRect();
          const cards = [...picker.querySelectorAll('.pack-card')].map((card) => ({
            card,
            box: card.getBoundingClientRect(),
          }));
          const rows = Map.groupBy(cards, ({ box }) => Math.round(box.top));
          const sizes = [...rows.values()].map((row) => row.length);
          const isBeyond = (part: Element, { left, right, bottom }: DOMRect) => {
            const box = part.getBoundingClientRect();
            return box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1;
          };
          return {
            cards: cards.length,
            sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
            beyond: cards.flatMap(({ card, box }) =>
              // What is said to readers alone has no room of its own.
              [...card.querySelectorAll('.pack-flag, .pack-facts *:not(.sr-only)')]
                .filter(
                  (part) =>
                    isBeyond(part, box) || (part.clientWidth > 0 && part.scrollWidth > part.clientWidth + 1),
                )
                .map((part) => part.textContent),
            ),
            ragged: [...rows.values()].filter((row) => {
              const first = row[0]?.box;
              const last = row.at(-1)?.box;
              const heights = row.map(({ box }) => Math.round(box.height));
              const isFull = (first?.left ?? 0) - edges.left < 1 && edges.right - (last?.right ?? 0) < 1;
              return !isFull || Math.max(...heights) - Math.min(...heights) > 1;
            }).length,
            uneven: Math.max(...sizes) - Math.min(...sizes),
          };
        });
        expect({ width, ...seen }).toEqual({
          width,
          cards: count,
          sideways: 0,
          beyond: [],
          ragged: 0,
          uneven: width < 640 ? expect.any(Number) : expect.toSatisfy((more: number) => more <= 1),
        });
      }
    },
  );
});

describe('another product', () => {
  it('is told of in its own words, and a pack without anything beside it promises nothing', async () => {
    const before = await textOf('/');
    for (const told of ['Actieve kool van kokosnootschaal', 'Gratis bamboe tandenborstel', 'Fijn poeder van'])
      expect(before).toContain(told);
    await asOwner('PUT', '/api/admin/products/1', {
      description: 'Een zachte crème.\n\nVoor elke dag.',
      ingredients: 'Aqua, Glycerin',
      benefits: ['Glad: Voelt als zijde.', 'Ruikt naar niets'],
    });
    await changePacks(() => ({ gift: '' }));
    const after = await textOf('/');
    for (const told of ['Een zachte crème.', 'Aqua, Glycerin', 'Voelt als zijde.', 'Ruikt naar niets'])
      expect(after).toContain(told);
    expect(after).not.toMatch(/kokosno|peroxide|pepermunt|Gratis bamboe/i);
    for (const path of [
      '/',
      '/checkout',
      '/blog/bamboe-tandenborstel-verzorgen',
      '/amp/blog/bamboe-tandenborstel-verzorgen',
    ])
      expect(await textOf(path)).not.toMatch(/(gratis|inclusief) bamboe/i);
    await changePacks((at) => ({ gift: at === 0 ? '' : 'linnen zakje' }));
    expect(await textOf('/')).not.toContain('linnen zakje');
    expect(await textOf('/checkout?variant=2x')).toContain('inclusief linnen zakje');
    expect(await textOf('/checkout?variant=1x')).not.toContain('linnen zakje');
  });
});
