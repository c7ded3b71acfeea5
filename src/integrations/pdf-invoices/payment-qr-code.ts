// Draws the payment details of a proforma: the details as text, and beside them the QR code that some banking
// apps read.

import type { InvoiceDocument } from '#modules/invoices/index.ts';
import { ibanText } from '#shared/bank/iban.ts';
import { transferText } from '#shared/bank/transfer-text.ts';
import { formatDay } from '#shared/date-formats.ts';
import { drawQrCode } from '../pdf-paper/draw-qr-code.ts';
import { colours, heightBelowFirstLine, type Sheet, write } from '../pdf-paper/sheet.ts';
import { group } from '../pdf-paper/structure.ts';
import { amountText } from './invoice-texts.ts';
import { margin, pageWidth } from './page-layout.ts';

const SIDE = 84;
const small = { colour: colours.smoke, size: 8 } as const;

type Paid = Pick<InvoiceDocument, 'total' | 'orderNumber'> & { payTo: NonNullable<InvoiceDocument['payTo']> };

/**
 * The height in points of the payment block with values of one line each: that of the QR code and its
 * caption.
 */
const USUAL_HEIGHT = SIDE + 4 + 24;
const VALUE = { font: 'strong', size: 10 } as const;
const VALUE_WIDTH = 260;

/** Returns the height of the payment block in points; a long account name makes it higher. */
export function paymentHeight(sheet: Sheet, payTo: Paid['payTo']): number {
  return USUAL_HEIGHT + heightBelowFirstLine(sheet, payTo.accountName, { ...VALUE, width: VALUE_WIDTH });
}

export function writePayment(sheet: Sheet, { total, orderNumber, payTo }: Paid, top: number): number {
  const rows: [string, string][] = [
    ['Bedrag', amountText(total)],
    ['Rekening', ibanText(payTo.iban)],
    ['Op naam van', payTo.accountName],
    ['Kenmerk', orderNumber],
    ['Uiterlijk', formatDay(payTo.until)],
  ];
  const code = { x: pageWidth - margin - SIDE, y: top, side: SIDE };
  const { accountName: name, iban } = payTo;
  drawQrCode(sheet, transferText({ name, iban, amount: total, reference: orderNumber }), code);
  const under = { x: code.x, y: top + SIDE + 4, width: SIDE };
  let y =
    write(sheet, 'Zo betaal je', { x: margin, y: top, width: 200 }, { font: 'strong', size: 11, as: 'H2' }) +
    6;
  group(sheet, 'Table', () => {
    for (const [name, value] of rows)
      group(sheet, 'TR', () => {
        write(sheet, name, { x: margin, y: y + 1, width: 90 }, { ...small, as: 'row' });
        y = write(sheet, value, { x: margin + 96, y, width: VALUE_WIDTH }, { ...VALUE, as: 'TD' }) + 3;
      });
  });
  return Math.max(y, write(sheet, 'Of scan dit, als je bank-app dat kan.', under, small));
}
