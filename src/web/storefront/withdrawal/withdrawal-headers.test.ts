// Tests which withdrawal pages may be cached: the empty form, but nothing with personal data.

import { expect, test } from 'vitest';
import { CACHE_TAGS_HEADER } from '../../cacheable.ts';
import { headers } from './withdrawal-page.tsx';

const personal = () => new Headers({ 'cache-control': 'private, no-store' });
const none = () => new Headers();
const of = (loaderHeaders: Headers, actionHeaders: Headers) =>
  new Headers(headers({ loaderHeaders, actionHeaders, parentHeaders: none(), errorHeaders: undefined }));

test('the empty form is kept until the settings change', () => {
  expect(of(none(), none()).get(CACHE_TAGS_HEADER)).toContain('settings');
});

test.each([
  ['a form that a link filled in', personal(), none()],
  ['an answer to a form', none(), personal()],
])('%s is never kept', (_name, loader, action) => {
  const answer = of(loader, action);
  expect([answer.get('cache-control'), answer.get(CACHE_TAGS_HEADER)]).toEqual(['private, no-store', null]);
});
