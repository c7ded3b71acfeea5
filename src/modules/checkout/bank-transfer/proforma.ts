// The proforma (payment request) of a bank order: amount, IBAN, due date and payment reference. It has no
// invoice number and states that it is not an invoice, because an invoice would make the VAT due before the
// shop has the money.

import { invoiceDocumentOf, invoiceDocumentSchema, type PrintInvoice } from '#modules/invoices/index.ts';
import { type Quote, quoteSchema } from '#modules/pricing/contract.ts';
import type { Settings } from '#modules/settings/contract.ts';
import type { Database } from '#platform/database/database.ts';
import { transferText } from '#shared/bank/transfer-text.ts';
import { goodsText } from '#shared/goods-text.ts';
import { toDecimalText } from '#shared/money.ts';
import type { Recipient } from '#shared/recipient/recipient.ts';
import { addDays, type Day, dayOf } from '#shared/shop-days.ts';
import { type BankOrderRow, findBankOrder } from './bank-order.repository.ts';
import type { BankOrder } from './bank-order-contract.ts';
import type { DrawQrCode } from './qr-code.port.ts';

/** Returns the payment reference the customer must put on the transfer: "PF100012" for id 12. */
export const bankReference = (id: number): string => `PF${100_000 + id}`;

/** Returns the due date of a bank order that is offered now: today plus the setting `bank.payWithinDays`. */
export const lastDayToPay = (now: Date, { bank }: Pick<Settings, 'bank'>): Day =>
  addDays(dayOf(now), bank.payWithinDays);

type Offer = { quote: Quote; recipient: Recipient; settings: Settings; now: Date };

/**
 * Builds the content of a bank order's proforma. The payment reference is added later, because it contains
 * the id of the inserted row.
 */
export function proformaOf({ quote, recipient, settings, now }: Offer) {
  const { subtotal, discount, total, vat, lines, shipping: shippingCost } = quote;
  const order = {
    ...recipient,
    id: 0,
    createdAt: now,
    subtotal,
    discount,
    total,
    shippingCost,
    vatRate: vat.rate,
    vatAmount: vat.amount,
    couponCode: quote.coupon?.code ?? null,
  };
  const { iban, accountName } = settings.bank;
  return {
    ...invoiceDocumentOf({ order, lines, paidWith: null, settings, now }),
    payTo: {
      iban,
      accountName: accountName || settings.company.legalName,
      until: lastDayToPay(now, settings),
    },
  };
}

export const proformaDocument = ({ id, document }: Pick<BankOrderRow, 'id' | 'document'>) => ({
  ...invoiceDocumentSchema.parse(document),
  orderNumber: bankReference(id),
});

/**
 * Prints the proforma for a mail attachment reference such as "proforma:12", as PDF. Returns null for any
 * other reference or an unknown bank order.
 */
export async function printProforma(
  { database, printInvoice }: { database: Pick<Database, 'orm'>; printInvoice: PrintInvoice },
  reference: string,
): Promise<Buffer | null> {
  const [, id] = /^proforma:(\d+)$/.exec(reference) ?? [];
  const row = id === undefined ? null : await findBankOrder(database.orm, Number(id));
  if (!row) return null;
  return printInvoice({
    number: bankReference(row.id),
    kind: 'proforma',
    issuedAt: row.updatedAt,
    document: proformaDocument(row),
  });
}

/**
 * Renders the QR code of the bank transfer for a mail reference such as "transfer-code:12", as PNG. Returns
 * null for any other reference or an unknown bank order.
 */
export async function drawTransferQrCode(
  { database, drawQrCode }: { database: Pick<Database, 'orm'>; drawQrCode: DrawQrCode },
  reference: string,
): Promise<Buffer | null> {
  const [, id] = /^transfer-code:(\d+)$/.exec(reference) ?? [];
  const row = id === undefined ? null : await findBankOrder(database.orm, Number(id));
  if (!row) return null;
  const { payTo, total, orderNumber } = proformaDocument(row);
  if (!payTo) return null;
  const { accountName: name, iban } = payTo;
  return drawQrCode(transferText({ name, iban, amount: total, reference: orderNumber }));
}

export function bankOrderView(row: BankOrderRow, now: Date): BankOrder {
  const { id, customerName, customerEmail, total, payUntil, createdAt } = row;
  return {
    id,
    customerName,
    customerEmail,
    payUntil,
    reference: bankReference(id),
    total: toDecimalText(total),
    content: quoteOf(row)
      .lines.map(({ label, quantity }) => goodsText(label, quantity))
      .join(' + '),
    isOverdue: payUntil < dayOf(now),
    createdAt: createdAt.toISOString(),
  };
}

export const quoteOf = ({ quote }: Pick<BankOrderRow, 'quote'>): Quote => quoteSchema.parse(quote);
