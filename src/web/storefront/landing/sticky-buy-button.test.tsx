// Tests that the sticky button is hidden on the checkout pages and in the back-office.

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StickyBuyButton } from './sticky-buy-button.tsx';

const pack = {
  id: '2x',
  name: '2 Pack',
  quantity: 2,
  price: 37.43,
  priceCents: 3743,
  popular: false,
  save: null,
  originalPrice: null,
  originalPriceCents: null,
  imageUrl: null,
  gift: '',
  gtin: null,
  mpn: null,
  pricePerJar: 18.72,
  pricePerJarCents: 1872,
};
const render = (pathname: string, soldOut = false) =>
  renderToStaticMarkup(<StickyBuyButton pathname={pathname} packs={[{ ...pack, soldOut }]} />);

test.each([
  '/admin',
  '/admin/orders',
  '/checkout',
  '/checkout/success',
  '/checkout-success',
  '/fast-checkout',
])('it is absent on %s', (pathname) => {
  expect(render(pathname)).toBe('');
});

test.each(['/', '/blog', '/blog/checkout'])('it is there on %s', (pathname) => {
  expect(render(pathname)).toContain('Pak ’t Nu');
});

test('it shows one pack, and holds the picture of each for when it is chosen', () => {
  const packs = [1, 2, 3].map((quantity) => ({
    ...pack,
    id: `${quantity}x`,
    quantity,
    soldOut: quantity === 1,
  }));
  const html = renderToStaticMarkup(<StickyBuyButton pathname="/" packs={packs} />);
  expect(html.match(/data-pack="\dx"/g)).toEqual(['data-pack="1x"', 'data-pack="2x"', 'data-pack="3x"']);
  expect(html.match(/data-pack="\dx" data-shown/g)).toEqual(['data-pack="2x" data-shown']);
});

test('it names the pack it shows and its price, and is absent when nothing is for sale', () => {
  expect(render('/')).toContain('2 Pack · €37,43');
  expect(render('/', true)).toBe('');
});
