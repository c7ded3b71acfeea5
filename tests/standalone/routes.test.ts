// Tests that every route of src/web/routes.ts has a scene, so that no page stays untested.

import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '#web/routes.ts';
import { scenes } from '../e2e/pages/scenes.ts';

/**
 * Routes without a scene: they do not answer with a page, or are pages of the back-office, which have their
 * own tests.
 */
const OTHERS = [
  /^pictures\//,
  /^bestelling\/:token\/(factuur|retourlabel|na-foto)/,
  /^\*$/,
  /^admin\/./,
  /^import(\/|$)/,
];

function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children }) =>
    children ? pathsOf(children) : [index ? '/' : (path ?? '/')],
  );
}

it('every page has a scene, and every scene a page', async () => {
  const pages = pathsOf(await routes).filter((path) => !OTHERS.some((other) => other.test(path)));
  const seen = new Set(scenes.flatMap(({ route }) => route ?? []));
  expect([...seen].toSorted()).toEqual(pages.toSorted());
});
