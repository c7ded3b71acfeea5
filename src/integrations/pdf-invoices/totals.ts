// Draws the right-hand column of an invoice: the totals, and the VAT included in them by rate.

import type { InvoiceDocument } from '#modules/invoices/index.ts';
import { colours, heightBelowFirstLine, type Sheet, type TextStyle, write } from '../pdf-paper/sheet.ts';
import { group } from '../pdf-paper/structure.ts';
import { amountText, rateText } from './invoice-texts.ts';
import { margin, pageWidth, rule } from './page-layout.ts';

const WIDTH = 250;
const COLUMN_X = pageWidth - margin - WIDTH;
const AMOUNT_WIDTH = 90;
const LABEL_WIDTH = WIDTH - AMOUNT_WIDTH;
const ROW = { size: 9.5, width: LABEL_WIDTH } as const;

type Sum = { label: string; amount: string };

/** Returns the height of an invoice's totals in points. The caller uses it to keep the totals on one page. */
export function totalsHeight(sheet: Sheet, document: InvoiceDocument): number {
  const rows = totalRows(document);
  // A long coupon code takes more lines than one.
  const further = rows.reduce((sum, { label }) => sum + heightBelowFirstLine(sheet, label, ROW), 0);
  return 70 + 17 * (rows.length + 2 * document.vat.length) + further;
}

export function writeTotals(
  sheet: Sheet,
  document: InvoiceDocument,
  top: number,
  totalLabel: string,
): number {
  return group(sheet, 'Table', () => writeRows(sheet, document, top, totalLabel));
}

function writeRows(sheet: Sheet, document: InvoiceDocument, top: number, totalLabel: string): number {
  let y = top;
  for (const sum of totalRows(document)) y = line(sheet, y, sum) + 4;
  y += 4;
  rule(sheet, y, { colour: colours.ink, weight: 1, from: COLUMN_X });
  y = line(
    sheet,
    y + 8,
    { label: totalLabel, amount: amountText(document.total) },
    { font: 'strong', size: 13 },
  );
  y += 6;
  for (const { rate, net, amount } of document.vat) {
    const quiet: TextStyle = { colour: colours.smoke, size: 8.5 };
    const vat = { label: `Btw ${rateText(rate)} over ${amountText(net)}`, amount: amountText(amount) };
    y = line(sheet, y, { label: 'Totaal exclusief btw', amount: amountText(net) }, quiet) + 2;
    y = line(sheet, y, vat, quiet) + 2;
  }
  return y;
}

function totalRows({ subtotal, discount, couponCode, shipping, lines }: InvoiceDocument): Sum[] {
  // With a single line and nothing added, the total already shows the amount.
  if (discount === 0 && shipping === 0 && lines.length === 1 && lines[0]?.amount === subtotal && !couponCode)
    return [];
  const discountRow = {
    label: couponCode ? `Korting (${couponCode})` : 'Korting',
    amount: `−${amountText(discount)}`,
  };
  return [
    { label: 'Subtotaal', amount: amountText(subtotal) },
    ...(discount > 0 ? [discountRow] : []),
    { label: 'Verzending', amount: shipping === 0 ? 'Gratis' : amountText(shipping) },
  ];
}

function line(sheet: Sheet, y: number, { label, amount }: Sum, style: TextStyle = {}): number {
  return group(sheet, 'TR', () => {
    const after = write(sheet, label, { x: COLUMN_X, y, width: LABEL_WIDTH }, { ...style, as: 'row' });
    const right = { x: pageWidth - margin - AMOUNT_WIDTH, y, width: AMOUNT_WIDTH };
    return Math.max(after, write(sheet, amount, right, { ...style, align: 'right', as: 'TD' }));
  });
}
