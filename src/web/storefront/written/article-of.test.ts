// The words by which a text of the owner is found.

import { expect, test } from 'vitest';
import type { LegalInfo } from '#copy/legal/legal-info.ts';
import { openingWords } from './article-of.ts';

const info = {
  legal: { brand: 'Merk' } as LegalInfo,
  ...{
    resultDays: 14,
    packs: [],
    isOpen: true,
    nearbyDay: () => ({ word: 'dinsdag', homes: ['NL', 'BE'] as const }),
  },
};

test('a text without a description is found by its introduction, links and variables read as words', () => {
  expect(openingWords('Van {winkel}, zie [de blog](/blog).', 'Lijf.', info)).toBe('Van Merk, zie de blog.');
});

test('without an introduction it is found by the beginning of its first paragraph, cut between two words', () => {
  const body = `**Kop**\n\n${'Een zin van zes korte woorden. '.repeat(9)}`;
  const words = openingWords('', body, info);
  expect(words).toMatch(/^Een zin van zes korte woorden\. .*[a-z.] …$/);
  expect(words.length).toBeLessThanOrEqual(157);
  expect(openingWords('', '', info)).toBe('');
});
