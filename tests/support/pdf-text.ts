// Reads the text of a PDF: unpacks its pages and turns the glyphs of embedded fonts back into text. It
// supports only PDFs made by this shop.

import { inflateSync } from 'node:zlib';

/** Returns the runs of text in the order they were written, one per line. */
export function pdfText(pdf: Buffer): string {
  const objects = pdfObjects(pdf);
  const alphabets = pdfAlphabets(objects);
  return [...objects.values()]
    .filter(({ content }) => /\bBT\b/.test(content))
    .flatMap(({ content }) => pdfRuns(content, alphabets))
    .join('\n');
}

export type PdfObject = { head: string; content: string };

export function pdfObjects(pdf: Buffer): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const text = pdf.toString('latin1');
  for (const match of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)(?:\nendobj|stream\n)/g)) {
    const [whole, number = '', head = ''] = match;
    const start = match.index + whole.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = whole.endsWith('stream\n') ? pdf.subarray(start, start + length) : Buffer.alloc(0);
    const packed = head.includes('/FlateDecode') && !head.includes('/Subtype');
    objects.set(number, { head, content: (packed ? inflateSync(bytes) : bytes).toString('latin1') });
  }
  return objects;
}

type Alphabets = Map<string, Map<number, string>>;

export function pdfAlphabets(objects: Map<string, PdfObject>): Alphabets {
  const fonts = [...objects.values()].flatMap(({ head }) =>
    [...head.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font = '']) => [name, font] as const),
  );
  return alphabetsOf(objects, fonts);
}

/**
 * Returns the character maps of fonts by the name on a page and the number of the font's object, because two
 * pages may use one name for different fonts.
 */
export function alphabetsOf(
  objects: Map<string, PdfObject>,
  fonts: readonly (readonly [name: string, font: string])[],
): Alphabets {
  return new Map(
    fonts.map(([name, font]) => {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? '')?.[1] ?? '';
      return [name, alphabetOf(objects.get(unicode)?.content ?? '')];
    }),
  );
}

/** Maps glyph numbers to text, from the map a PDF contains for copying text. */
function alphabetOf(unicodeMap: string): Map<number, string> {
  const alphabet = new Map<number, string>();
  for (const [, first = '', , list = ''] of unicodeMap.matchAll(
    /<([0-9a-f]{4})> <([0-9a-f]{4})> \[([^\]]*)\]/gi,
  )) {
    for (const [index, [, codes = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      alphabet.set(Number.parseInt(first, 16) + index, decodeUtf16(codes.replaceAll(' ', '')));
  }
  return alphabet;
}

function decodeUtf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

export function pdfRuns(page: string, alphabets: Alphabets): string[] {
  let alphabet = new Map<number, string>();
  const runs: string[] = [];
  for (const [, font, run] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (font !== undefined) alphabet = alphabets.get(font) ?? new Map();
    if (run === undefined) continue;
    const glyphs = [...run.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = '']) => hex).join('');
    runs.push(
      (glyphs.match(/.{4}/g) ?? []).map((glyph) => alphabet.get(Number.parseInt(glyph, 16)) ?? '?').join(''),
    );
  }
  return runs;
}
