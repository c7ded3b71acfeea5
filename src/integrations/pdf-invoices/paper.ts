// The sheet an invoice is written on: A4, the shop's own letters and colours, and the few strokes every part is made of.
// The file says when its invoice was issued and nothing else about when or where it was made, so it is the same each time.

import PDFDocument from 'pdfkit';
import wordmark from './fonts/fraunces-600.ttf?inline';
import regular from './fonts/inter-400.ttf?inline';
import strong from './fonts/inter-600.ttf?inline';

export type Sheet = InstanceType<typeof PDFDocument>;

export const colours = { ink: '#12110F', smoke: '#6F6A61', line: '#DAD4C6', bone: '#F6F3EC' } as const;
export const margin = 56;
export const pageWidth = 595.28;
export const pageHeight = 841.89;
export const textWidth = pageWidth - 2 * margin;
/** Below this the foot begins. */
export const bottom = pageHeight - 112;

const FONTS = { regular, strong, wordmark } as const;
const files = new Map<string, Buffer>();

export type TextStyle = {
  font?: keyof typeof FONTS;
  size?: number;
  colour?: string;
  align?: 'left' | 'right';
};

export function createSheet(about: { title: string; author: string; issuedAt: Date }): Sheet {
  const sheet = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    font: '',
    lang: 'nl-NL',
    displayTitle: true,
    info: { Title: about.title, Author: about.author, CreationDate: about.issuedAt, ModDate: about.issuedAt },
  });
  for (const name of ['regular', 'strong', 'wordmark'] as const) sheet.registerFont(name, fontFile(name));
  return sheet;
}

/** Writes text within a column and answers where the next line goes. */
export function write(
  sheet: Sheet,
  text: string,
  at: { x: number; y: number; width: number },
  { font = 'regular', size = 9.5, colour = colours.ink, align = 'left' }: TextStyle = {},
): number {
  sheet.font(font).fontSize(size).fillColor(colour);
  sheet.text(text, at.x, at.y, { width: at.width, align, lineGap: size * 0.3 });
  return sheet.y;
}

/** A line to the right margin, from the left one unless it begins later. */
export function rule(
  sheet: Sheet,
  y: number,
  {
    colour = colours.line,
    weight = 0.75,
    from = margin,
  }: { colour?: string; weight?: number; from?: number } = {},
): void {
  sheet
    .moveTo(from, y)
    .lineTo(pageWidth - margin, y)
    .lineWidth(weight)
    .strokeColor(colour)
    .stroke();
}

export function collect(sheet: Sheet): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts: Buffer[] = [];
  sheet.on('data', (part: Buffer) => parts.push(part));
  sheet.on('end', () => resolve(Buffer.concat(parts)));
  sheet.on('error', reject);
  sheet.end();
  return promise;
}

/** The build carries the letters within the program, as a data address each. */
function fontFile(name: keyof typeof FONTS): Buffer {
  const known = files.get(name);
  if (known) return known;
  const file = Buffer.from(FONTS[name].slice(FONTS[name].indexOf(',') + 1), 'base64');
  files.set(name, file);
  return file;
}
