// Tests which addresses and keys are refused before anything is sent there.

import { describe, expect, test } from 'vitest';
import { findUnencryptedConnections, stripTlsParameter } from './require-tls.ts';

const names = (env: Record<string, string>) =>
  findUnencryptedConnections(env).map((line) => line.split(':')[0]);

describe('a key', () => {
  const KEYS = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    SENDY_TOKEN: 'x',
    AI_API_KEY: 'x',
    S3_SECRET_ACCESS_KEY: 'x',
  };

  test.each(['STRIPE_API_BASE', 'SENDY_API_BASE', 'AI_BASE_URL', 'S3_ENDPOINT'])(
    'goes to %s over https, or nowhere beyond this machine',
    (variable) => {
      for (const open of ['http://example.nl', 'http://10.0.0.2:9000', 'http://localhost.evil.example'])
        expect(names({ ...KEYS, [variable]: open })).toEqual([variable]);
      for (const safe of ['https://example.nl', 'http://127.0.0.1:9', 'http://localhost:9', 'http://[::1]:9'])
        expect(names({ ...KEYS, [variable]: safe })).toEqual([]);
    },
  );

  test.each(['S3_ENDPOINT', 'BACKUP_S3_ENDPOINT'])(
    'goes to %s in the open only where its address says that the road is the shop own',
    (variable) => {
      const keys = { ...KEYS, BACKUP_S3_SECRET_ACCESS_KEY: 'x' };
      expect(names({ ...keys, [variable]: 'http://storage:7070' })).toEqual([variable]);
      expect(names({ ...keys, [variable]: 'http://storage:7070?tls=on' })).toEqual([variable]);
      expect(names({ ...keys, [variable]: 'http://storage:7070?tls=off' })).toEqual([]);
      expect(stripTlsParameter('http://storage:7070?tls=off')).toBe('http://storage:7070');
    },
  );

  test('of anything but a storage never does', () => {
    expect(names({ ...KEYS, AI_BASE_URL: 'http://ollama:11434?tls=off' })).toEqual(['AI_BASE_URL']);
  });

  test('that is not there cannot be read along', () => {
    expect(names({ AI_BASE_URL: 'http://ollama:11434' })).toEqual([]);
  });
});

describe('keys of Stripe', () => {
  const pair = (secret: string, publishable: string) =>
    names({ STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable });

  test('are both for tests or both live', () => {
    expect(pair('sk_live_1', 'pk_test_1')).toEqual(['STRIPE_PUBLISHABLE_KEY']);
    expect(pair('rk_test_1', 'pk_live_1')).toEqual(['STRIPE_PUBLISHABLE_KEY']);
    expect([...pair('rk_live_1', 'pk_live_1'), ...pair('sk_test_1', 'pk_test_1')]).toEqual([]);
  });

  test('that are live go to no stand-in on another machine, https or not', () => {
    const env = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_API_BASE: 'https://stand-in.example' };
    expect(names(env)).toEqual(['STRIPE_API_BASE']);
    expect(names({ ...env, STRIPE_API_BASE: 'http://127.0.0.1:4401' })).toEqual([]);
  });
});

describe('a database', () => {
  test.each([
    'postgres://shop:x@db.example.nl/shop',
    'postgres://shop:x@10.0.0.3/shop?sslmode=prefer',
    'postgresql://db/shop?host=db.example.nl',
  ])('at %s says how it is encrypted', (url) => {
    expect(names({ DATABASE_URL: url })).toEqual(['DATABASE_URL']);
    expect(names({ DATABASE_DIRECT_URL: url })).toEqual(['DATABASE_DIRECT_URL']);
    expect(names({ DATABASE_REPLICA_URL: url })).toEqual(['DATABASE_REPLICA_URL']);
  });

  test.each([
    'postgres://shop:x@db.example.nl/shop?sslmode=verify-full',
    'postgres://shop:x@db.example.nl/shop?sslmode=require',
    'postgres://shop:x@db/shop?sslmode=disable',
    'postgres://shop:x@localhost:5432/shop',
    'postgres://shop:x@127.0.0.1/shop',
    'postgresql://db/shop?host=/var/run/postgresql',
    'postgresql:///shop',
  ])('at %s is taken', (url) => {
    expect(names({ DATABASE_URL: url })).toEqual([]);
  });
});
