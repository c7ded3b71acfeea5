import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSealedSecrets } from './sealed-secrets.ts';

const secrets = createSealedSecrets('a secret of the shop', 'totp');

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
    expect(createSealedSecrets('another secret', 'totp').open(sealed)).toBeNull();
    expect(createSealedSecrets('a secret of the shop', 'mail').open(sealed)).toBeNull();
  });

  test('opens no more after a change of any of its bytes', () => {
    const bytes = Buffer.from(secrets.seal('JBSWY3DPEHPK3PXP'), 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const altered = Buffer.from(bytes);
      altered[index] = (altered[index] ?? 0) ^ 1;
      expect(secrets.open(altered.toString('base64url'))).toBeNull();
    }
  });

  test.each(['', 'x', 'niet verzegeld'])('is not %j', (text) => {
    expect(secrets.open(text)).toBeNull();
  });
});
