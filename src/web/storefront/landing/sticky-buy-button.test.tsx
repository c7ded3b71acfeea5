// The sticky button keeps away from where people already order, and from the back-office.

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StickyBuyButton } from './sticky-buy-button.tsx';

const render = (pathname: string) => renderToStaticMarkup(<StickyBuyButton pathname={pathname} />);

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
