// A page that is asked for what it does not do answers in the shop's own words, and the log stays lines of JSON.

import { expect, it } from 'vitest';
import { startBuiltShop } from './built-shop.ts';

it('a form sent to a page that takes none is 405 in Dutch, and one line of the log', async () => {
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
  await shop.stop();
  expect(answers).toEqual([
    ['/', 405, true, false],
    ['/checkout', 405, true, false],
    ['/admin', 405, true, false],
  ]);
  const written = shop
    .said()
    .slice(before)
    .split('\n')
    .filter((line) => line.trim() !== '');
  expect(written.filter((line) => !line.startsWith('{'))).toEqual([]);
});
