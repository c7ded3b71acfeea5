// Tests that the page addresses the modules use belong to existing pages.

import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { isReservedPath } from '#modules/pages/content/reserved-paths.ts';
import routes from './routes.ts';

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [`/${path}`] : []), ...pathsOf(children)]);

test('an address that leads on is never that of a page, except of those that can get another one', async () => {
  const free = pathsOf(await routes).filter((path) => !isReservedPath(path));
  expect(free).toEqual(['/blog/:slug', '/pagina/:slug', '/*']);
});
