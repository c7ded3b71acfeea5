import { describe, expect, test } from 'vitest';
import type { InvoiceDocument, PrintedInvoice } from '#modules/invoices/index.ts';
import { cents } from '#shared/money.ts';
import { outlineOf, readTaggedPdf } from '#tests/support/pdf-structure.ts';
import { pdfObjects, pdfText } from '#tests/support/pdf-text.ts';
import { printInvoice } from './pdf-invoices.ts';

const document: InvoiceDocument = {
  seller: {
    brand: 'Zwartwit',
    legalName: 'Zwartwit B.V.',
    address: 'Voorbeeldstraat 1',
    postalCode: '1234 AB',
    city: 'Amsterdam',
    country: 'Nederland',
    kvkNumber: '12345678',
    vatId: 'NL123456789B01',
    email: 'hallo@zwartwit.example',
    phone: '020 123 45 67',
  },
  buyer: { lines: ['Łucja Müller', 'Dam 1 A', '1012JS Amsterdam', 'Nederland'], email: 'lucja@example.nl' },
  issuedOn: '2026-11-20',
  orderNumber: 'ZW100012',
  orderedOn: '2026-11-19',
  about: null,
  reason: null,
  lines: [
    {
      label: 'Zwartwit Actieve Kool Tandpoeder – 2 Pack',
      quantity: 1,
      unitAmount: cents(3743),
      amount: cents(3743),
    },
  ],
  subtotal: cents(3743),
  discount: cents(374),
  couponCode: 'WELKOM10',
  shipping: cents(495),
  total: cents(3864),
  vat: [{ rate: 21, net: cents(3193), amount: cents(671) }],
  paidWith: 'ideal',
};
const invoice: PrintedInvoice = {
  number: '2026-000123',
  kind: 'invoice',
  issuedAt: new Date('2026-11-20T12:00:00Z'),
  document,
};
const linesOf = async (printed: PrintedInvoice) => pdfText(await printInvoice(printed)).split('\n');

/** Returns the texts and the box of the details of each page, in points from the bottom of the page. */
function drawnPages(pdf: Buffer) {
  const contents = [...pdfObjects(pdf).values()].filter(({ content }) => /\bBT\b/.test(content));
  return contents.map(({ content }) => {
    const placed = content.matchAll(/1 0 0 1 ([\d.]+) (-?[\d.]+) Tm\n\/F\d+ ([\d.]+) Tf/g);
    const texts = Array.from(placed, ([, x, y, size]) => ({
      x: Number(x),
      y: Number(y),
      size: Number(size),
    }));
    const [, path = ''] = /BDC\n(62 [\d.]+ m\n[^BEh]+)h\n/.exec(content) ?? [];
    const edges = Array.from(path.matchAll(/([\d.]+) [mlc]$/gm), ([, y]) => 841.89 - Number(y));
    return { texts, box: { top: Math.max(...edges), bottom: Math.min(...edges) } };
  });
}

describe('an invoice', () => {
  test('says everything the law asks of one', async () => {
    const lines = await linesOf(invoice);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Factuur',
        '2026-000123',
        '20\u00a0november 2026',
        'ZW100012',
        '19\u00a0november 2026',
        'Zwartwit B.V.',
        'Voorbeeldstraat 1',
        '1234 AB Amsterdam',
        'Łucja Müller',
        'Dam 1 A',
        '1012 JS Amsterdam',
        'lucja@example.nl',
        'Zwartwit Actieve Kool Tandpoeder – 2 Pack (2\u00a0potten)',
        '1',
        '€37,43',
        'Korting (WELKOM10)',
        '−€3,74',
        'Verzending',
        '€4,95',
        'Totaal inclusief btw',
        '€38,64',
        'Totaal exclusief btw',
        '€31,93',
        'Btw 21% over €31,93',
        '€6,71',
      ]),
    );
    const [foot] = lines.filter((line) => line.includes('KvK'));
    expect(foot).toContain('KvK 12345678');
    expect(foot).toContain('Btw-id NL123456789B01');
    expect(lines.join('\n')).toContain('Betaald met iDEAL | Wero');
  });

  test('in advance says where the money is to go, and that it is no invoice', async () => {
    const payTo = { iban: 'NL91ABNA0417164300', accountName: 'Zwartwit', until: '2026-12-04' };
    const about = { ...document, payTo, orderNumber: 'PF100012', paidWith: null };
    const proforma = { ...invoice, kind: 'proforma' as const, number: 'PF100012', document: about };
    const lines = await linesOf(proforma);
    expect(lines).toEqual(expect.arrayContaining(['Proformafactuur', 'PF100012', '4\u00a0december 2026']));
    expect(lines).toEqual(expect.arrayContaining(['Zo betaal je', '€38,64', 'NL91 ABNA 0417 1643 00']));
    expect(lines.join(' ')).toContain('nog geen factuur voor de btw');
  });

  test('is the same file every time it is made', async () => {
    expect((await printInvoice(invoice)).equals(await printInvoice(invoice))).toBe(true);
  });

  test('without VAT says why', async () => {
    const vat = [{ rate: 0, net: cents(3864), amount: cents(0) }];
    const text = (await linesOf({ ...invoice, document: { ...document, vat } })).join(' ');
    expect(text).toContain('0% btw: levering naar een land buiten de Europese Unie');
    expect(text).not.toMatch(/inclusief btw|incl\. btw/i);
  });

  test('that needs several pages numbers them, and each has the numbers of the company', async () => {
    const [line] = document.lines;
    const lines = Array.from({ length: 40 }, () => line).filter((each) => each !== undefined);
    const text = await linesOf({ ...invoice, document: { ...document, lines } });
    expect(text.filter((each) => each.includes('KvK'))).toHaveLength(3);
    expect(text).toEqual(expect.arrayContaining(['1 van 3', '2 van 3', '3 van 3']));
  });
});

