// Lays out packing slips as PDF, on A6, A5 or A4: the quantity larger than anything else, the recipient, a
// tick box for each item, and QR codes for the recipient.

import type { PackingSlip, PrintPackingSlips } from '#modules/fulfilment/index.ts';
import { formatDay } from '#shared/date-formats.ts';
import { piecesText } from '#shared/goods-text.ts';
import {
  collect,
  colours,
  createSheet,
  heightBelowFirstLine,
  heightOf,
  PAPER_SIZES,
  type Sheet,
  type SizedText,
  scaleOf,
  stroke,
  write,
  writeBrand,
} from '../pdf-paper/sheet.ts';
import { decoration, group } from '../pdf-paper/structure.ts';
import { drawLinks, linksHeight } from './draw-links.ts';
import { writeWelcome } from './write-welcome.ts';

const label = { colour: colours.smoke, size: 8 } as const;
const MARGINS = { A6: 22, A5: 36, A4: 56 } as const;
/** The height in points kept free for the footer of a packing slip, by paper size. */
const FOOT = { A6: 34, A5: 52, A4: 60 } as const;

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
  const { width, height } = PAPER_SIZES[paper];
  const margin = MARGINS[paper];
  const addPage = () => void sheet.addPage({ size: paper, margin: 0 });
  const page = {
    sheet,
    margin,
    width: width - 2 * margin,
    bottom: height - margin - FOOT[paper] - linksHeight(width - 2 * margin),
    addPage,
  };
  for (const slip of slips) writeSlip(page, slip);
  return collect(sheet);
};

function writeSlip(page: Page, slip: PackingSlip): void {
  const { sheet, margin, width } = page;
  page.addPage();
  const half = width / 2 - 10;
  writeBrand(
    sheet,
    slip.shop.brand,
    { x: margin, y: margin - 4, width: width * 0.7 },
    isSmall(width) ? 19 : 22,
  );
  const right = { x: margin + width - half, width: half };
  write(sheet, 'Pakbon', { ...right, y: margin }, { font: 'strong', size: 15, align: 'right', as: 'H1' });
  let y = margin + 30;
  stroke(sheet, { from: margin, to: margin + width, y, colour: colours.ink, weight: 1.5 });
  y = writeContents(page, slip, y + (isLarge(width) ? 18 : 4));
  stroke(sheet, { from: margin, to: margin + width, y, weight: HAIR });
  y = writeParties(page, slip, y + (isLarge(width) ? 16 : 8));
  y = writeItems(page, slip, y + gapAboveItems(width));
  writeWelcome(sheet, { x: margin, width, top: y, bottom: page.bottom });
  drawLinks(sheet, slip.links, { x: margin, y: page.bottom + 8, width });
  writeFoot(page, slip);
}

const isSmall = (width: number) => width < 300;
const isLarge = (width: number) => width > 400;
const gapAboveItems = (width: number) => (isLarge(width) ? 28 : isSmall(width) ? 8 : 16);
const HAIR = 0.5;
/** The ascent of each font above the baseline, as a share of the font size. */
const ASCENT = { wordmark: 0.978, strong: 0.96875 } as const;
/** Returns the font size in points of a quantity in the contents of the parcel, readable at arm's length. */
const countSize = (width: number) => (isSmall(width) ? 44 : 64);

/** Writes the contents of the parcel, readable at arm's length. Returns the y position below them. */
function writeContents({ sheet, margin, width }: Page, { contents }: PackingSlip, top: number): number {
  const [first, ...others] = contents;
  if (!first) return top;
  const count = String(first.quantity);
  const size = countSize(width);
  write(sheet, count, { x: margin, y: top, width }, { font: 'wordmark', size });
  const x = margin + sheet.font('wordmark').fontSize(size).widthOfString(count) + 10;
  const nameArea = { x, width: margin + width - x };
  const what = piecesText(first.name, first.quantity).slice(count.length + 1);
  const room = { width: nameArea.width, height: size * 1.25 };
  const whole = isSmall(width) ? 16 : 20;
  const nameSize = whole * scaleOf(sheet, [{ text: what, size: whole, font: 'strong' }], room);
  // A name of one line shares the baseline of the quantity; a longer one begins higher, so that it takes no
  // room below the quantity.
  const setting = { font: 'strong', size: nameSize, width: nameArea.width } as const;
  const further = heightBelowFirstLine(sheet, what, setting);
  const level = top + size * ASCENT.wordmark - nameSize * ASCENT.strong - further;
  let y = write(sheet, what, { ...nameArea, y: Math.max(top, level) }, { font: 'strong', size: nameSize });
  // On the smallest paper, the other items appear only in the list with tick boxes, because there is no room
  // to show them twice.
  for (const { name, quantity } of isSmall(width) ? [] : others)
    y = write(sheet, `+ ${piecesText(name, quantity)}`, { ...nameArea, y }, { font: 'strong', size: 12 });
  return Math.max(y, top + size * 1.25) + 4;
}

