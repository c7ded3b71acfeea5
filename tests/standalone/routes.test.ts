// Tests that every route of src/web/routes.ts has a scene, so that no page stays untested.

import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from '#web/routes.ts';
import { scenes } from '../e2e/pages/scenes.ts';

/**
 * Routes that answer with something else than a page, and the pages behind the log-in, which have tests of
 * their own.
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
