// The palette's finds and the theme in its cookie.

import { describe, expect, test } from 'vitest';
import { paletteItems } from './palette-items.ts';
import { countLabel } from './section-counts.ts';
import { themeAfter, themeCookie, themeOf } from './theme.ts';

const sections = [
  { path: '/admin', label: 'Overzicht' },
  { path: '/admin/orders', label: 'Bestellingen' },
];
const orders = [{ id: 7, orderNumber: 'ZW100007', customerName: 'Zoë', total: '24.95' }];
const labels = (typed: string) => paletteItems(typed, sections, orders).map(({ label }) => label);

describe('the palette', () => {
  test('without a word it offers everything', () => {
    expect(labels('')).toEqual([
      'Overzicht',
      'Bestellingen',
      'Wissel licht en donker',
      'Toon sneltoetsen',
      'Uitloggen',
      'ZW100007 · Zoë',
    ]);
  });

  test('pages and actions need every word, orders are those the shop found', () => {
    expect(labels('BESTEL')).toEqual(['Bestellingen', 'ZW100007 · Zoë']);
    expect(labels('donker licht')).toEqual(['Wissel licht en donker', 'ZW100007 · Zoë']);
  });
});

describe('the theme', () => {
  test('it is read from among other cookies, and the unknown is that of the device', () => {
    expect(themeOf('a=1; admin_theme=dark; b=2')).toBe('dark');
    expect(themeOf('admin_theme=purple')).toBe('system');
    expect(themeOf(null)).toBe('system');
  });

  test('what is written is read back, and the button goes round', () => {
    expect(themeOf(themeCookie('light').split(';')[0] ?? '')).toBe('light');
    expect([themeAfter('system'), themeAfter('light'), themeAfter('dark')]).toEqual([
      'light',
      'dark',
      'system',
    ]);
  });
});

test('a section’s figure is short, and says when the shop stopped counting', () => {
  const label = (count: number, isMore = false) => countLabel({ count, isMore });
  expect([label(12), label(10_000, true)]).toEqual(['12', expect.stringMatching(/^10.?[kK]\+$/)]);
});
