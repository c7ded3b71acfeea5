// Tests which `TRUST_PROXY` settings are valid, and which addresses each one trusts.

import { describe, expect, it } from 'vitest';
import { createTrustCheck, trustProxySchema } from './trust-proxy.ts';

describe('the setting', () => {
  it.each([
    ['0', 0],
    ['false', 0],
    ['2', 2],
    ['loopback', ['loopback']],
    ['loopback, 10.1.0.0/16, 2001:db8::/32', ['loopback', '10.1.0.0/16', '2001:db8::/32']],
    ['192.0.2.7', ['192.0.2.7']],
  ])('%s is %j', (text, expected) => {
    expect(trustProxySchema.parse(text)).toEqual(expected);
  });

  it.each(['true', 'yes', 'on', 'TRUE'])('a bare %s is refused with the reason', (text) => {
    const { error } = trustProxySchema.safeParse(text);
    expect(error?.issues[0]?.message).toContain('would believe the address any visitor writes');
  });

  it.each(['10', '-1', 'proxy', '10.0.0.0/33', '300.0.0.1', '10.0.0.0/8,', '::/129', '1.2.3.4/8/8'])(
    '%s is refused',
    (text) => {
      expect(trustProxySchema.safeParse(text).success).toBe(false);
    },
  );
});

describe('who is believed', () => {
  it('by a number are that many proxies, the first of them close by', () => {
    const believed = createTrustCheck(2);
    expect(believed('127.0.0.1', 0)).toBe(true);
    expect(believed('::ffff:172.17.0.2', 0)).toBe(true);
    expect(believed('203.0.113.9', 0)).toBe(false);
    expect(believed('203.0.113.9', 1)).toBe(true);
    expect(believed('10.0.0.1', 2)).toBe(false);
  });

  it('by networks is who is in one of them', () => {
    const believed = createTrustCheck(['loopback', '198.51.100.0/24', '2001:db8::/32']);
    for (const address of ['127.0.0.9', '::1', '198.51.100.200', '::ffff:198.51.100.1', '2001:db8::1'])
      expect(believed(address, 3)).toBe(true);
    for (const address of ['10.0.0.1', '2001:db9::1', 'unknown', ''])
      expect(believed(address, 0)).toBe(false);
  });

  it('by nothing is nobody', () => {
    expect(createTrustCheck(0)('127.0.0.1', 0)).toBe(false);
  });
});
