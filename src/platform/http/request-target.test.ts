import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { queryOf, toOriginForm } from './request-target.ts';

const targetOf = (url: string) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { url });
  toOriginForm(request);
  return request.url;
};

test.each([
  ['/blog?q=kool', '/blog?q=kool'],
  ['//[?voorbeeld=1', '//[?voorbeeld=1'],
  ['http://shop.example/blog?q=kool', '/blog?q=kool'],
  ['HTTPS://shop.example', '/'],
  ['ftp://shop.example/blog', 'ftp://shop.example/blog'],
  ['http://[', 'http://['],
  ['*', '*'],
])('%s is read as %s', (sent, read) => expect(targetOf(sent)).toBe(read));

test('a path of two slashes has a query like any other', () => {
  expect(queryOf('//[?voorbeeld=1').get('voorbeeld')).toBe('1');
});
