import { describe, expect, it } from 'vitest';
import { appPagePolicy, contentPagePolicy, createNonce } from './security-headers.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the policy of content pages', () => {
  it('runs scripts from the shop’s own files only', () => {
    expect(directive(contentPagePolicy, 'script-src')).toBe("script-src 'self'");
    expect(contentPagePolicy).not.toContain('unsafe');
  });

  it('lets nobody frame the shop, change its base or take its forms', () => {
    expect(directive(contentPagePolicy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive(contentPagePolicy, 'base-uri')).toBe("base-uri 'none'");
    expect(directive(contentPagePolicy, 'form-action')).toBe("form-action 'self'");
  });
});

describe('the policy of app pages', () => {
  it('adds the nonce of the request to scripts, and no other inline script', () => {
    expect(directive(appPagePolicy('abc'), 'script-src')).toBe("script-src 'self' 'nonce-abc'");
  });
});

describe('a nonce', () => {
  it('is 128 random bits, new each time', () => {
    expect(Buffer.from(createNonce(), 'base64')).toHaveLength(16);
    expect(createNonce()).not.toBe(createNonce());
  });
});
