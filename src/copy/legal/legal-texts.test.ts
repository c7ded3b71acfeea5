// Rules every legal text keeps: facts come from the shop, links stay inside it or lead to known authorities.

import { describe, expect, test } from 'vitest';
import { accessibilityStatement } from './accessibility.ts';
import type { LegalInfo } from './legal-info.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { reviewsPolicy } from './reviews-policy.ts';
import { shippingPolicy } from './shipping-policy.ts';
import { termsOfService } from './terms-of-service.ts';

const shop: LegalInfo = {
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
  rating: { figure: '4,2', count: 31, isCounted: true },
  carriers: ['Pakketpost'],
  zones: [
    { kind: 'home', countries: ['Nederland'], fee: null },
    { kind: 'abroad', countries: null, fee: '€12,34' },
  ],
  notServed: ['Rusland'],
};

const shipping = (info: LegalInfo) => shippingPolicy(info, 'dinsdag');
const texts = { privacyPolicy, termsOfService, shipping, reviewsPolicy, accessibilityStatement };

describe.each(Object.entries(texts))('%s', (_name, write) => {
  const article = write(shop);
  const whole = JSON.stringify(article);

  test('has sections with a name of their own', () => {
    const ids = article.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(article.sections.every(({ blocks }) => blocks.length > 0)).toBe(true);
  });

  test('names no figure or address of the seeded shop', () => {
    expect(whole).not.toMatch(/Zwartwit|Voorbeeldstraat|12345678|16:00|15:00|4,8|247/);
  });

  test('does not send anyone to the closed dispute platform', () => {
    expect(whole).not.toContain('consumers/odr');
  });

  test('has a description that search engines show whole', () => {
    expect(article.description.length).toBeLessThanOrEqual(170);
  });
});

test('the privacy policy carries the date of the specification', () => {
  expect(privacyPolicy(shop).updated).toBe('2025-07-12');
});

test('terms name the seller in full, the term of the shop and the model form', () => {
  const whole = JSON.stringify(termsOfService(shop));
  for (const part of [
    'Bedrijf B.V.',
    '87654321',
    'NL987654321B09',
    '21 dagen bedenktijd',
    '45 dagen',
    '13:37',
    '/herroepen',
  ])
    expect(whole).toContain(part);
  expect(whole).toContain('Modelformulier voor herroeping');
});

test('the shipping policy lists fees, window, carriers and what is not served', () => {
  const whole = JSON.stringify(shipping(shop));
  for (const part of [
    'Gratis',
    '€12,34',
    'Alle andere landen',
    '13:37',
    '07:30',
    'Pakketpost',
    'Rusland',
    '7 uur',
  ])
    expect(whole).toContain(part);
});
