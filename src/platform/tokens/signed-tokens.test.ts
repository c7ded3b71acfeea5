import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSignedTokens } from './signed-tokens.ts';

const tokens = createSignedTokens('a secret of the shop');

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
    expect(createSignedTokens('another secret').read('order', tokens.sign('order', '7'))).toBeNull();
  });

  it('is refused when its value was changed', () => {
    const [, signature] = tokens.sign('order', '7').split('.');
    expect(tokens.read('order', `${Buffer.from('8').toString('base64url')}.${signature}`)).toBeNull();
  });

  it.each(['', '.', 'Nw', 'Nw.', '.abc', 'Nw.abc', 'Nw.abc.def', '%00.%00'])('is not %j', (token) => {
    expect(tokens.read('order', token)).toBeNull();
  });

  it('cannot be taken for another by moving the border between purpose and value', () => {
    const [, signature] = tokens.sign('order', '\u0000x').split('.');
    expect(tokens.read('order\u0000', `${Buffer.from('x').toString('base64url')}.${signature}`)).not.toBe(
      '\u0000x',
    );
  });
});
