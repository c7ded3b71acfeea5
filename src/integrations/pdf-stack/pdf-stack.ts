// Puts pages of several PDFs on one stack. Pages of one file are taken from it together, so that its letters are there once.

import { degrees, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { PdfPiece, PdfStack } from '#modules/orders/index.ts';
import { PAPERS } from '../pdf-paper/sheet.ts';

/** Points from the corner of a sheet. */
const MARGIN = 24;
/** What browsers and readers take for the wish to print. */
const PRINT = 'this.print({bUI:true,bSilent:false,bShrinkToFit:true});';

export const pdfStack: PdfStack = {
  countPages: async (pdf) => (await PDFDocument.load(pdf)).getPageCount(),
  async stack(pieces, paper) {
    const stack = await PDFDocument.create();
    const sources = await openAll(pieces);
    const places = pieces.flatMap(({ pdf, page }) => {
      const source = sources.get(pdf);
      const pages = page === 'all' ? (source?.getPageIndices() ?? []) : [page];
      return pages.map((index) => ({ pdf, index }));
    });
    const copied = await copyAll(stack, sources, places);
    for (const { pdf, index } of places) {
      const page = copied.get(pdf)?.get(index);
      if (!page) throw new Error(`A PDF has no page ${index + 1}`);
      const { width, height } = page.getSize();
      const fits = paper === 'A6' || width >= PAPERS.A4.width - 1;
      if (fits) {
        stack.addPage(page);
        continue;
      }
      const sheet = stack.addPage([PAPERS.A4.width, PAPERS.A4.height]);
      const drawn = await stack.embedPage(page);
      sheet.drawPage(drawn, { x: MARGIN, y: PAPERS.A4.height - MARGIN - height, rotate: degrees(0) });
    }
    stack.catalog.set(
      PDFName.of('OpenAction'),
      stack.context.obj({ S: 'JavaScript', JS: PDFString.of(PRINT) }),
    );
    // What some label printers come with reads no objects within streams.
    return Buffer.from(await stack.save({ useObjectStreams: false }));
  },
};

type Sources = Map<Buffer, PDFDocument>;
type Page = Awaited<ReturnType<PDFDocument['copyPages']>>[number];

async function openAll(pieces: readonly PdfPiece[]): Promise<Sources> {
  const sources: Sources = new Map();
  for (const { pdf } of pieces) if (!sources.has(pdf)) sources.set(pdf, await PDFDocument.load(pdf));
  return sources;
}

async function copyAll(
  stack: PDFDocument,
  sources: Sources,
  places: readonly { pdf: Buffer; index: number }[],
): Promise<Map<Buffer, Map<number, Page>>> {
  const copied = new Map<Buffer, Map<number, Page>>();
  for (const [pdf, source] of sources) {
    const indices = places.filter((place) => place.pdf === pdf).map(({ index }) => index);
    const pages = await stack.copyPages(source, indices);
    copied.set(pdf, new Map(indices.map((index, turn) => [index, pages[turn]]).filter(isThere)));
  }
  return copied;
}

function isThere(pair: (number | Page | undefined)[]): pair is [number, Page] {
  return pair[1] !== undefined;
}
