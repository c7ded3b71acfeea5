import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createKeyring } from './keyring.ts';
import { createSignedTokens } from './signed-tokens.ts';

const signedWith = (sessionSecret: string) =>
  createSignedTokens(createKeyring({ sessionSecret, previousSecret: null }));
const tokens = signedWith('a secret of the shop');

describe('a signed token', () => {
  it('gives back any value for the purpose it was signed for, and fits in a URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
        const token = tokens.sign('order', value);
        expect(token).toMatch(/^[\w.-]+$/);
        expect(tokens.read('order', token)).toBe(value);
      }),
    );
  });

  it('opens nothing else', () => {
    expect(tokens.read('review', tokens.sign('order', '7'))).toBeNull();
  });

  it('is refused under another secret', () => {
    expect(signedWith('another secret').read('order', tokens.sign('order', '7'))).toBeNull();
  });

  it('is refused when its value was changed', () => {
    const [, signature] = tokens.sign('order', '7').split('.');
    expect(tokens.read('order', `${Buffer.from('8').toString('base64url')}.${signature}`)).toBeNull();
  });

  it.each(['', '.', 'Nw', 'Nw.', '.abc', 'Nw.abc', 'Nw.abc.def', '%00.%00'])('is not %j', (token) => {
    expect(tokens.read('order', token)).toBeNull();
  });

  it('is the same text on every machine and in every release', () => {
    expect(tokens.sign('order', 'ZW100016')).toBe('WlcxMDAwMTY.eT0uL9GJqPIXlG6jje1PWRD_');
  });

  it('of a mail of long ago, signed with the secret itself, is still read', () => {
    expect(tokens.read('order', 'MTY.HUJKTdselW_Cp_Mhtfv0aZHp')).toBe('16');
    expect(tokens.sign('order', '16')).not.toBe('MTY.HUJKTdselW_Cp_Mhtfv0aZHp');
  });

  it('has one spelling', () => {
    const token = tokens.sign('order', '7');
    const [value, signature = ''] = token.split('.');
    const others = [
      ...['x', '=', '.', ' ', '\n'].map((end) => `${token}${end}`),
      `${value}=.${signature}`,
      `${value} .${signature}`,
      `Nx.${signature}`,
      ` ${token}`,
      token.slice(0, -1),
    ];
    for (const other of others) expect(tokens.read('order', other)).toBeNull();
  });

  it('cannot be taken for another by moving the border between purpose and value', () => {
    const [, signature] = tokens.sign('order', '\u0000x').split('.');
    expect(tokens.read('order\u0000', `${Buffer.from('x').toString('base64url')}.${signature}`)).not.toBe(
      '\u0000x',
    );
  });
});