test('a long reason never runs into the foot, however full the page is', async () => {
  const FOOT = 84;
  const [line] = document.lines;
  const pages = new Set<number>();
  for (let count = 2; count <= 10; count += 1) {
    const lines = Array.from({ length: count }, () => ({ ...line, label: 'Pot' }));
    const full = { ...document, reason: 'Kapot aangekomen. '.repeat(16).trim(), lines } as InvoiceDocument;
    const pdf = await printInvoice({ ...invoice, kind: 'credit_note', document: full });
    const contents = [...pdfObjects(pdf).values()].filter(({ content }) => /\bBT\b/.test(content));
    const heights = contents.flatMap(({ content }) =>
      [...content.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm/g)].map(([, height]) => Number(height)),
    );
    pages.add(contents.length);
    // The footer: two lines of numbers and, with several pages, the page number.
    const said = contents.length > 1 ? 3 : 2;
    expect(heights.filter((height) => height < FOOT)).toHaveLength(said * contents.length);
  }
  expect(pages).toEqual(new Set([1, 2]));
});

describe('with every field at its longest', () => {
  const wide = (count: number) => 'Œ'.repeat(count);
  const buyer = {
    lines: [
      wide(200),
      `${wide(120)} ${'8'.repeat(60)} ${wide(120)}`,
      `${'M'.repeat(16)} ${wide(80)}`,
      wide(60),
    ],
    email: `${'w'.repeat(64)}@${'w'.repeat(189)}`,
  };
  const seller = {
    ...document.seller,
    brand: wide(40),
    legalName: wide(120),
    address: wide(120),
    postalCode: 'M'.repeat(16),
    city: wide(80),
    country: wide(60),
    email: buyer.email,
    phone: '8'.repeat(30),
  };
  const [line] = document.lines;
  const longest: InvoiceDocument = {
    ...document,
    seller,
    buyer,
    issuedOn: '2026-09-30',
    orderedOn: '2026-09-30',
    about: '2026-000122',
    reason: wide(300),
    couponCode: 'M'.repeat(40),
    lines: [{ ...line, label: wide(200), quantity: 1, unitAmount: cents(3743), amount: cents(3743) }],
  };
  const account = { iban: 'NL91ABNA0417164300', accountName: wide(120), until: '2026-09-30' };
  const papers: PrintedInvoice[] = [
    { ...invoice, document: longest },
    { ...invoice, document: { ...longest, seller: document.seller } },
    { ...invoice, document: { ...longest, buyer: document.buyer } },
    { ...invoice, kind: 'credit_note', number: 'C2026-000123', document: longest },
    { ...invoice, kind: 'credit_correction', number: 'CC2026-000123', document: longest },
    { ...invoice, kind: 'proforma', number: 'PF100012', document: { ...longest, payTo: account } },
  ];

  test.each(papers)('paper %# ($kind) has no text in its foot or upon another', async (paper) => {
    const pages = drawnPages(await printInvoice(paper));
    for (const { texts } of pages) {
      const heights = texts.map(({ y }) => y);
      // The top of the footer is at 84; its text begins at 72.
      expect(heights.filter((y) => y > 72 && y < 88)).toEqual([]);
      expect(Math.min(...heights)).toBeGreaterThan(8);
      const upon = texts.filter((text) =>
        texts.some((other) => other !== text && other.x === text.x && Math.abs(other.y - text.y) < text.size),
      );
      expect(upon).toEqual([]);
    }
    const said = pdfText(await printInvoice(paper)).split('\n');
    expect(said.filter((text) => text.startsWith('KvK'))).toHaveLength(pages.length);
  });

  test.each(papers)('paper %# ($kind) keeps the values of its details in their box', async (paper) => {
    const [page] = drawnPages(await printInvoice(paper));
    const { top = 0, bottom = 0 } = page?.box ?? {};
    const within = page?.texts.filter(({ y }) => y < top && y > bottom - 20) ?? [];
    expect(within.length).toBeGreaterThan(6);
    expect(Math.min(...within.map(({ y }) => y))).toBeGreaterThan(bottom + 6);
  });
});

