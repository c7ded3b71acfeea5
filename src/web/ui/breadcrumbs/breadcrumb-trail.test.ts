// Tests that the breadcrumb names every page in Dutch and links only to pages that exist.

import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { breadcrumbLabels } from '#copy/navigation.ts';
import routes from '../../routes.ts';
import { breadcrumbTrail } from './breadcrumb-trail.ts';

const labels = (path: string, lastLabel?: string) =>
  breadcrumbTrail(path, lastLabel).map(({ label }) => label);
const hrefs = (path: string) => breadcrumbTrail(path).map(({ href }) => href);

/**
 * Matches the routes the test skips: checkout and back-office, which show titles of their own or none, and
 * files.
 */
const WITHOUT_CRUMBS =
  /^(admin|import|amp|pictures|checkout.|fast-checkout|payment-test)|factuur|retourlabel|\*/;

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children }) => (children ? pathsOf(children) : (path ?? [])));

test('the home page has no crumbs', () => {
  expect(breadcrumbTrail('/')).toEqual([]);
});

test.each([
  ['/blog', ['Home', 'Blog']],
  ['/checkout', ['Home', 'Bestellen']],
  ['/privacy-policy', ['Home', 'Privacybeleid']],
  ['/terms-of-service', ['Home', 'Algemene Voorwaarden']],
  ['/shipping-policy', ['Home', 'Verzendbeleid']],
  ['/leave-review', ['Home', 'Review schrijven']],
  ['/nieuwsbrief/bevestigen', ['Home', 'Nieuwsbrief', 'Bevestigen']],
  ['/blog/koffie-en-witte-tanden', ['Home', 'Blog', 'Koffie En Witte Tanden']],
  ['/over-ons/', ['Home', 'Over Ons']],
  ['/constructor', ['Home', 'Constructor']],
  ['/%E0%A4%A', ['Home', '%E0%A4%A']],
])('%s reads as %j', (path, expected) => {
  expect(labels(path)).toEqual(expected);
});

test('every page with crumbs has a Dutch name', async () => {
  const unnamed = pathsOf(await routes)
    .filter((path) => !WITHOUT_CRUMBS.test(path))
    .flatMap((path) => path.split('/'))
    .filter((segment) => !segment.startsWith(':') && !Object.hasOwn(breadcrumbLabels, segment));
  expect(unnamed).toEqual([]);
});

test('a crumb on the way leads to its own part of the address, where that is a page', () => {
  expect(hrefs('/blog/een')).toEqual(['/', '/blog', null]);
  expect(hrefs('/nieuwsbrief/bevestigen')).toEqual(['/', '/nieuwsbrief', null]);
});

test('a part of the address that is no page of its own is named and leads nowhere', () => {
  expect(hrefs('/bestelling/abc.def')).toEqual(['/', null]);
  expect(hrefs('/verzonnen/pagina')).toEqual(['/', null, null]);
});

test('a title takes the place of the last segment', () => {
  expect(labels('/blog/een', 'Eén artikel')).toEqual(['Home', 'Blog', 'Eén artikel']);
});
