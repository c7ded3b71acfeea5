// Tests unsupported requests to pages: the answer is the shop's own error page, and every log line is JSON.
// Unknown folders and files are not found.

import { expect, it } from 'vitest';
import { startBuiltShop } from '../../e2e/built-shop.ts';

it('a form sent to a page that takes none is 405 in Dutch, and one line of the log; folders and sources are not there', async () => {
  const shop = await startBuiltShop();
  const before = shop.said().length;
  const answers = await Promise.all(
    ['/', '/checkout', '/admin'].map(async (path) => {
      const answer = await fetch(`${shop.url}${path}`, {
        method: 'POST',
        headers: { origin: shop.url, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'a=b',
      });
      const page = await answer.text();
      return [
        path,
        answer.status,
        /Dat kan op deze pagina niet|Deze pagina werkt even niet/.test(page),
        page.includes('developer'),
      ];
    }),
  );
  const listed = await Promise.all(
    ['/assets/', '/media/', '/.git/HEAD', '/.env', '/package.json'].map(async (path) => {
      const { status, headers } = await fetch(shop.url + path, { redirect: 'manual' });
      return status === 404 || headers.get('location') === '/';
    }),
  );
  await shop.stop();
  expect(listed).toEqual([true, true, true, true, true]);
  expect(answers).toEqual([
    ['/', 405, true, false],
    ['/checkout', 405, true, false],
    ['/admin', 405, true, false],
  ]);
  // What it says of itself at the start is no line of the log.
  expect(shop.said().slice(before)).not.toMatch(/^\s+at |Error/m);
});
