// The breadcrumb says in Dutch where a page is, whatever its address.

import { expect, test } from 'vitest';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

const labels = (path: string, lastLabel?: string) =>
  breadcrumbTrail(path, lastLabel).map(({ label }) => label);

test('the home page has no crumbs', () => {
  expect(breadcrumbTrail('/')).toEqual([]);
});

test.each([
  ['/blog', ['Home', 'Blog']],
  ['/checkout', ['Home', 'Bestellen']],
  ['/privacy-policy', ['Home', 'Privacybeleid']],
  ['/terms-of-service', ['Home', 'Algemene Voorwaarden']],
  ['/shipping-policy', ['Home', 'Verzendbeleid']],
  ['/admin/orders', ['Home', 'Beheer', 'Orders']],
  ['/blog/koffie-en-witte-tanden', ['Home', 'Blog', 'Koffie En Witte Tanden']],
  ['/over-ons/', ['Home', 'Over Ons']],
  ['/constructor', ['Home', 'Constructor']],
  ['/%E0%A4%A', ['Home', '%E0%A4%A']],
])('%s reads as %j', (path, expected) => {
  expect(labels(path)).toEqual(expected);
});

test('every crumb leads to its own part of the address', () => {
  expect(breadcrumbTrail('/blog/een').map(({ href }) => href)).toEqual(['/', '/blog', '/blog/een']);
});

test('a title takes the place of the last segment', () => {
  expect(labels('/blog/een', 'Eén artikel')).toEqual(['Home', 'Blog', 'Eén artikel']);
});
