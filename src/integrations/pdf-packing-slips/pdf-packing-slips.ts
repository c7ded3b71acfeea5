// Lays packing slips out as PDF, on A5 or A4: whose parcel it is, where it goes, and a box to tick for each thing in it.

import type { PackingSlip, PrintPackingSlips } from '#modules/orders/index.ts';
import { collect, colours, createSheet, PAPERS, type Sheet, stroke, write } from '../pdf-paper/sheet.ts';
import { decoration, group } from '../pdf-paper/structure.ts';

const label = { colour: colours.smoke, size: 8 } as const;
const dayFormat = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

type Page = { sheet: Sheet; margin: number; width: number; bottom: number; addPage(): void };

export const printPackingSlips: PrintPackingSlips = (slips, paper) => {
  const [first] = slips;
  const sheet = createSheet({
    title: slips.length === 1 ? `Pakbon ${first?.orderNumber ?? ''}` : `${slips.length} pakbonnen`,
    author: first?.shop.brand ?? '',
    issuedAt: new Date(`${first?.orderedOn ?? '1970-01-01'}T12:00:00Z`),
    paper,
    autoFirstPage: false,
  });
  const { width, height } = PAPERS[paper];
  const margin = paper === 'A4' ? 56 : 36;
  const addPage = () => void sheet.addPage({ size: paper, margin: 0 });
  const page = { sheet, margin, width: width - 2 * margin, bottom: height - margin - 44, addPage };
  for (const slip of slips) writeSlip(page, slip);
  return collect(sheet);
};

function writeSlip(page: Page, slip: PackingSlip): void {
  const { sheet, margin, width } = page;
  page.addPage();
  const half = width / 2 - 10;
  write(sheet, slip.shop.brand, { x: margin, y: margin - 4, width: half }, { font: 'wordmark', size: 22 });
  const right = { x: margin + width - half, width: half };
  write(sheet, 'Pakbon', { ...right, y: margin }, { font: 'strong', size: 15, align: 'right', as: 'H1' });
  let y = margin + 38;
  stroke(sheet, { from: margin, to: margin + width, y, colour: colours.ink, weight: 1 });
  y = writeParties(page, slip, y + 16);
  y = writeItems(page, slip, y + 20);
  writeFoot(page, slip);
}

function writeParties({ sheet, margin, width }: Page, slip: PackingSlip, top: number): number {
  const half = width / 2 - 10;
  const left = { x: margin, width: half };
  const right = { x: margin + width - half, width: half };
  const [name = '', ...address] = slip.receiver;
  let y = write(sheet, 'Voor', { ...left, y: top }, { ...label, as: 'H2' }) + 2;
  y = write(sheet, name, { ...left, y }, { font: 'strong', size: 11 });
  y = write(sheet, address.join('\n'), { ...left, y: y + 1 }, { size: 10 });
  const details: [string, string][] = [
    ['Bestelling', slip.orderNumber],
    ['Besteld op', dayFormat.format(new Date(`${slip.orderedOn}T12:00:00Z`))],
    ...(slip.shipping ? [['Verzending', slip.shipping] satisfies [string, string]] : []),
    ...(slip.trackingCode ? [['Trackingcode', slip.trackingCode] satisfies [string, string]] : []),
  ];
  let side = top;
  group(sheet, 'Table', () => {
    for (const [term, value] of details)
      group(sheet, 'TR', () => {
        side = write(sheet, term, { ...right, y: side }, { ...label, as: 'row' }) + 1;
        side = write(sheet, value, { ...right, y: side }, { font: 'strong', size: 9.5, as: 'TD' }) + 5;
      });
  });
  return Math.max(y, side);
}

const BOX = 9;

function writeItems(page: Page, slip: PackingSlip, top: number): number {
  const { sheet, margin, width, bottom } = page;
  return group(sheet, 'Table', () => {
    let y = group(sheet, 'TR', () => writeColumns(page, top, 'column'));
    for (const { description, quantity } of slip.items) {
      sheet.font('regular').fontSize(10);
      const room = { x: margin + 68, width: width - 68 };
      const height = sheet.heightOfString(description, { width: room.width, lineGap: 3 });
      if (y + height > bottom) {
        page.addPage();
        y = writeColumns(page, margin, 'none');
      }
      decoration(sheet, () =>
        sheet
          .rect(margin + 1, y + 1, BOX, BOX)
          .lineWidth(0.75)
          .strokeColor(colours.smoke)
          .stroke(),
      );
      const next = group(sheet, 'TR', () => {
        const bold = { font: 'strong', size: 10, as: 'TD' } as const;
        write(sheet, String(quantity), { x: margin + 24, y, width: 30 }, bold);
        return write(sheet, description, { ...room, y }, { size: 10, as: 'TD' });
      });
      stroke(sheet, { from: margin, to: margin + width, y: next + 4 });
      y = next + 12;
    }
    return y;
  });
}

function writeColumns({ sheet, margin, width }: Page, y: number, as: 'column' | 'none'): number {
  write(sheet, 'Aantal', { x: margin + 24, y, width: 40 }, { ...label, as });
  const next = write(sheet, 'Artikel', { x: margin + 68, y, width: width - 68 }, { ...label, as });
  stroke(sheet, { from: margin, to: margin + width, y: next + 3, colour: colours.ink });
  return next + 11;
}

function writeFoot({ sheet, margin, width, bottom }: Page, { shop }: PackingSlip): void {
  stroke(sheet, { from: margin, to: margin + width, y: bottom + 6 });
  const lines = [shop.lines.join(', '), `Klopt er iets niet? Mail ${shop.email} of kijk op ${shop.website}.`];
  write(sheet, lines.join('\n'), { x: margin, y: bottom + 14, width }, label);
}
