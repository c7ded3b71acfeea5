// Tests that every page of the back-office requires a log-in, and that no page reads data on the server.
// Pages get their data from the API, which checks the operator's rights.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import routes from '../routes.ts';

const [frame] = routes.filter(({ file }) => file === 'admin/layout.tsx');
const pages = frame?.children ?? [];

test('there are pages', () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['admin', 'admin/audit', 'admin/*']));
});

test('/admin and /import lead nowhere else', () => {
  const elsewhere = routes
    .filter((route) => route !== frame)
    .flatMap((route) => [route, ...(route.children ?? [])])
    .filter(({ path = '', file }) => /^(admin|import)\b/.test(path) || file.startsWith('admin/'));
  expect(elsewhere.filter(({ file }) => file !== 'admin/layout.tsx')).toEqual([]);
});

test('no page has a loader or an action of its own, but the one that answers 404', () => {
  const reading = pages
    .map(({ file }) => file)
    .filter((file) => file !== 'admin/not-found-page.tsx')
    .filter((file) =>
      /export (async )?(function|const) (loader|action)\b/.test(
        readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'),
      ),
    );
  expect(reading).toEqual([]);
});
