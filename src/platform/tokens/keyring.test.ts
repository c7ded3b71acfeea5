import { describe, expect, test } from 'vitest';
import { createKeyring } from './keyring.ts';
import { createSealedSecrets } from './sealed-secrets.ts';
import { createSignedTokens } from './signed-tokens.ts';

const OLD = 'the secret of last year, 32 signs long';
const NEW = 'the secret of this year, 32 signs long';

const keyring = (sessionSecret: string, previousSecret: string | null = null) =>
  createKeyring({ sessionSecret, previousSecret });

describe('a keyring', () => {
  test('has another key for every purpose, none of them the secret itself', () => {
    const [links] = keyring(NEW).keysOf('links');
    const [cookies] = keyring(NEW).keysOf('cookies');
    expect(links).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set([links, cookies, NEW, Buffer.from(NEW).toString('hex')]).size).toBe(4);
  });

  test('keeps the keys of the secret before', () => {
    const both = keyring(NEW, OLD).keysOf('links');
    expect(both).toEqual([...keyring(NEW).keysOf('links'), ...keyring(OLD).keysOf('links')]);
  });
});

describe('when the secret is replaced', () => {
  const link = createSignedTokens(keyring(OLD)).sign('order', '7');
  const sealed = createSealedSecrets(keyring(OLD), 'totp').seal('JBSWY3DPEHPK3PXP');

  test('links and sealed secrets of the one before stay good as long as it is named', () => {
    expect(createSignedTokens(keyring(NEW, OLD)).read('order', link)).toBe('7');
    expect(createSealedSecrets(keyring(NEW, OLD), 'totp').open(sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(createSignedTokens(keyring(NEW)).read('order', link)).toBeNull();
    expect(createSealedSecrets(keyring(NEW), 'totp').open(sealed)).toBeNull();
  });

  test('what is signed or sealed from then on does not need the one before', () => {
    const after = keyring(NEW, OLD);
    const token = createSignedTokens(after).sign('order', '7');
    const text = createSealedSecrets(after, 'totp').seal('JBSWY3DPEHPK3PXP');
    expect(createSignedTokens(keyring(NEW)).read('order', token)).toBe('7');
    expect(createSealedSecrets(keyring(NEW), 'totp').open(text)).toBe('JBSWY3DPEHPK3PXP');
  });

  test('a sealed secret tells that it should be sealed anew', () => {
    const after = createSealedSecrets(keyring(NEW, OLD), 'totp');
    expect([after.isOutdated(sealed), after.isOutdated(after.seal('x'))]).toEqual([true, false]);
  });
});
