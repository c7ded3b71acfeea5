import { describe, expect, it } from 'vitest';
import {
  appPagePolicy,
  cachedAppPagePolicy,
  contentPagePolicy,
  createNonce,
  trustedPagePolicy,
} from './content-security-policy.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('the policy of content pages', () => {
  it('runs scripts from the shop’s own files only', () => {
    expect(directive(contentPagePolicy(), 'script-src')).toBe("script-src 'self'");
    expect(contentPagePolicy()).not.toContain('unsafe');
  });

  it('lets nobody frame the shop, change its base or take its forms', () => {
    expect(directive(contentPagePolicy(), 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive(contentPagePolicy(), 'base-uri')).toBe("base-uri 'none'");
    expect(directive(contentPagePolicy(), 'form-action')).toBe("form-action 'self'");
  });
});

describe('the policy of app pages', () => {
  it('adds the nonce of the request to scripts, and no other inline script', () => {
    expect(directive(appPagePolicy('abc'), 'script-src')).toBe("script-src 'self' 'nonce-abc'");
  });
});

describe('the policy of the back-office', () => {
  const policy = trustedPagePolicy('abc', ['mail']);

  it('lets a text become HTML or a script only by the policies it names', () => {
    expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(directive(policy, 'trusted-types')).toBe('trusted-types mail');
  });

  it('is that of app pages otherwise', () => {
    expect(policy.startsWith(appPagePolicy('abc'))).toBe(true);
  });
});

describe('a service the operator has switched on', () => {
  const others = { 'script-src': ['https://measure.example'], 'frame-src': ['https://frame.example'] };

  it('names the inline scripts of a kept page by what they say', () => {
    const policy = cachedAppPagePolicy(['let a = 1;']);
    expect(directive(policy, 'script-src')).toBe(
      "script-src 'self' 'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='",
    );
    expect(directive(policy, 'style-src')).toBe("style-src 'self'");
  });

  it('is named beside the shop itself, in its own directives only', () => {
    const policy = contentPagePolicy(others);
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://measure.example");
    expect(directive(policy, 'frame-src')).toBe("frame-src 'self' https://frame.example");
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
    expect(directive(appPagePolicy('abc', others), 'script-src')).toBe(
      "script-src 'self' 'nonce-abc' https://measure.example",
    );
  });
});

describe('a nonce', () => {
  it('is 128 random bits, new each time', () => {
    expect(Buffer.from(createNonce(), 'base64')).toHaveLength(16);
    expect(createNonce()).not.toBe(createNonce());
  });
});