test('a credit note names its invoice, the reason and what went back', async () => {
  const lines = await linesOf({
    ...invoice,
    kind: 'credit_note',
    number: 'C2026-000007',
    document: {
      ...document,

      about: '2026-000123',
      reason: 'Pot kwam beschadigd aan',
      discount: cents(0),
      couponCode: null,
      shipping: cents(0),
      lines: [
        { label: 'Gedeeltelijke terugbetaling', quantity: 1, unitAmount: cents(1250), amount: cents(1250) },
      ],

      subtotal: cents(1250),
      total: cents(1250),
      vat: [{ rate: 21, net: cents(1033), amount: cents(217) }],
    },
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'Creditnota',
      'C2026-000007',
      'Bij factuur',
      '2026-000123',
      'Totaal terugbetaald',
      '€12,50',
      'Btw 21% over €10,33',
      '€2,17',
      'Reden: Pot kwam beschadigd aan',
    ]),
  );
});

describe('read aloud', () => {
  const spoken = async (printed: PrintedInvoice) => readTaggedPdf(await printInvoice(printed));

  test('an invoice is Dutch, with headings, tables whose cells have heads, and the numbers of the company last', async () => {
    const { version, language, marked, unmarked, root } = await spoken(invoice);
    expect({ version, language, marked, unmarked }).toEqual({
      version: '1.7',
      language: 'nl-NL',
      marked: true,
      unmarked: '',
    });
    const row = (head: string, cell: string) => ['    TR', `      TH(Row) ${head}`, `      TD ${cell}`];
    const columns = ['Omschrijving', 'Aantal', 'Prijs incl. btw', 'Bedrag incl. btw'];
    expect(outlineOf(root)).toEqual([
      'Document',
      '  P zwartwit',
      '  H1 Factuur',
      '  H2 Aan',
      '  P Łucja Müller',
      '  P Dam 1 A',
      '  P 1012 JS Amsterdam',
      '  P Nederland',
      '  P lucja@example.nl',
      '  H2 Van',
      '  P Zwartwit B.V.',
      '  P Voorbeeldstraat 1',
      '  P 1234 AB Amsterdam',
      '  P Nederland',
      '  Table',
      ...row('Factuurnummer', '2026-000123'),
      ...row('Factuurdatum', '20\u00a0november 2026'),
      ...row('Bestelling', 'ZW100012'),
      ...row('Besteld en betaald', '19\u00a0november 2026'),
      '  Table',
      '    TR',
      ...columns.map((name) => `      TH(Column) ${name}`),

      '    TR',
      ...['Zwartwit Actieve Kool Tandpoeder – 2 Pack (2\u00a0potten)', '1', '€37,43', '€37,43'].map(
        (cell) => `      TD ${cell}`,
      ),
      '  Table',

      ...row('Subtotaal', '€37,43'),
      ...row('Korting (WELKOM10)', '−€3,74'),
      ...row('Verzending', '€4,95'),
      ...row('Totaal inclusief btw', '€38,64'),
      ...row('Totaal exclusief btw', '€31,93'),
      ...row('Btw 21% over €31,93', '€6,71'),
      '  P Betaald met iDEAL | Wero. Je hoeft niets meer te doen.',
      '  P Zwartwit B.V., Voorbeeldstraat 1, 1234 AB Amsterdam',
      '  P KvK 12345678 · Btw-id NL123456789B01 · hallo@zwartwit.example · 020 123 45 67',
    ]);
  });

  test('a credit note says which it is', async () => {
    const { root, unmarked } = await spoken({ ...invoice, kind: 'credit_note' });
    expect([outlineOf(root)[2], unmarked]).toEqual(['  H1 Creditnota', '']);
  });

  test('one of several pages is one table, whose head and foot are said once', async () => {
    const [line] = document.lines;
    const lines = Array.from({ length: 40 }, () => line).filter((each) => each !== undefined);
    const { root, unmarked } = await spoken({ ...invoice, document: { ...document, lines } });
    const outline = outlineOf(root);
    expect(unmarked).toBe('');
    expect(outline.filter((part) => part === '      TH(Column) Omschrijving')).toHaveLength(1);
    expect(outline.filter((part) => part.includes('KvK'))).toHaveLength(1);
    const [, table] = root.children.filter(({ kind }) => kind === 'Table');
    expect(table?.children).toHaveLength(41);
  });
});
