// Tests the printed contents of labels, and that a long or unusual address is printed completely.

import { expect, test } from 'vitest';
import { type LabelToPrint, ownTrackingCode } from '#modules/shipping/index.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { createSheet } from '../pdf-paper/sheet.ts';
import { drawReceiver, drawSender } from './draw-label.ts';
import { printLabels } from './print-labels.ts';

const label: LabelToPrint = {
  id: 'offline:ZW100012',
  reference: 'ZW100012',
  carrier: 'postnl',
  trackingCode: ownTrackingCode('ZW100012'),
  options: {
    carrier: 'postnl',
    serviceLevel: 'next_day',
    shippingMethod: 'pakket',
    insurance: false,
    signature: true,
  },
  parcel: {
    sender: {
      name: 'Zwartwit',
      address: 'Voorbeeldstraat 1',
      postalCode: '1234 AB',
      city: 'Amsterdam',
      country: 'Nederland',
    },
    receiver: {
      name: 'Łucja Müller',
      streetName: 'Dam',
      houseNumber: '1',
      addition: 'A',
      postalCode: '1012JS',
      city: 'Amsterdam',
      country: 'NL',
      phone: '',
      email: 'lucja@example.nl',
      line2: '',
      state: '',
    },
    contents: [{ description: '2 Pack', quantity: 1, unitPrice: 3743, unitWeight: 240 }],
    orderedAt: new Date('2026-11-20T12:00:00Z'),
  },
};
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;
const textOf = async (labels: LabelToPrint[]) => pdfText(await printLabels(labels, 'A6'));

test('says who sends, who gets, how it travels and the code, without the customer’s mail or amounts', async () => {
  const text = await textOf([label]);
  for (const words of [
    'Łucja Müller',
    'Dam 1 A',
    '1012 JS Amsterdam',
    'PostNL',
    'Pakket',
    'Volgende dag',
    'Ja',
    'Nee',

    'Zwartwit',
    'Voorbeeldstraat 1, 1234 AB Amsterdam',
    'ZWT 100 012',
    'Bestelling ZW100012',
    'nog frankeren',
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('lucja@');
  expect(text).not.toContain('37');
});

test('is the same file every time it is made', async () => {
  expect((await printLabels([label], 'A6')).equals(await printLabels([label], 'A6'))).toBe(true);
});

test('comes one a page on A6 and four a page on A4', async () => {
  const five = Array.from({ length: 5 }, () => label);
  expect(pagesOf(await printLabels(five, 'A6'))).toBe(5);
  expect(pagesOf(await printLabels(five, 'A4'))).toBe(2);
});

test('keeps every word of a very long address, and names the country of one abroad', async () => {
  const receiver = {
    ...label.parcel.receiver,
    name: 'Maximiliaan Alexander van der Hoeven-Burgerhout tot Oudenbosch en Westkapelle',
    streetName: 'Burgemeester van der Voort van Zijpplein-Noord achter de oude watertoren',
    houseNumber: '',
    addition: '',
    line2: 'Building 7, entrance at the rear',
    state: 'Ynys Môn',
    city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    country: 'GB',
  } as const;
  const text = (await textOf([{ ...label, parcel: { ...label.parcel, receiver } }])).replaceAll(/\s+/g, ' ');
  for (const words of [
    'Westkapelle',
    'watertoren',
    'entrance at the rear',
    'Ynys Môn',
    'VERENIGD KONINKRIJK',
  ])
    expect(text).toContain(words);
});

test('the longest name and address the shop takes end above what is printed below them', () => {
  const sheet = createSheet({ title: '', author: '', issuedAt: new Date(0), paper: 'A6' });
  const to = {
    name: 'W'.repeat(200),
    streetName: 'W'.repeat(120),
    houseNumber: 'W'.repeat(60),
    addition: 'W'.repeat(120),
    line2: '',
    postalCode: 'W'.repeat(16),
    city: 'W'.repeat(80),
    state: '',
    country: 'DE' as const,
    phone: '',
    email: '',
  };
  expect(drawReceiver(sheet, to, { y: 106, width: 261, bottom: 184 })).toBeLessThanOrEqual(184);
});

test.each(['W', '王', 'ส', 'س'])(
  'the longest sender of a return, of %s, leaves room for the rest',
  (letter) => {
    const sheet = createSheet({ title: '', author: '', issuedAt: new Date(0), paper: 'A6' });
    const sender = {
      name: letter.repeat(200),
      address: letter.repeat(300),
      postalCode: 'W'.repeat(16),
      city: letter.repeat(80),
      country: 'DE',
    };
    const parcel = { ...label.parcel, sender };
    expect(drawSender(sheet, { ...label, parcel, isReturn: true }, 261)).toBeLessThanOrEqual(134);
  },
);

test('one who sends an ordinary parcel keeps to the two lines there are', () => {
  const sheet = createSheet({ title: '', author: '', issuedAt: new Date(0), paper: 'A6' });
  expect(drawSender(sheet, label, 261)).toBe(94);
});
