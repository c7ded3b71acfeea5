// Tests the texts about a picture of the library.

import { expect, test } from 'vitest';
import { PICTURE_USE_KINDS } from '#modules/media/contract.ts';
import { SECTIONS } from '../../shell/sections.ts';
import { sizeText, usagePath, usageText, usesText } from './picture-texts.ts';

test.each([
  [400, '40 × 30 · 1 kB'],
  [240_400, '40 × 30 · 240 kB'],
  [3_260_000, '40 × 30 · 3,3 MB'],
])('%i bytes read as %s', (bytes, text) => expect(sizeText({ width: 40, height: 30, bytes })).toBe(text));

test('every place that can show a picture has a name and an address', () => {
  for (const kind of PICTURE_USE_KINDS) {
    expect(usageText({ kind, id: 1, name: 'Zwart' })).toMatch(/^[A-Z]/);
    expect(SECTIONS.map(({ path }) => path)).toContain(usagePath({ kind, id: 1, name: 'Zwart' }));
  }
  expect(usageText({ kind: 'post', id: 1, name: 'Zwart' })).toBe('Artikel: Zwart');
});

test('says how often a picture is used', () => {
  const use = { kind: 'post' as const, id: 1, name: 'Zwart' };
  expect([usesText({ uses: [] }), usesText({ uses: [use] })]).toEqual(['Niet gebruikt', '1 keer gebruikt']);
});
