// Tests to which addresses pushes are never sent.

import { expect, test } from 'vitest';
import { isPublicAddress, ssrfSafePost } from './ssrf-safe-post.ts';

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.20.0.1',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  'fe80::1',
  'fd00::1',
  '64:ff9b::a00:1',
  '2001:db8::1',
  '2002:a00:1::',
  'ff02::1',
  'not-an-address',
])('%s is never called', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '142.250.1.1', '2a00:1450:400e::1', '2606:4700::1111'])('%s is open', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  'http://push.example/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://localhost/a',
  'https://push.example:8080/a',
])('nothing is posted to %s', async (url) => {
  await expect(ssrfSafePost(url, {}, Buffer.of())).rejects.toThrow(/no address the shop calls|https alone/);
});
