// Lays out an invoice or a credit note as PDF: header, addresses, details such as number and dates, lines and
// totals, and on every page the data of the seller that the law requires. All contents come from the stored
// document, so a later copy is the same.

import type { InvoiceDocument, PrintedInvoice, PrintInvoice } from '#modules/invoices/index.ts';
import { describedGoods } from '#shared/goods-text.ts';
import {
  collect,
  colours,
  createSheet,
  heightOf,
  type Sheet,
  scaleOf,
  write,
  writeBrand,
} from '../pdf-paper/sheet.ts';
import { group } from '../pdf-paper/structure.ts';
import * as say from './invoice-texts.ts';
import { ABOVE_DETAILS, writeDetails, writeParties } from './opening.ts';
import { bottom, footTop, label, margin, pageHeight, pageWidth, rule, textWidth } from './page-layout.ts';
import { paymentHeight, writePayment } from './payment-qr-code.ts';
import { totalsHeight, writeTotals } from './totals.ts';

const COLUMNS = { quantity: 298, unit: 334, amount: 406 } as const;

export const printInvoice: PrintInvoice = (invoice) => {
  const { number, kind, document, issuedAt } = invoice;
  const title = `${say.titles[kind]} ${number}`;
  const sheet = createSheet({ title, author: document.seller.legalName, issuedAt });
  writeHead(sheet, invoice);
  let y = writeParties(sheet, invoice, 138);
  y = writeDetails(sheet, invoice, y + ABOVE_DETAILS);
  y = writeLines(sheet, document, y + 26);
  if (y + totalsHeight(sheet, document) > bottom) {
    sheet.addPage();
    y = margin;
  }
  y = writeTotals(sheet, document, y + 14, say.totalLabel(kind, document));
  if (y + 24 + closingHeight(sheet, invoice) > footTop) {
    sheet.addPage();
    y = margin - 24;
  }
  writeClosing(sheet, invoice, y + 24);
  writeFeet(sheet, document);
  return collect(sheet);
};

function writeHead(sheet: Sheet, { kind, document }: PrintedInvoice): void {
  writeBrand(sheet, document.seller.brand, { x: margin, y: 52, width: 240 }, 26);
  const right = { x: margin + 200, y: 59, width: textWidth - 200 };
  write(sheet, say.titles[kind], right, { font: 'strong', size: 17, align: 'right', as: 'H1' });
  rule(sheet, 108, { colour: colours.ink, weight: 1 });
}

/** The height in points of the column headings above the lines of an invoice. */
const COLUMN_HEIGHT = 25;

function writeLines(sheet: Sheet, document: InvoiceDocument, top: number): number {
  return group(sheet, 'Table', () => {
    let y = top;
    const isPast = (label: string, below: number) => {
      const room = { size: 9.5, width: COLUMNS.quantity - 20, lineGap: 3 };
      return below + heightOf(sheet, describedGoods(label), room) + 24 > bottom;
    };
    // The heading never stands alone at the end of a page.
    if (isPast(document.lines[0]?.label ?? '', y + COLUMN_HEIGHT)) {
      sheet.addPage();
      y = margin;
    }
    y = group(sheet, 'TR', () => writeColumns(sheet, document, y, 'column'));
    for (const line of document.lines) {
      if (isPast(line.label, y)) {
        sheet.addPage();
        y = writeColumns(sheet, document, margin, 'none');
      }
      const next = group(sheet, 'TR', () => writeLine(sheet, line, y));
      rule(sheet, next + 5);
      y = next + 13;
    }
    return y;
  });
}

function writeLine(sheet: Sheet, line: InvoiceDocument['lines'][number], y: number): number {
  const right = { align: 'right', as: 'TD' } as const;
  const { quantity, unit, amount } = COLUMNS;
  const what = { x: margin, y, width: quantity - 20 };
  const next = write(sheet, describedGoods(line.label), what, { as: 'TD' });
  write(sheet, String(line.quantity), { x: margin + quantity, y, width: 36 }, right);
  write(sheet, say.amountText(line.unitAmount), { x: margin + unit, y, width: 72 }, right);
  write(sheet, say.amountText(line.amount), { x: margin + amount, y, width: textWidth - amount }, right);
  return next;
}

