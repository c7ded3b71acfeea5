// Which addresses share a kept page, and who gets none.

import { describe, expect, it } from 'vitest';
import { cacheKey } from './cache-key.ts';

const SESSION = '__Host-checkout_session=checkout_1764000000000_00112233445566778899aabbccddeeff';

describe('cacheKey', () => {
  it.each([
    ['/', '/'],
    ['/blog/houtskool', '/blog/houtskool'],
    ['/?utm_source=mail&utm_campaign=x', '/'],
    ['/?gclid=1&fbclid=2&msclkid=3', '/'],
    ['/?variant=3x', '/'],
    ['/?', '/'],
    ['/checkout', '/checkout'],
    ['/reviews?utm_source=mail', '/reviews'],
    ['/reviews?sterren=4&pagina=2', '/reviews?pagina=2&sterren=4'],
    ['/checkout?variant=2x&price=44.95&name=2+potten&t=1764000000000', '/checkout?variant=2x'],
    ['/fast-checkout?utm_source=mail&variant=3x', '/fast-checkout?variant=3x'],
    ['/checkout?variant=2x%26a', '/checkout?variant=2x%26a'],
  ])('of %s is %s', (url, key) => {
    expect(cacheKey(url, undefined)).toBe(key);
  });

  it.each([
    '/?q=thee',
    '/blog?page=2',
    '/?utm_source=mail&q=thee',
    '/?variants=1',
    '/leave-review?t=1',
    '/reviews?sterren=6',
    '/reviews?pagina=0',
    '/reviews?sterren=4&sterren=5',
    '/reviews?q=thee',
    '/checkout?recovery=true',
    '/checkout?variant=2x&redirect_status=failed&payment_intent=pi_1',
  ])('does not exist for %s, which may be another page', (url) => {
    expect(cacheKey(url, undefined)).toBeNull();
  });

  it('leaves a checkout to whoever was there before, and every other page to all', () => {
    expect(cacheKey('/checkout?variant=2x', `selectedVariant=2x; ${SESSION}`)).toBeNull();
    expect(cacheKey('/checkout?variant=2x', 'selectedVariant=2x')).toBe('/checkout?variant=2x');
    expect(cacheKey('/blog', SESSION)).toBe('/blog');
  });
});
