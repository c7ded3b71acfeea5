// Tests the rules of every legal text: variables come from the shop, and links lead to the shop or to known
// authorities.

import { describe, expect, test } from 'vitest';
import type { LegalInfo } from '#copy/legal/legal-info.ts';
import { defaultPages } from '#modules/pages/content/default-pages.ts';
import { articleOf } from './article-of.ts';
import { fillLine, fillVariables } from './variable-values.ts';

const legal: LegalInfo = {
  brand: 'Merk',
  product: 'Product',
  company: {
    legalName: 'Bedrijf B.V.',
    address: 'Straat 9',
    postalCode: '9999 ZZ',
    city: 'Stad',
    country: 'Nederland',
    kvkNumber: '87654321',
    vatId: 'NL987654321B09',
    email: 'mail@merk.example',
    phone: '030 765 43 21',
  },
  delivery: { cutOff: '13:37', windowFrom: '07:30', windowUntil: '21:30' },
  support: { from: '10:15', until: '16:45', answerHours: 7 },
  withdrawalDays: 21,
  returnDays: 14,
  refundDays: 14,
  guaranteeDays: 45,
  guaranteeNotice: '',
  rating: { figure: '4,2', count: 31, isCounted: true },
  carriers: ['Pakketpost'],
  zones: [
    { kind: 'home', countries: ['Nederland'], fee: null },
    { kind: 'abroad', countries: null, fee: '€12,34' },
  ],
  notServed: ['Rusland'],
};
const info = {
  legal,
  resultDays: 14,
  packs: [],
  nearbyDay: () => ({ word: 'dinsdag', homes: ['NL', 'BE'] as const, until: '16:00' }),
};

const texts = defaultPages.flatMap(({ slug, content }) =>
  content.kind === 'text' ? [{ slug, content }] : [],
);
const read = ({ content }: (typeof texts)[number]) => ({
  ...articleOf(content.body, info),
  intro: fillLine(content.intro, info),
  description: fillVariables(content.search.description, info),
});
/** Returns a text as readers see it, with non-breaking spaces as normal spaces. */
const wholeOf = (slug: string) =>
  JSON.stringify(texts.filter((text) => text.slug === slug).map(read)).replaceAll('\u00a0', ' ');

describe.each(texts)('$slug', (text) => {
  const article = read(text);
  const whole = JSON.stringify(article);

  test('has sections with a name of their own', () => {
    const ids = article.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(article.sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
    expect(article.lead).toEqual([]);
  });

  test('names no figure or address of the seeded shop, and leaves no variable unfilled', () => {
    expect(whole).not.toMatch(/Zwartwit|Voorbeeldstraat|12345678|16:00|15:00|4,8|247/);
    expect(whole).not.toMatch(/\{[a-z-]+\}/);
  });

  test('does not send anyone to the closed dispute platform', () => {
    expect(whole).not.toContain('consumers/odr');
  });

  test('has a description that search engines show whole', () => {
    expect(article.description.length).toBeLessThanOrEqual(170);
  });
});

test('the privacy policy carries the date of the specification', () => {
  expect(defaultPages.find(({ slug }) => slug === 'privacy-policy')?.changedOn).toBe('2025-07-12');
});

test.each([
  ['terms-of-service', 'Bedrijf B.V.'],
  ['terms-of-service', '87654321'],
  ['terms-of-service', 'NL987654321B09'],
  ['terms-of-service', '21 dagen bedenktijd'],
  ['terms-of-service', '45 dagen'],
  ['terms-of-service', '13:37'],
  ['terms-of-service', '/herroepen'],
  ['terms-of-service', 'Modelformulier voor herroeping'],
  ['terms-of-service', '"kind":"guarantee"'],
  ['shipping-policy', 'Gratis'],
  ['shipping-policy', '€12,34'],
  ['shipping-policy', 'Alle andere landen'],
  ['shipping-policy', '13:37'],
  ['shipping-policy', '07:30'],
  ['shipping-policy', 'Pakketpost'],
  ['shipping-policy', 'Rusland'],
  ['shipping-policy', '7 uur'],
  ['reviews-beleid', 'De 4,2 uit 31 beoordelingen'],
])('%s tells of %s', (slug, variable) => {
  expect(wholeOf(slug)).toContain(variable);
});
