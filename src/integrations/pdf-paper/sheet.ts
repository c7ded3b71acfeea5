// The page that all PDF documents of the shop are drawn on: fonts, colours and a few common shapes. The PDF
// contains only the date of the document and nothing about when or where the file was made, so it is
// identical each time.

import PDFDocument from 'pdfkit';
import { MARK, WORDMARK } from '#shared/brand/wordmark.ts';
import { type BrandFont, brandFontBytes } from './brand-fonts.ts';
import { drawMixed, mixedHeight, needsFallbackFont } from './mixed-text.ts';
import { beginStructure, decoration, type Part, part, type Sheet } from './structure.ts';

export type { Sheet };

export const colours = { ink: '#12110F', smoke: '#6F6A61', line: '#DAD4C6', bone: '#F6F3EC' } as const;

/** The width and height of each paper size in points, upright. */
export const PAPER_SIZES = {
  A4: { width: 595.28, height: 841.89 },
  A5: { width: 419.53, height: 595.28 },
  A6: { width: 297.64, height: 419.53 },
} as const;
export type PaperSize = keyof typeof PAPER_SIZES;

export type TextStyle = {
  font?: BrandFont;
  size?: number;
  colour?: string;
  align?: 'left' | 'right' | 'center';
  /** The extra space between the letters of a text on a PDF page, in points. */
  spacing?: number;
  /** The role for screen readers of a text on a PDF page; a paragraph by default. */
  as?: Part;
};

type About = {
  title: string;
  author: string;
  issuedAt: Date;
  paper?: PaperSize;
  /** False when the caller adds the first page itself; otherwise the document begins with an empty page. */
  autoFirstPage?: boolean;
};

export function createSheet({ title, author, issuedAt, paper = 'A4', autoFirstPage = true }: About): Sheet {
  const sheet = new PDFDocument({
    size: paper,
    margin: 0,
    autoFirstPage,
    bufferPages: true,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'nl-NL',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: issuedAt, ModDate: issuedAt },
  });
  for (const name of ['regular', 'strong', 'wordmark'] as const)
    sheet.registerFont(name, brandFontBytes(name));
  beginStructure(sheet);
  return sheet;
}

/** Writes text into a column of the page, with line breaks. Returns the y position of the next line. */
export function write(
  sheet: Sheet,
  text: string,
  at: Place,
  {
    font = 'regular',
    size = 9.5,
    colour = colours.ink,
    align = 'left',
    spacing = 0,
    as = 'P',
  }: TextStyle = {},
): number {
  sheet.font(font).fontSize(size).fillColor(colour);
  const lineGap = size * LINE_GAP;
  const how = { width: at.width, align, lineGap, characterSpacing: spacing };
  const setting = { font, size, width: at.width, lineGap, spacing };
  // A screen reader joins the lines of a paragraph, so each line of an address is a paragraph of its own.
  const set = text.replaceAll("'", '’');
  const lines = as === 'P' ? set.split('\n') : [set];
  for (const [index, line] of lines.entries()) {
    const y = index === 0 ? at.y : sheet.y;
    part(sheet, as, () => {
      if (needsFallbackFont(line, font)) drawMixed(sheet, line, { x: at.x, y, align }, setting);
      else sheet.font(font).text(line, at.x, y, how);
    });
  }
  return sheet.y;
}

/** The space between lines, as a share of the font size. */
const LINE_GAP = 0.3;

/** Returns the height of a text in a column, in points. */
export function heightOf(
  sheet: Sheet,
  text: string,
  { font = 'regular', size, width, lineGap = size * LINE_GAP }: Room,
): number {
  const setting = { font, size, width, lineGap, spacing: 0 };
  let height = 0;
  for (const line of text.split('\n'))
    height += needsFallbackFont(line, font)
      ? mixedHeight(sheet, line, setting)
      : sheet.font(font).fontSize(size).heightOfString(line, { width, lineGap });
  return height;
}

type Room = { font?: BrandFont; size: number; width: number; lineGap?: number };

/** Returns the height in points that the second and further lines of a text take; 0 for one line. */
export const heightBelowFirstLine = (sheet: Sheet, text: string, room: Room): number =>
  heightOf(sheet, text, room) - heightOf(sheet, 'x', room);

export type SizedText = { text: string; size: number; font?: BrandFont };

/**
 * Returns the factor for the font sizes of long texts, one below the other, so that they fit the given space
 * in points: 1 when they fit already, not less than about 0.4.
 */
export function scaleOf(
  sheet: Sheet,
  texts: readonly SizedText[],
  { width, height }: { width: number; height: number },
): number {
  const heightAt = (scale: number) =>
    texts.reduce((sum, { text, size, font }) => {
      const setting = { size: size * scale, width, ...(font ? { font } : {}) };
      return sum + heightOf(sheet, text, setting);
    }, 0);
  let scale = 1;
  while (scale > 0.4 && heightAt(scale) > height) scale -= 0.05;
  return scale;
}

/** The baseline of the wordmark below the top of its line, as a share of the font size. */
const BASELINE = 0.978;

/**
 * Draws the logo with the brand name beside it, in lower case, at font size `whole`; smaller when the name is
 * too long for its line.
 */
export function writeBrand(sheet: Sheet, name: string, { x, y, width }: Place, whole: number): void {
  const besideOf = (size: number) => size * (WORDMARK.mark + WORDMARK.gap);
  const text = { text: name.toLowerCase(), size: whole, font: 'wordmark' } as const;
  const line = { font: text.font, size: whole, width };
  const room = { width: width - besideOf(whole), height: heightOf(sheet, 'x', line) };
  const size = whole * scaleOf(sheet, [text], room);
  const mark = size * WORDMARK.mark;
  const beside = besideOf(size);
  decoration(sheet, () => {
    sheet.save();
    sheet.translate(x, y + size * (BASELINE - WORDMARK.foot) - mark / 2).scale(mark / 32);
    sheet.circle(16, 16, MARK.ring.r).lineWidth(MARK.stroke).stroke(colours.ink);
    sheet.path(MARK.lid).fill(colours.ink);
    sheet.restore();
  });
  const place = { x: x + beside, y, width: width - beside };
  write(sheet, text.text, place, { font: 'wordmark', size, spacing: size * WORDMARK.spacing });
}

type Place = { x: number; y: number; width: number };

/** Draws a horizontal line on a PDF page, from `from` to `to` at height `y`, in points. */
export function stroke(sheet: Sheet, { from, to, y, colour = colours.line, weight = 0.75 }: Stroke): void {
  decoration(sheet, () => sheet.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(colour).stroke());
}

type Stroke = { from: number; to: number; y: number; colour?: string; weight?: number };

export function collect(sheet: Sheet): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  sheet.on('data', (part: Buffer) => parts.push(part));
  sheet.on('end', () => resolve(Buffer.concat(parts)));
  sheet.on('error', reject);
  sheet.end();
  return promise;
}
