import { expect, test } from 'vitest';
import { listOrPage } from './paging.ts';

const NAMES = ['Crème', 'Cre\u0300me', 'creme', 'Ελένη', '100%'].map((name, place) => ({
  id: place + 1,
  name,
}));

test.each([
  ['creme', [1, 2, 3]],
  ['CRÈME', [1, 2, 3]],
  ['ΕΛΕΝΗ', [4]],
  ['%', [5]],
  ['\0', []],
])('a short list searched for %j has what it means', (q, ids) => {
  const answer = listOrPage(NAMES, { q }, ({ name }) => name);
  expect('items' in answer ? answer.items.map(({ id }) => id) : null).toEqual(ids);
});
