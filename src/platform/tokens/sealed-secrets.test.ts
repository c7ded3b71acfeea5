import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKeyring } from './keyring.ts';
import { createSealedSecrets } from './sealed-secrets.ts';

const sealedWith = (sessionSecret: string, purpose: string) =>
  createSealedSecrets(createKeyring({ sessionSecret, previousSecret: null }), purpose);
const secrets = sealedWith('a secret of the shop', 'totp');

describe('a sealed secret', () => {
  test('is read again, and never looks the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (plain) => {
        const sealed = secrets.seal(plain);
        expect(secrets.open(sealed)).toBe(plain);
        expect(secrets.seal(plain)).not.toBe(sealed);
      }),
    );
  });

  test('opens with no other secret and for no other purpose', () => {
    const sealed = secrets.seal('JBSWY3DPEHPK3PXP');
    expect(sealedWith('another secret', 'totp').open(sealed)).toBeNull();
    expect(sealedWith('a secret of the shop', 'mail').open(sealed)).toBeNull();
  });

  test('opens no more after a change of any of its bytes', () => {
    const bytes = Buffer.from(secrets.seal('JBSWY3DPEHPK3PXP'), 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const altered = Buffer.from(bytes);
      altered[index] = (altered[index] ?? 0) ^ 1;
      expect(secrets.open(altered.toString('base64url'))).toBeNull();
    }
  });

  test('that an earlier release sealed opens', () => {
    const sealed = 'XBmE1ELT3gYYQc4B0lEU6ZFnlOUb95VPbb5L61co0_g7UDP5DD6pDCQ1GB0';
    expect(secrets.open(sealed)).toBe('JBSWY3DPEHPK3PXP');
    expect(secrets.open(`${sealed}=`)).toBeNull();
  });

  test('is outdated when only the secret of before opens it', () => {
    const renewed = createSealedSecrets(
      createKeyring({ sessionSecret: 'a new secret', previousSecret: 'a secret of the shop' }),
      'totp',
    );
    const old = secrets.seal('JBSWY3DPEHPK3PXP');
    expect([renewed.open(old), renewed.isOutdated(old)]).toEqual(['JBSWY3DPEHPK3PXP', true]);
    expect(renewed.isOutdated(renewed.seal('JBSWY3DPEHPK3PXP'))).toBe(false);
    expect(renewed.isOutdated(sealedWith('another secret', 'totp').seal('x'))).toBe(false);
    expect(secrets.isOutdated(old)).toBe(false);
  });

  test.each(['', 'x', 'niet verzegeld'])('is not %j', (text) => {
    expect(secrets.open(text)).toBeNull();
  });
});
