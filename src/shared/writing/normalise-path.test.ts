import { expect, test } from 'vitest';
import { encodePath, normalisePath } from './normalise-path.ts';

test.each([
  '/café',
  '/CAFÉ',
  '/caf%C3%A9',
  '/caf%c3%a9/',
  '/cafe\u0301',
  '/cafe%CC%81',
  '/Café?utm_source=brief',
  '/café#kop',
])('%s is one address', (spelling) => {
  expect(normalisePath(spelling)).toBe('/café');
});

test('what is no address of the shop, and the home page, have none', () => {
  for (const other of ['', '/', '//elders.example', '/\\elders.example', 'https://elders.example/x', 'café'])
    expect(normalisePath(other)).toBeNull();
  expect(normalisePath('/100%')).toBe('/100%');
});

test('a header carries ASCII alone', () => {
  expect(encodePath('/café?q=crème')).toBe('/caf%C3%A9?q=cr%C3%A8me');
  expect(encodePath('/caf%C3%A9#kop')).toBe('/caf%C3%A9#kop');
  expect(encodePath('https://elders.example/产品')).toBe('https://elders.example/%E4%BA%A7%E5%93%81');
});
