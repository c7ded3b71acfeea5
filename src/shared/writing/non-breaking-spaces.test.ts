// Tests which spaces of a mail or page must not break, shown as underscores.

import { expect, test } from 'vitest';
import { insertNonBreakingSpaces } from './non-breaking-spaces.ts';

const shown = (html: string) => insertNonBreakingSpaces(html).replaceAll('\u00a0', '_');

test.each([
  ['bel 020 123 45 67.', 'bel 020_123_45_67.'],
  ['<p>wordt: 2 potten. Daarna 1 pot</p>', '<p>wordt: 2_potten. Daarna 1_pot</p>'],
  ['dinsdag 24 november 2026', 'dinsdag 24_november 2026'],
  ['Voorbeeldstraat 1, 1234 AB Den Haag', 'Voorbeeldstraat_1, 1234_AB_Den Haag'],
  ['op 14 november om 09:30', 'op 14_november om_09:30'],
  ['Tandpoeder – 2 potten', 'Tandpoeder – 2_potten'],
  ['NL91 ABNA 0417 1643 00', 'NL91_ABNA_0417_1643_00'],
  ['Maak €37,43 over', 'Maak_€37,43 over'],
  ['1 × Pot', '1_×_Pot'],
  ['met iDEAL | Wero', 'met iDEAL_|_Wero'],
  ['2 dagenlang', '2 dagenlang'],
  ['<p>Je hoeft niets te doen.</p>', '<p>Je hoeft niets te_doen.</p>'],
  ['<p><a href="x">Meld je hier af</a>.</p>', '<p><a href="x">Meld je hier_af</a>.</p>'],
  [
    '<a style="margin:0 0 2px" title="2 potten">2 potten</a>',
    '<a style="margin:0 0 2px" title="2 potten">2_potten</a>',
  ],
  ['<style>p{margin:0 0 4px}</style>0 0', '<style>p{margin:0 0 4px}</style>0_0'],
])('%s reads %s', (html, expected) => {
  expect(shown(html)).toBe(expected);
});
