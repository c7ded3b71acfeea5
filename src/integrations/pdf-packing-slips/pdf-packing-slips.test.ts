import { expect, test } from 'vitest';
import type { PackingSlip } from '#modules/fulfilment/index.ts';
import { outlineOf, readTaggedPdf } from '#tests/support/pdf-structure.ts';
import { pdfObjects, pdfText } from '#tests/support/pdf-text.ts';
import { printPackingSlips } from './pdf-packing-slips.ts';

const slip: PackingSlip = {
  shop: {
    brand: 'Zwartwit',
    lines: ['Zwartwit B.V.', 'Voorbeeldstraat 1', '1234 AB Amsterdam'],
    email: 'hallo@zwartwit.example',
    website: 'zwartwit.example',
  },
  orderNumber: 'ZW100012',
  orderedOn: '2026-11-20',
  changedOn: null,
  receiver: ['Łucja Müller', 'Dam 1 A', '1012JS Amsterdam', 'Nederland'],
  contents: [
    { name: 'Pot tandpoeder', quantity: 6 },
    { name: 'Bamboe tandenborstel', quantity: 2 },
  ],
  items: ['Zwartwit Actieve Kool Tandpoeder – 6 potten'],
  shipping: 'PostNL · Standaard · Pakket',
  trackingCode: '3STUNM283054292',
  links: [{ label: 'Herroepen', use: '14 dagen', url: 'https://zwartwit.example/herroepen' }],
};
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('says for whom, what and how it travels', async () => {
  const lines = pdfText(await printPackingSlips([slip], 'A5')).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Pakbon',
      'ZW100012',
      '20\u00a0november 2026',
      'Łucja Müller',
      'Dam 1 A',
      '6',
      'potten tandpoeder',
      'PostNL · Standaard · Pakket',
      '3STUNM283054292',
    ]),
  );
  expect(lines.join(' ')).not.toContain('€');
});

test('of an order that was changed, when: of two slips the later one holds', async () => {
  const changed = { ...slip, changedOn: '21 nov, 14:03' };
  for (const paper of ['A6', 'A4'] as const)
    expect(pdfText(await printPackingSlips([changed], paper))).toContain('Gewijzigd op');
  expect(pdfText(await printPackingSlips([slip], 'A6'))).not.toContain('Gewijzigd op');
});

test('before there is a label says nothing of it', async () => {
  const text = pdfText(await printPackingSlips([{ ...slip, shipping: null, trackingCode: null }], 'A4'));
  expect(text).not.toContain('Trackingcode');
});

test('each begins on a page of its own, and a long one goes on to the next', async () => {
  expect(pagesOf(await printPackingSlips([slip, slip], 'A5'))).toBe(2);
  const [item] = slip.items;
  const items = Array.from({ length: 40 }, () => item).filter((each) => each !== undefined);
  expect(pagesOf(await printPackingSlips([{ ...slip, items }], 'A5'))).toBeGreaterThan(1);
});

test('on the paper of a label printer an order with its brush and three codes is one page', async () => {
  const links = ['Poets mee met de timer', 'Schrijf een review', 'Toch niet? Herroepen'].map((label) => ({
    label,
    use: 'Twee minuten lang',
    url: `https://www.zwartwit.example/poets#${'A'.repeat(40)}`,
  }));
  const receiver = [
    'Anna',
    '1600 Amphitheatre Parkway',
    'Building 40',
    '94043 Mountain View, California',
    'Verenigde Staten',
  ];
  for (const changedOn of [null, '21 nov, 14:03']) {
    const pdf = await printPackingSlips([{ ...slip, links, receiver, changedOn }], 'A6');
    expect([pagesOf(pdf), pdfText(pdf).split('\n').includes('zwartwit')]).toEqual([1, true]);
  }
});

test('tells whoever opens the box how to begin where there is room for it', async () => {
  const contents = slip.contents.slice(0, 1);
  const items = [...slip.items, 'Bamboe tandenborstel'];
  const usual = { ...slip, contents, items, shipping: null, trackingCode: null };
  expect(pdfText(await printPackingSlips([usual], 'A5'))).toContain('Twee minuten zwart. Daarna wit.');
  expect(pdfText(await printPackingSlips([slip], 'A4'))).toContain('Twee minuten zwart. Daarna wit.');
  expect(pdfText(await printPackingSlips([slip], 'A6'))).not.toContain('Twee minuten zwart');
});

test('read aloud it is Dutch, with headings, and tables whose cells have heads', async () => {
  const { version, language, marked, unmarked, root } = readTaggedPdf(await printPackingSlips([slip], 'A5'));
  expect({ version, language, marked, unmarked }).toEqual({
    version: '1.7',
    language: 'nl-NL',
    marked: true,
    unmarked: '',
  });
  const row = (head: string, cell: string) => ['    TR', `      TH(Row) ${head}`, `      TD ${cell}`];
  expect(outlineOf(root)).toEqual([
    'Document',
    '  P zwartwit',
    '  H1 Pakbon',
    '  P 6',
    '  P potten tandpoeder',
    '  P + 2 × Bamboe tandenborstel',
    '  H2 Voor',
    '  P Łucja Müller',
    '  P Dam 1 A',
    '  P 1012JS Amsterdam',
    '  P Nederland',
    '  Table',
    ...row('Bestelling', 'ZW100012'),
    ...row('Besteld op', '20\u00a0november 2026'),
    ...row('Verzending', 'PostNL · Standaard · Pakket'),
    ...row('Trackingcode', '3STUNM283054292'),
    '  Table',
    '    TR',
    '      TH(Column) Besteld',
    '    TR',
    '      TD Zwartwit Actieve Kool Tandpoeder – 6 potten',
    '  P Herroepen',
    '  P 14 dagen',
    '  P Zwartwit B.V., Voorbeeldstraat 1, 1234 AB Amsterdam',
    '  P Klopt er iets niet? Mail hallo@zwartwit.example of kijk op zwartwit.example.',
  ]);
});

test('the longest name and address the shop takes are on the paper, whole', async () => {
  const receiver = [
    'Œ'.repeat(200),
    `${'Œ'.repeat(120)} ${'8'.repeat(60)}`,
    `1012JS ${'Œ'.repeat(80)}`,
    'Nederland',
  ];
  for (const paper of ['A6', 'A5', 'A4'] as const) {
    const pdf = await printPackingSlips([{ ...slip, receiver }], paper);
    const contents = [...pdfObjects(pdf).values()].map(({ content }) => content);
    const heights = contents
      .flatMap((content) => [...content.matchAll(/1 0 0 1 [\d.]+ (-?[\d.]+) Tm/g)])
      .map(([, height]) => Number(height));
    expect(Math.min(...heights)).toBeGreaterThan(8);
    expect(pdfText(pdf).replaceAll(/[^Œ]/g, '')).toHaveLength(400);
  }
});
