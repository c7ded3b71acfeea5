// Tests that the back-office refuses writes that a browser sends from another website.

import { expect, test } from 'vitest';
import { Refusal } from '#shared/api/problems.ts';
import { refuseCrossOrigin } from './csrf-protection.ts';

const publicUrl = 'https://zwartwit.example';
const outcome = (method: string, headers: Record<string, string>, host = 'zwartwit.example') => {
  try {
    refuseCrossOrigin({ method, headers, host }, publicUrl);
    return 'passes';
  } catch (error) {
    return error instanceof Refusal ? error.code : 'fault';
  }
};

test.each([
  ['POST', {}, 'passes'],
  ['POST', { 'sec-fetch-site': 'same-origin' }, 'passes'],
  ['POST', { 'sec-fetch-site': 'none' }, 'passes'],
  ['POST', { 'sec-fetch-site': 'same-site' }, 'cross_origin'],
  ['POST', { 'sec-fetch-site': 'cross-site', origin: publicUrl }, 'cross_origin'],
  ['PUT', { origin: publicUrl }, 'passes'],
  ['PUT', { origin: 'https://evil.example' }, 'cross_origin'],
  ['DELETE', { origin: 'null' }, 'cross_origin'],
  ['PATCH', { origin: 'https://zwartwit.example.evil.example' }, 'cross_origin'],
  ['GET', { 'sec-fetch-site': 'cross-site' }, 'passes'],
])('%s with %j %s', (method, headers, expected) => {
  expect(outcome(method, headers)).toBe(expected);
});

test('a page on the address the request itself went to passes', () => {
  expect(outcome('POST', { origin: 'http://127.0.0.1:4001' }, '127.0.0.1:4001')).toBe('passes');
});
