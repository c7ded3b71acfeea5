// Tests what the palette finds for a typed text, and in which order.

import { Boxes, ShoppingBag } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import { rightsOf } from '../../session/admin-session.ts';
import { SECTIONS } from '../sections.ts';
import { isNearMatch, matchScore } from './fuzzy-match.ts';
import { noticeSwitches } from './notice-switches.ts';
import { GROUPS } from './palette-item.ts';
import { paletteItems } from './palette-items.ts';
import { searchOf } from './result-items.ts';

const sections = [
  { path: '/admin', part: 'overview', label: 'Overzicht', words: '', icon: Boxes },
  { path: '/admin/orders', part: 'orders', label: 'Bestellingen', words: 'verzenden', icon: ShoppingBag },
] as const;
const orders = [{ id: 7, orderNumber: 'ZW100007', customerName: 'Zoë', total: '24.95' }];
const customers = [{ id: 4, name: 'Zoë Jansen', email: 'zoe@b.nl', city: 'Gent', orders: 3 }];
const results = { orders, customers: [], drafts: [], contacts: [] };
const nothing = { ...results, orders: [] };
const pressed: string[] = [];
const press = () => void pressed.push('new-coupon');
const here = [{ command: 'new-coupon', label: 'Nieuwe kortingscode', icon: Boxes, letter: 'n', press }];

const rights = rightsOf('owner');
const offer = { here: [], sections, rights, results };
const labels = (typed: string, other: Partial<Parameters<typeof paletteItems>[1]> = {}) =>
  paletteItems(typed, { ...offer, ...other }).map(({ label }) => label);

describe('without a word', () => {
  test('it offers what this page can do, what came in last, the pages and what is one’s own', () => {
    const items = paletteItems('', { ...offer, here, results: { ...results, customers } });
    expect(items.map(({ group, label }) => `${GROUPS[group]}: ${label}`)).toEqual([
      'Op deze pagina: Nieuwe kortingscode',
      'Bestellingen: ZW100007 · Zoë',
      'Klanten: Zoë Jansen · Gent',
      'Pagina’s: Overzicht',
      'Pagina’s: Bestellingen',
      'Acties: Thema donker',
      'Acties: Thema licht',
      'Acties: Thema als het apparaat',
      'Acties: Toon sneltoetsen',
      'Acties: Uitloggen',
    ]);
  });
});

describe('it knows what people call things', () => {
  test.each([
    ['nieuwe kortingscode', 'Nieuwe kortingscode'],
    ['backup', 'Back-up maken'],
    ['back-up maken', 'Back-up maken'],
    ['thema', 'Thema donker'],
    ['donker', 'Thema donker'],
    ['dark mode', 'Thema donker'],
    ['verzend', 'Bestellingen'],
    ['aftelklok', 'Aftelklok'],
    ['zet aftelklok uit', 'Toon de aftelklok op de winkelpagina'],
    ['oss', 'OSS: klanten in de EU betalen het btw-tarief van hun eigen land'],
    ['vergelijken', 'Betalingen vergelijken'],
    ['potten tellen', 'Voorraad tellen'],
    ['avg', 'Klanten'],
  ])('"%s" is %s', (typed, first) => {
    expect(labels(typed, { sections: SECTIONS, results: nothing })[0]).toBe(first);
  });

  test.each([
    ['kortingscdoe', 'Kortingscodes'],
    ['bestelingen', 'Bestellingen'],
    ['instelligen', 'Instellingen'],
    ['bstl', 'Bestellingen'],
    ['voorad', 'Voorraad'],
  ])('"%s", with a slip of the finger, is still %s', (typed, first) => {
    expect(labels(typed, { sections: SECTIONS, results: nothing })[0]).toBe(first);
  });

  test('nothing is forgiven where something is spelled like that', () => {
    expect(labels('media', { sections: SECTIONS, results: nothing })).not.toContain('Meldingen aan jou');
    expect(labels('bestelingen')).toEqual(['ZW100007 · Zoë']);
  });

  test('letters that fit nothing find nothing', () => {
    expect(labels('qqqq', { sections: SECTIONS, results: nothing })).toEqual([]);
  });
});

