// Tests the names of pages in the statistics, and which addresses contain secrets.

import { describe, expect, test } from 'vitest';
import { isSecretAddress, pagePattern } from './page-pattern.ts';

describe('the name under which a page is counted', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/blog/', '/blog'],
    ['/blog/koffie-en-tanden', '/blog/koffie-en-tanden'],
    ['/amp/blog/koffie-en-tanden', '/amp/blog/koffie-en-tanden'],
    ['/checkout?variant=2x&email=a@b.nl', '/checkout'],
    ['/checkout/success', '/checkout-success'],
    ['/bestelling/MTI.abcDEF_-9', '/bestelling/:rest'],
    ['/bestelling/abcdef', '/bestelling/:rest'],
    ['/jan@example.com', '/:rest'],
    ['/blog/Jan', '/blog/:rest'],
  ])('%s is %s', (path, pattern) => {
    expect(pagePattern(path)).toBe(pattern);
  });
});

describe('an address', () => {
  test.each([
    ['/bestelling/abc', ''],
    ['/leave-review', '?name=Kim&token=x'],
    ['/herroepen', '?bestelling=abc'],
  ])('%s%s is a secret', (path, query) => {
    expect(isSecretAddress(path, query)).toBe(true);
  });

  test.each([
    ['/', ''],
    ['/checkout', '?variant=2x&price=37.43'],
  ])('%s%s is none', (path, query) => {
    expect(isSecretAddress(path, query)).toBe(false);
  });
});
