// Tests which URLs share a cached page, and which visitors never get a cached page.

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
    ['/?gad_source=1&gbraid=0A&srsltid=b', '/'],
    ['/?a=1', '/'],
    ['/?utm_source=mail&q=thee', '/'],
    ['/blog?page=2', '/blog'],
    ['/blog/houtskool?token=x&q=thee', '/blog/houtskool'],
    ['/amp/blog/houtskool?ttclid=1', '/amp/blog/houtskool'],
    ['/pagina/over-ons?ref=nieuws', '/pagina/over-ons'],
    ['/reviews?q=thee&sterren=4', '/reviews?sterren=4'],
    ['/contact?gad_source=1&mc_cid=2', '/contact'],
    ['/checkout?variant=2x&gad_source=1&wbraid=b', '/checkout?variant=2x'],
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
    '/?voorbeeld=1',
    '/blog/houtskool?voorbeeld=1&versie=2',
    '/blog?q=thee',
    '/blog?utm_source=mail&q=',
    '/blog.data?a=1',
    '/privacy-policy?versie=2',
    '/pagina/over-ons?op=2026-01-01',
    '/contact?a=1',
    '/checkout?a=1',
    '/bestelling/geheim?a=1',
    '/leave-review?t=1',
    '/reviews?sterren=6',
    '/reviews?pagina=0',
    '/reviews?sterren=4&sterren=5',
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
