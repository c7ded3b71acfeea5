// Tests names in every script customers use, on every kind of document: each letter has a glyph, and the text
// can be extracted from the PDF.

import { describe, expect, test } from 'vitest';
import type { PackingSlip } from '#modules/fulfilment/index.ts';
import type { InvoiceDocument } from '#modules/invoices/index.ts';
import { type LabelToPrint, ownTrackingCode } from '#modules/shipping/index.ts';
import { cents } from '#shared/money.ts';
import { findUnprintableCharacters } from '#shared/writing/printable-characters.ts';
import { pdfObjects, pdfText } from '#tests/support/pdf-text.ts';
import { printLabels } from '../offline-labels/print-labels.ts';
import { printInvoice } from '../pdf-invoices/pdf-invoices.ts';
import { printPackingSlips } from '../pdf-packing-slips/pdf-packing-slips.ts';
import { brandFontBytes, openBrandFont } from './brand-fonts.ts';
import { fallbackFor, hasGlyphs } from './fallback-fonts.ts';
import { collect, createSheet, heightOf, write } from './sheet.ts';

const NAMES = [
  '王小明',
  '陳大文',
  '山田太郎',
  'ヤマダ たろう',
  '髙橋',
  '김철수',
  'محمد بن سلمان',
  'יוסף כהן',
  'สมชาย ใจดี',
  'გიორგი ბერიძე',
  'Հայկ Սարգսյան',
  'राहुल क्षत्रिय',
  'রহিম উদ্দিন',
  'தமிழ்ச்செல்வன்',
  'తెలుగు శ్రీ',
  'ಕನ್ನಡ',
  'മലയാളം',
  'සිංහල ශ්‍රී',
  'ခင်မောင်',
  'ភាសាខ្មែរ',
  'ລາວ ນ້ຳ',
  'አበበ',
  'བོད་ཡིག',
  'ދިވެހި',
  'ਪੰਜਾਬੀ',
  'ગુજરાતી',
  'ଓଡ଼ିଆ',
  'Ἀθῆναι',
  'Đặng Văn',
  'İğdır',
  'Jan 🎉👩‍👩‍👧🇳🇱',
  'ﷺ',
  'Ａｄｄｒｅｓｓ',
  '١٢٣ شارع',
  'پژگچ ۴۵۶',
];

const BOX = /<(?:[0-9a-f]{4})*?0000(?:[0-9a-f]{4})*>/i;
const hasBoxes = (pdf: Buffer) =>
  [...pdfObjects(pdf).values()].some(({ content }) => /\bBT\b/.test(content) && BOX.test(content));
const signsOf = (text: string) =>
  new Set([...text.normalize('NFD').replaceAll(/[\p{Cf}\s]|\p{Variation_Selector}/gu, '')]);
const missingIn = (pdf: Buffer, name: string) =>
  [...signsOf(name)].filter((sign) => !signsOf(pdfText(pdf)).has(sign));

const receiver = {
  phone: '',
  email: '',
  line2: '',
  state: '',
  houseNumber: '',
  addition: '',
  postalCode: '',
};
const labelFor = (name: string): LabelToPrint => ({
  id: 'offline:ZW100012',
  reference: 'ZW100012',
  carrier: 'postnl',
  trackingCode: ownTrackingCode('ZW100012'),
  options: {
    carrier: 'postnl',
    serviceLevel: 'standard',
    shippingMethod: 'pakket',
    insurance: false,
    signature: false,
  },
  parcel: {
    sender: {
      name: 'Zwartwit',
      address: 'Dam 1',
      postalCode: '1012 JS',
      city: 'Amsterdam',
      country: 'Nederland',
    },
    receiver: { ...receiver, name, streetName: name, city: name, country: 'GE' },
    contents: [{ description: '2 Pack', quantity: 1, unitPrice: 3743, unitWeight: 240 }],
    orderedAt: new Date('2026-11-20T12:00:00Z'),
  },
});
const slipFor = (name: string): PackingSlip => ({
  shop: {
    brand: 'Zwartwit',
    lines: ['Zwartwit B.V.'],
    email: 'hallo@zwartwit.example',
    website: 'zwartwit.example',
  },
  orderNumber: 'ZW100012',
  orderedOn: '2026-11-20',
  changedOn: null,
  receiver: [name, name],
  contents: [{ name: 'Pot tandpoeder', quantity: 2 }],
  items: [`Tandpoeder ${name} – 2 potten`],
  shipping: null,
  trackingCode: null,
  links: [],
});
const documentFor = (name: string): InvoiceDocument => ({
  seller: {
    brand: 'Zwartwit',
    legalName: 'Zwartwit B.V.',
    address: 'Dam 1',
    postalCode: '1012 JS',
    city: 'Amsterdam',

    country: 'Nederland',
    kvkNumber: '12345678',
    vatId: 'NL123456789B01',
    email: 'a@b.example',
    phone: '020',
  },
  buyer: { lines: [name, name], email: 'a@example.nl' },
  issuedOn: '2026-11-20',
  orderNumber: 'ZW100012',
  orderedOn: '2026-11-19',
  about: null,
  reason: null,
  lines: [{ label: name, quantity: 1, unitAmount: cents(2495), amount: cents(2495) }],
  subtotal: cents(2495),
  discount: cents(0),
  couponCode: null,
  shipping: cents(0),
  total: cents(2495),
  vat: [{ rate: 21, net: cents(2062), amount: cents(433) }],
  paidWith: 'ideal',
});

