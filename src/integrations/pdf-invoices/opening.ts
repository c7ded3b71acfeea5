// Draws the opening of an invoice: seller and buyer side by side, and below them the details, such as number
// and dates.

import type { InvoiceDocument, PrintedInvoice } from '#modules/invoices/index.ts';
import { formatDay } from '#shared/date-formats.ts';
import { spacedPostalCode } from '#shared/recipient/recipient-address.ts';
import { colours, heightOf, type Sheet, type SizedText, scaleOf, write } from '../pdf-paper/sheet.ts';
import { decoration, group } from '../pdf-paper/structure.ts';
import * as say from './invoice-texts.ts';
import { bottom, label, margin, textWidth } from './page-layout.ts';

/** The font size in points of names and addresses on an invoice, when they are not reduced. */
const SIZE = 9.5;
/** The space in points on an invoice between the addresses and the box of details below them. */
export const ABOVE_DETAILS = 26;
/** The space in points left of each detail in the box of details of an invoice. */
const PADDING = 14;
/** The distance in points from the top of the box of details of an invoice to the values in it. */
const VALUE_Y = 24;
const VALUE = { font: 'strong', size: 9 } as const;

/**
 * Writes seller and buyer side by side, with the name and address an invoice must have, reduced when they
 * would leave no room for the details below them. Returns the y position below them.
 */
export function writeParties(sheet: Sheet, paper: PrintedInvoice, top: number): number {
  const { seller, buyer } = paper.document;
  const half = textWidth / 2 - 16;
  const from = [seller.legalName, seller.address, `${seller.postalCode} ${seller.city}`, seller.country];
  // Older documents store the postal code without its space.
  const to = [...buyer.lines.map(spacedPostalCode), ...(buyer.email ? [buyer.email] : [])];
  const lowest = bottom - ABOVE_DETAILS - boxHeight(sheet, detailsOf(paper));
  const column = (heading: string, lines: string[], x: number): number => {
    const y = write(sheet, heading, { x, y: top, width: half }, { ...label, as: 'H2' }) + 3;
    const [name = '', ...rest] = lines;
    const address = rest.join('\n');
    const texts: SizedText[] = [
      { text: name, size: SIZE, font: 'strong' },
      { text: address, size: SIZE },
    ];
    const size = SIZE * scaleOf(sheet, texts, { width: half, height: lowest - y });
    const next = write(sheet, name, { x, y, width: half }, { font: 'strong', size });
    return write(sheet, address, { x, y: next, width: half }, { size });
  };
  return Math.max(column('Aan', to, margin), column('Van', from, margin + textWidth / 2 + 16));
}

type Detail = readonly [name: string, value: string];

function detailsOf({ number, kind, document }: PrintedInvoice): Detail[] {
  return [
    [say.numberLabels[kind], number],
    [kind === 'invoice' ? 'Factuurdatum' : 'Datum', formatDay(document.issuedOn)],
    ...(document.about ? [[say.aboutLabels[kind], document.about] satisfies Detail] : []),
    document.payTo
      ? ['Betaal uiterlijk', formatDay(document.payTo.until)]
      : ['Bestelling', document.orderNumber],
    ...(kind === 'invoice' ? [paidOn(document)] : []),
  ];
}

/**
 * Returns the label and the day of the order, for a line beside the invoice date. The order day must be shown
 * because VAT on a payment in advance is due on the day of payment.
 */
function paidOn({ orderedOn, total }: InvoiceDocument): Detail {
  return [total > 0 ? 'Besteld en betaald' : 'Besteld', formatDay(orderedOn)];
}

/**
 * Writes the details of an invoice or credit note side by side in a box. Returns the y position below the
 * box.
 */
export function writeDetails(sheet: Sheet, paper: PrintedInvoice, top: number): number {
  const details = detailsOf(paper);
  const height = boxHeight(sheet, details);
  const width = textWidth / details.length;
  decoration(sheet, () => sheet.roundedRect(margin, top, textWidth, height, 6).fill(colours.bone));
  group(sheet, 'Table', () => {
    for (const [index, [name, value]] of details.entries()) {
      const at = { x: margin + PADDING + index * width, width: width - PADDING };
      group(sheet, 'TR', () => {
        write(sheet, name, { ...at, y: top + 10 }, { ...label, as: 'row' });
        write(sheet, value, { ...at, y: top + VALUE_Y }, { ...VALUE, as: 'TD' });
      });
    }
  });
  return top + height;
}

/**
 * Returns the height in points of an invoice's box of details, so that a value of several lines stays inside.
 */
function boxHeight(sheet: Sheet, details: readonly Detail[]): number {
  const width = textWidth / details.length - PADDING;
  const heights = details.map(([, value]) => heightOf(sheet, value, { ...VALUE, width }));
  return VALUE_Y + Math.max(...heights) + 10;
}
