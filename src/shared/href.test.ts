// Tests the addresses of pages, and that a wrong one does not compile.

import { expect, it } from 'vitest';
import { href, type Page } from './href.ts';

it('a page without parameters is at its path, and asks what it is told to search for', () => {
  expect(href('/admin/orders')).toBe('/admin/orders');
  expect(href('/checkout', { variant: '2x', name: '2 Pack', payment_intent: undefined })).toBe(
    '/checkout?variant=2x&name=2+Pack',
  );
  expect(href('/admin/variants', { product: 7 })).toBe('/admin/variants?product=7');
});

it('parameters stand where the path names them, and cannot leave their place', () => {
  expect(href('/admin/orders/:id', { id: 7 })).toBe('/admin/orders/7');
  expect(href('/blog/:slug', { slug: 'a/b?c#d' })).toBe('/blog/a%2Fb%3Fc%23d');
  expect(href('/bestelling/:token/factuur/:number?', { token: 't', number: 'F1' })).toBe(
    '/bestelling/t/factuur/F1',
  );
});

it('a parameter that may be left out leaves nothing behind', () => {
  expect(href('/admin/settings')).toBe(href('/admin/settings/:topic?'));
  expect(href('/bestelling/:token/factuur/:number?', { token: 't' })).toBe('/bestelling/t/factuur');
});

it('a page that does not exist, and a parameter that is missing or misspelt, do not compile', () => {
  const wrong = () => [
    // @ts-expect-error No such page.
    href('/admin/order'),
    // @ts-expect-error No address, but the pages that catch every other one.
    href('/admin/*'),
    // @ts-expect-error The order is missing.
    href('/admin/orders/:id'),
    // @ts-expect-error It is called `id`.
    href('/admin/orders/:id', { orderId: 7 }),
    // @ts-expect-error It is called `topic`.
    href('/admin/settings/:topic?', { section: 'bedrijf' }),
    // @ts-expect-error A page that asks for something has no path of its own.
    '/blog/:slug' satisfies Page,
    // @ts-expect-error Nor has one whose last parameter alone may be left out.
    '/bestelling/:token/factuur' satisfies Page,
    // @ts-expect-error No such page.
    '/kasse' satisfies Page,
  ];
  expect(wrong).toBeTypeOf('function');
});