test('what the page does itself is pressed here, and not offered again as a way to it', () => {
  const items = paletteItems('kortingscode', { ...offer, here, results: nothing });
  const [first] = items;
  expect(items.filter(({ label }) => label === 'Nieuwe kortingscode')).toHaveLength(1);
  expect(first).toMatchObject({ kind: 'press', detail: 'n' });
  if (first?.kind === 'press') first.press();
  expect(pressed).toEqual(['new-coupon']);
});

test('what the page does itself is found by the words it has elsewhere too', () => {
  const count = [{ command: 'count-stock', label: 'Tellen', icon: Boxes, press }];
  expect(labels('voorraad tellen', { here: count, results: nothing })).toEqual(['Tellen']);
});

test('a verb before an order does it there, and the shop is asked for the order alone', () => {
  expect(['verzend ZW100007', 'de Vries', 'verzend', 'label zoë', 'terugbetalen zoë'].map(searchOf)).toEqual([
    'ZW100007',
    'de Vries',
    'verzend',
    'zoë',
    'zoë',
  ]);
  expect(paletteItems('verzend ZW100007', offer)).toMatchObject([
    { kind: 'command', command: 'ship', path: '/admin/orders/7', label: 'Verzend ZW100007 · Zoë' },
  ]);
});

test('a notice is switched off in one line, which says what it does', () => {
  const flipped: object[] = [];
  const others = { dispute: true, refundFailed: true, unexplainedPayment: true, labelRefused: true };
  const rest = { mailFailed: true, webhookSilent: true, backupLate: true, withdrawalDue: true, digest: true };
  const notifications = { email: '', newOrder: true, lowStock: false, ...others, ...rest };
  const switches = noticeSwitches(notifications, (change) => flipped.push(change));
  const [first] = paletteItems('meldingen bestelling uit', { ...offer, results: nothing, switches });
  expect(first).toMatchObject({ kind: 'press', label: 'Melding Nieuwe bestelling: uitzetten' });
  if (first?.kind === 'press') first.press();
  expect(flipped).toEqual([{ kind: 'newOrder', isOn: false }]);
  expect(paletteItems('melding voorraad', { ...offer, results: nothing, switches })[0]?.label).toBe(
    'Melding Voorraad laag: aanzetten',
  );
});

describe('who may not', () => {
  test('change anything is offered nothing that changes', () => {
    expect(labels('kortingscode', { rights: rightsOf('viewer'), results: nothing })).toEqual([]);
    expect(labels('back-up maken', { rights: rightsOf('viewer'), results: nothing })).toEqual([]);
  });

  test('read a part finds neither its page nor its settings', () => {
    const writer = { rights: rightsOf('writer'), sections: SECTIONS, results: nothing };
    expect(labels('bestellingen', writer)).toEqual([]);
    expect(labels('aftelklok', writer)).toEqual([]);
    expect(labels('blog', writer)[0]).toBe('Blog');
  });
});

test('people are found by what the shop knows of them', () => {
  expect(paletteItems('gent', { ...offer, results: { ...nothing, customers } })).toMatchObject([
    { label: 'Zoë Jansen · Gent', detail: '3 bestellingen', path: '/admin/customers/4' },
  ]);
});

test('carts and messages are found by who they are from', () => {
  const drafts = [{ id: 3, customerName: '', customerEmail: 'a@b.nl', total: '24.95' }];
  expect(paletteItems('a@b', { ...offer, results: { ...nothing, drafts } })).toMatchObject([
    { label: 'Winkelmandje van a@b.nl', path: '/admin/drafts?q=a%40b.nl' },
  ]);
});

test('pages need every word, orders are those the shop found', () => {
  expect(labels('BESTEL')[0]).toBe('Bestellingen');
  expect(labels('BESTEL')).toContain('ZW100007 · Zoë');
  expect(labels('donker licht')).toEqual(['ZW100007 · Zoë']);
});

test('the name goes before the other words, the beginning before the middle, the right letters before slips', () => {
  const score = (typed: string, name: string, words = '') => matchScore(typed, name, words) ?? 0;
  expect(score('label', 'Label')).toBeGreaterThan(score('label', 'Etiket', 'label'));
  expect(score('code', 'Code maken')).toBeGreaterThan(score('code', 'Kortingscode'));
  expect(isNearMatch(score('lebal', 'Label'))).toBe(true);
  expect(matchScore('ZW1002', 'ZW1003')).toBeNull();
  expect(matchScore('', 'Alles')).not.toBeNull();
});
