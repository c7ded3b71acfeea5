// The palette's finds and the theme in its cookie.

import { describe, expect, test } from 'vitest';
import { rightsOf } from '../session/admin-session.ts';
import { paletteItems, searchOf } from './palette-items.ts';
import { countLabel, countOf } from './section-counts.ts';
import { themeAfter, themeCookie, themeOf } from './theme.ts';

const sections = [
  { path: '/admin', part: 'overview', label: 'Overzicht', words: '' },
  { path: '/admin/orders', part: 'orders', label: 'Bestellingen', words: 'verzenden' },
] as const;
const orders = [{ id: 7, orderNumber: 'ZW100007', customerName: 'Zoë', total: '24.95' }];
const found = { orders, customers: [], drafts: [], contacts: [] };
const labels = (typed: string) =>
  paletteItems(typed, sections, rightsOf('owner'), found).map(({ label }) => label);

describe('the palette', () => {
  test('without a word it offers the newest orders, the pages and the actions', () => {
    expect(labels('')).toEqual([
      'ZW100007 · Zoë',
      'Overzicht',
      'Bestellingen',
      'Wissel licht en donker',
      'Toon sneltoetsen',
      'Uitloggen',
    ]);
  });

  test('it knows what people call things', () => {
    expect(labels('nieuwe kortingscode')[0]).toBe('Nieuwe kortingscode');
    expect(labels('backup')[0]).toBe('Back-up maken');
    expect(labels('thema')[0]).toBe('Wissel licht en donker');
    expect(labels('verzend')[0]).toBe('Bestellingen');
    expect(labels('aftelklok')[0]).toBe('Aftelklok');
  });

  test('a verb before an order does it there, and the shop is asked for the order alone', () => {
    expect([searchOf('verzend ZW100007'), searchOf('de Vries'), searchOf('verzend')]).toEqual([
      'ZW100007',
      'de Vries',
      'verzend',
    ]);
    expect(paletteItems('verzend ZW100007', sections, rightsOf('owner'), found)).toMatchObject([
      { kind: 'command', command: 'ship', path: '/admin/orders/7', label: 'Verzend ZW100007 · Zoë' },
    ]);
  });

  test('who may change nothing is offered nothing that changes', () => {
    expect(paletteItems('kortingscode', sections, rightsOf('viewer'), { ...found, orders: [] })).toEqual([]);
  });

  test('people are found by what the shop knows of them', () => {
    const customers = [{ id: 4, name: 'Zoë Jansen', email: 'zoe@b.nl', city: 'Gent', orders: 3 }];
    expect(
      paletteItems('gent', sections, rightsOf('owner'), { ...found, orders: [], customers }),
    ).toMatchObject([{ label: 'Zoë Jansen · Gent', detail: '3 bestellingen', path: '/admin/customers/4' }]);
  });

  test('carts and messages are found by who they are from', () => {
    const drafts = [{ id: 3, customerName: '', customerEmail: 'a@b.nl', total: '24.95' }];
    expect(paletteItems('a@b', sections, rightsOf('owner'), { ...found, orders: [], drafts })).toMatchObject([
      { label: 'Winkelmandje van a@b.nl', path: '/admin/drafts?q=a%40b.nl' },
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

const waiting = (path: string, count: number) => ({
  ...{ key: path, path, count, text: '', clock: null, isUrgent: false },
});

test('a section’s figure is all that waits in it, short, and nothing when nothing does', () => {
  const lines = [
    waiting('/admin/orders?status=unsent', 12),
    waiting('/admin/orders/7', 1),
    waiting('/admin/api/jobs', 2),
  ];
  const labels = ['/admin', '/admin/orders', '/admin/api', '/admin/reviews'].map((path) =>
    countLabel(countOf(lines, path)),
  );
  expect(labels).toEqual([null, '13', '2', null]);
  expect(countLabel(10_000)).toMatch(/^10.?[kK]$/);
});