function writeParties(page: Page, slip: PackingSlip, top: number): number {
  const { sheet, margin, width, bottom } = page;
  const half = width / 2 - 10;
  const left = { x: margin, width: isSmall(width) ? width * 0.6 : half };
  const rest = width - left.width - 20;
  const right = { x: margin + width - rest, width: rest };
  const [name = '', ...address] = slip.receiver;
  let y = write(sheet, 'Voor', { ...left, y: top }, { ...label, as: 'H2' }) + 2;
  const size = isSmall(width) ? 9 : 10;
  const written = address.join('\n');
  const texts: SizedText[] = [
    { text: name, size: 11, font: 'strong' },
    { text: written, size },
  ];
  const scaleAbove = (below: number) =>
    scaleOf(sheet, texts, { width: left.width, height: bottom - y - below });
  const small = isSmall(width);
  // Reduced a little, name and address may leave room for all items; when they do not, the list goes on to a
  // second page.
  const toOnePage = scaleAbove(gapAboveItems(width) + itemsHeight(page, slip, itemSizes(width).smallest) + 2);
  const scale = toOnePage >= READABLE ? toOnePage : scaleAbove(ROOM_FOR_ITEMS);
  y = write(sheet, name, { ...left, y }, { font: 'strong', size: 11 * scale });
  y = write(sheet, written, { ...left, y: y + 1 }, { size: size * scale });
  // On the smallest paper there is room for one date, that of the last change, and for nothing that the label
  // shows already.
  const details: [string, string | null][] = [
    ['Bestelling', slip.orderNumber],
    ['Besteld op', small && slip.changedOn ? null : formatDay(slip.orderedOn)],
    ['Gewijzigd op', slip.changedOn],
    ['Verzending', small ? null : slip.shipping],
    ['Trackingcode', small ? null : slip.trackingCode],
  ];
  // A date takes one line, on the smallest paper too.
  const valueSize = small ? 8 : 9.5;
  let side = top;
  group(sheet, 'Table', () => {
    for (const [term, value] of details) {
      if (!value) continue;
      group(sheet, 'TR', () => {
        side = write(sheet, term, { ...right, y: side }, { ...label, as: 'row' }) + 1;
        side = write(sheet, value, { ...right, y: side }, { font: 'strong', size: valueSize, as: 'TD' }) + 5;
      });
    }
  });
  return Math.max(y, side);
}

/** The least factor by which name and address are reduced to keep a packing slip on one page. */
const READABLE = 0.75;
/** The height in points kept free for items below name and address on the first page of a packing slip. */
const ROOM_FOR_ITEMS = 48;
/** The side of the tick box of an item on a packing slip, in points. */
const BOX = 9;
/** The indent of an item's text in points, so that the text starts right of its tick box. */
const INDENT = 24;

const rowGapOf = (width: number) => (isSmall(width) ? 7 : 12);
/**
 * Returns the usual font size of a packing slip's items in points, and the smallest that keeps them on one
 * page.
 */
const itemSizes = (width: number) =>
  isSmall(width) ? { usual: 8.5, smallest: 7.5 } : { usual: 10, smallest: 9 };

const itemHeight = ({ sheet, width }: Page, item: string, size: number) =>
  heightOf(sheet, item, { size, width: width - INDENT, lineGap: 3 });

/** Returns the height in points of the whole list of items, with its heading. */
function itemsHeight(page: Page, { items }: PackingSlip, size: number): number {
  const heading = heightOf(page.sheet, 'Besteld', { size: label.size, width: page.width }) + 11;
  const gaps = (items.length - 1) * rowGapOf(page.width);
  return items.reduce((sum, item) => sum + itemHeight(page, item, size), heading + gaps);
}

/**
 * Returns the font size in points of a packing slip's items: reduced when that keeps the whole list on the
 * page.
 */
function itemSizeOf(page: Page, slip: PackingSlip, top: number): number {
  const { usual, smallest } = itemSizes(page.width);
  const fits = (size: number) => top + itemsHeight(page, slip, size) <= page.bottom;
  return !fits(usual) && fits(smallest) ? smallest : usual;
}

function writeItems(page: Page, slip: PackingSlip, top: number): number {
  const { sheet, margin, width, bottom } = page;
  const rowGap = rowGapOf(width);
  const size = itemSizeOf(page, slip, top);
  return group(sheet, 'Table', () => {
    let y = group(sheet, 'TR', () => writeColumns(page, top, 'column'));
    for (const item of slip.items) {
      const room = { x: margin + INDENT, width: width - INDENT };
      const height = itemHeight(page, item, size);
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
      const next = group(sheet, 'TR', () => write(sheet, item, { ...room, y }, { size, as: 'TD' }));
      stroke(sheet, { from: margin, to: margin + width, y: next + rowGap / 3, weight: HAIR });
      y = next + rowGap;
    }
    return y;
  });
}

function writeColumns({ sheet, margin, width }: Page, y: number, as: 'column' | 'none'): number {
  const next = write(sheet, 'Besteld', { x: margin, y, width }, { ...label, as });
  stroke(sheet, { from: margin, to: margin + width, y: next + 3, weight: HAIR });
  return next + 11;
}

function writeFoot({ sheet, margin, width, bottom }: Page, { shop }: PackingSlip): void {
  const y = bottom + linksHeight(width) + (isSmall(width) ? 10 : 18);
  stroke(sheet, { from: margin, to: margin + width, y, weight: HAIR });
  const lines = [shop.lines.join(', '), `Klopt er iets niet? Mail ${shop.email} of kijk op ${shop.website}.`];
  write(
    sheet,
    lines.join('\n'),
    { x: margin, y: y + 6, width },
    { ...label, size: isSmall(width) ? 6.5 : 8 },
  );
}