describe('a name in its own script', () => {
  test.each(NAMES)('%s stands on label, slip, invoice and proforma without a box', async (name) => {
    const issued = {
      number: '2026-000123',
      issuedAt: new Date('2026-11-20T12:00:00Z'),
      document: documentFor(name),
    };
    const papers = [
      await printLabels([labelFor(name)], 'A6'),
      await printPackingSlips([slipFor(name)], 'A5'),
      await printInvoice({ ...issued, kind: 'invoice' }),
    ];
    for (const paper of papers) {
      expect(missingIn(paper, name)).toEqual([]);
      expect(hasBoxes(paper)).toBe(false);
    }
    expect(findUnprintableCharacters(name)).toEqual([]);
  });

  test.each([
    ['marks no font has', 'Z\u0334\u0321\u0331a\u0336lg\u0338o'],
    ['signs nobody sees', 'Jan \u206a\u{e0001}王'],
  ])('%s are left out, not drawn as boxes', async (_what, name) => {
    expect(hasBoxes(await printLabels([labelFor(name)], 'A6'))).toBe(false);
  });

  test('no font has is a box, and known as such beforehand', async () => {
    expect(hasBoxes(await printLabels([labelFor('𠮷野家')], 'A6'))).toBe(true);
    expect(findUnprintableCharacters('𠮷野家 𠮷')).toEqual(['𠮷']);
    expect(findUnprintableCharacters('ⴰⵣⵓⵍ')).toEqual(['ⴰ', 'ⵣ', 'ⵓ', 'ⵍ']);
  });
});

const drawn = async (text: string, width = 300) => {
  const sheet = createSheet({ title: '', author: '', issuedAt: new Date(0) });
  const end = write(sheet, text, { x: 20, y: 20, width }, { size: 12 });
  const height = heightOf(sheet, text, { size: 12, width });
  return { pdf: await collect(sheet), end, height };
};
const runsOf = async (text: string) => pdfText((await drawn(text)).pdf).split('\n');

test('what runs from the right stands in its order: words, numbers and brackets', async () => {
  expect(await runsOf('אב גד 12-14 (הו)')).toEqual(['(', 'וה', ') ', '12-14', ' ', 'דג', ' ', 'בא']);
  expect(await runsOf('Straat ۴۵۶ ש')).toEqual(['Straat ', '۴۵۶', ' ', 'ש']);
});

test('lines break where the language breaks them, and measure what they take', async () => {
  for (const text of [
    '東京都千代田区丸の内一丁目九番一号グラントウキョウ',
    'กรุงเทพมหานครอมรรัตนโกสินทร์',
    '서울 특별시 강남구 테헤란로',
  ]) {
    const { pdf, end, height } = await drawn(text, 90);
    expect(height).toBeGreaterThan(30);
    expect(end - 20).toBeCloseTo(height, 5);
    expect(missingIn(pdf, text)).toEqual([]);
  }
});

test('what is said to be printable is what the fonts have', () => {
  const own = openBrandFont('regular');
  const wrong: string[] = [];
  for (let code = 0x20; code <= 0x3ffff; code += 1) {
    const letter = String.fromCodePoint(code);
    if ((code >= 0xd800 && code <= 0xf8ff) || /[\p{Cf}\p{Cc}\s]|\p{Variation_Selector}/u.test(letter))
      continue;
    const isDrawn = hasGlyphs(own, letter) || fallbackFor(letter) !== null;
    if (isDrawn === findUnprintableCharacters(letter).length > 0) wrong.push(code.toString(16));
  }
  expect(wrong).toEqual([]);
  expect(brandFontBytes('strong').length).toBeGreaterThan(0);
});