function writeColumns(sheet: Sheet, document: InvoiceDocument, y: number, as: 'column' | 'none'): number {
  const included = say.isOutsideVat(document) ? '' : ' incl. btw';
  const head = { ...label, as };
  const right = { ...head, align: 'right' } as const;
  const { quantity, unit, amount } = COLUMNS;
  write(sheet, 'Omschrijving', { x: margin, y, width: 200 }, head);
  write(sheet, 'Aantal', { x: margin + quantity, y, width: 36 }, right);
  write(sheet, `Prijs${included}`, { x: margin + unit, y, width: 72 }, right);
  const next = write(sheet, `Bedrag${included}`, { x: margin + amount, y, width: textWidth - amount }, right);
  rule(sheet, next + 3, { colour: colours.ink });
  return next + 12;
}

/** The width in points of the closing text of an invoice, narrow enough to read easily. */
const CLOSING_WIDTH = textWidth * 0.75;
const reasonOf = ({ reason }: InvoiceDocument) => (reason ? `Reden: ${reason}` : '');

/**
 * Returns the height in points of the closing text of an invoice, so that the text never runs into the
 * footer.
 */
function closingHeight(sheet: Sheet, { kind, document }: PrintedInvoice): number {
  const size = 9.5;
  const room = { size, width: CLOSING_WIDTH };
  const { payTo } = document;
  let height = payTo ? paymentHeight(sheet, payTo) : heightOf(sheet, say.settledText(kind, document), room);
  if (kind === 'proforma') height += 24 + heightOf(sheet, say.PROFORMA_NOTE, { size, width: textWidth });
  const reason = reasonOf(document);
  if (reason) height += 4 + heightOf(sheet, reason, room);
  if (say.isOutsideVat(document))
    height += 8 + heightOf(sheet, say.EXPORT_NOTE, { ...room, size: label.size });
  return height;
}

function writeClosing(sheet: Sheet, { kind, document }: PrintedInvoice, top: number): void {
  const width = CLOSING_WIDTH;
  const reason = reasonOf(document);
  const { payTo } = document;
  let y = payTo
    ? writePayment(sheet, { ...document, payTo }, top)
    : write(sheet, say.settledText(kind, document), { x: margin, y: top, width }, { font: 'strong' });
  if (kind === 'proforma') y = write(sheet, say.PROFORMA_NOTE, { x: margin, y: y + 24, width: textWidth });
  if (reason) y = write(sheet, reason, { x: margin, y: y + 4, width });
  if (say.isOutsideVat(document)) write(sheet, say.EXPORT_NOTE, { x: margin, y: y + 8, width }, label);
}

/**
 * Writes the footer with the seller's registration numbers on every page of an invoice; screen readers read
 * the footer once, at the end.
 */
function writeFeet(sheet: Sheet, { seller }: InvoiceDocument): void {
  const { start, count } = sheet.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    sheet.switchToPage(page);
    rule(sheet, footTop);
    const details = [
      `${seller.legalName}, ${seller.address}, ${seller.postalCode} ${seller.city}`,
      [`KvK ${seller.kvkNumber}`, `Btw-id ${seller.vatId}`, seller.email, seller.phone].join(' · '),
    ];
    const as = page === start + count - 1 ? 'P' : 'none';
    const foot = { x: margin, y: pageHeight - 72, width: textWidth - 80 };
    const text = details.join('\n');
    const size = label.size * scaleOf(sheet, [{ text, size: label.size }], { width: foot.width, height: 60 });
    write(sheet, text, foot, { ...label, size, as });
    if (count > 1) {
      const at = { x: pageWidth - margin - 80, y: pageHeight - 72, width: 80 };
      write(sheet, `${page + 1} van ${count}`, at, { ...label, align: 'right', as: 'none' });
    }
  }
}
