// Merges pages of several PDFs into one file, for printing. Pages of the same PDF are copied together, so
// that its fonts are embedded once.

import { grayscale, PDFDocument, type PDFEmbeddedPage, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { PdfPart, PdfStack } from '#modules/fulfilment/index.ts';
import { PAPER_SIZES } from '../pdf-paper/sheet.ts';

/**
 * The position of each quarter of an A4 sheet on which four small pages are printed, as column and row
 * counted from the bottom left, in the order of filling: top left first.
 */
const QUARTERS = [
  [0, 1],
  [1, 1],
  [0, 0],
  [1, 0],
] as const;
/** The PDF action that opens the print dialog in browsers and PDF readers. */
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
    let shared: { sheet: Page; taken: number } | null = null;
    for (const { pdf, index } of places) {
      const page = copied.get(pdf)?.get(index);
      if (!page) throw new Error(`A PDF has no page ${index + 1}`);
      if (paper === 'A6' || page.getWidth() >= PAPER_SIZES.A4.width - 1) {
        stack.addPage(page);
        shared = null;
        continue;
      }
      if (!shared || shared.taken === QUARTERS.length) shared = { sheet: addQuartered(stack), taken: 0 };
      drawInQuarter(shared.sheet, await stack.embedPage(page), shared.taken);
      shared.taken += 1;
    }
    stack.catalog.set(
      PDFName.of('OpenAction'),
      stack.context.obj({ S: 'JavaScript', JS: PDFString.of(PRINT) }),
    );
    // The software of some label printers cannot read object streams.
    return Buffer.from(await stack.save({ useObjectStreams: false }));
  },
};

type Sources = Map<Buffer, PDFDocument>;
type Page = Awaited<ReturnType<PDFDocument['copyPages']>>[number];

/** Adds an A4 sheet with cutting lines between its quarters, and returns the sheet. */
function addQuartered(stack: PDFDocument): Page {
  const { width, height } = PAPER_SIZES.A4;
  const sheet = stack.addPage([width, height]);
  const line = { thickness: 0.5, color: grayscale(0.75), dashArray: [3, 3] };
  sheet.drawLine({ ...line, start: { x: width / 2, y: 0 }, end: { x: width / 2, y: height } });
  sheet.drawLine({ ...line, start: { x: 0, y: height / 2 }, end: { x: width, y: height / 2 } });
  return sheet;
}

/** Draws a page in the middle of a quarter, reduced in size only when it does not fit. */
function drawInQuarter(sheet: Page, drawn: PDFEmbeddedPage, place: number): void {
  const [column = 0, row = 0] = QUARTERS[place] ?? [];
  const { width, height } = PAPER_SIZES.A6;
  const scale = Math.min(1, width / drawn.width, height / drawn.height);
  sheet.drawPage(drawn, {
    x: column * width + (width - drawn.width * scale) / 2,
    y: row * height + (height - drawn.height * scale) / 2,
    xScale: scale,
    yScale: scale,
  });
}

async function openAll(pieces: readonly PdfPart[]): Promise<Sources> {
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
