// Reads invoices for the operator, for the customer who opens a signed link, and for mail attachments. An
// order without an invoice gets one when it is requested.

import type { Database, Orm } from '#platform/database/database.ts';
import { notFound } from '#shared/api/problems.ts';
import { minutes } from '#shared/clock.ts';
import { toDecimalText } from '#shared/money.ts';
import {
  findInvoice,
  findInvoiceByNumber,
  type InvoiceRow,
  listInvoicesOfOrder,
  listOrdersWithoutInvoice,
} from './invoice.repository.ts';
import type { OrderInvoice } from './invoice-contract.ts';
import { type InvoiceKind, invoiceDocumentSchema, invoiceKinds } from './invoice-document.ts';
import type { PrintedInvoice, PrintInvoice } from './invoice-printer.port.ts';
import { type InvoiceNeeds, issueInvoice } from './issue-invoice.ts';

export type InvoiceFile = { filename: string; content: Buffer };

type Needs = InvoiceNeeds & { database: Database; printInvoice: PrintInvoice };

/** Lists the invoices and credit notes of an order as the API shows them, in order of issue. */
export async function listInvoiceViews(db: Orm, orderId: number): Promise<OrderInvoice[]> {
  return (await listInvoicesOfOrder(db, orderId)).map((row) => ({
    number: row.number,
    kind: kindOf(row),
    total: toDecimalText(row.total),
    issuedAt: row.issuedAt.toISOString(),
  }));
}

const kindOf = (row: InvoiceRow): InvoiceKind => invoiceKinds.find((kind) => kind === row.kind) ?? 'invoice';

export function invoiceFilename({ kind, number }: Pick<InvoiceRow, 'kind' | 'number'>): string {
  return `${kind === 'invoice' ? 'factuur' : 'creditnota'}-${number}.pdf`;
}

/**
 * The age, in milliseconds, from which the nightly run issues a missing invoice. The invoice of a younger
 * order is left to the job that follows the placing of the order.
 */
const SETTLED_AFTER_MS = minutes(15);
const BATCH_SIZE = 25;
/**
 * The maximum number of missing invoices issued per night. The others are issued in a later night, or when
 * somebody requests them.
 */
const MAX_ISSUED = 5000;

/**
 * Returns the PDF of the order's document with `number`. With `number` null, returns the order's newest
 * invoice, and issues the invoice first when it is missing. Null when the order has no such document, or gets
 * no invoice (unpaid orders and replacements).
 */
export async function findInvoiceFile(
  shop: Needs,
  orderId: number,
  number: string | null,
): Promise<InvoiceFile | null> {
  const { database } = shop;
  const own = await listInvoicesOfOrder(database.orm, orderId);
  const invoice =
    number === null
      ? (own.findLast(({ kind }) => kind === 'invoice') ??
        (await database.transaction((tx) => issueInvoice(shop, tx, orderId))))
      : own.find((row) => row.number === number);
  return invoice ? fileOf(shop, invoice) : null;
}

/**
 * Returns the PDF as `findInvoiceFile` does. Throws 404 `invoice_unknown` when the order has no such
 * document.
 */
export async function getInvoiceFile(
  shop: Needs,
  orderId: number,
  number: string | null,
): Promise<InvoiceFile> {
  const file = await findInvoiceFile(shop, orderId, number);
  if (!file) throw notFound('Deze factuur bestaat niet.', 'invoice_unknown');
  return file;
}

/** Returns the content of an invoice or credit note by its number; null when the number is unknown. */
export async function findDocument(
  db: Orm,
  number: string,
): Promise<(Omit<PrintedInvoice, 'issuedAt' | 'kind'> & { kind: InvoiceKind }) | null> {
  const row = await findInvoiceByNumber(db, number);
  return row && { number, kind: kindOf(row), document: invoiceDocumentSchema.parse(row.document) };
}

/** Returns the reference by which a mail stores an attached invoice, such as "invoice:12". */
export function invoiceReference({ id }: Pick<InvoiceRow, 'id'>): string {
  return `invoice:${id}`;
}

/**
 * Returns the invoice PDF for the attachment reference of a mail, such as "invoice:12". Throws when the
 * invoice is unknown or the reference is not to an invoice.
 */
export async function readReferredInvoice(
  shop: Pick<Needs, 'database' | 'printInvoice'>,
  reference: string,
): Promise<Buffer> {
  const [, id] = /^invoice:(\d+)$/.exec(reference) ?? [];
  if (id === undefined) throw new Error(`No document is called ${reference}`);
  const row = await findInvoice(shop.database.orm, Number(id));
  if (!row) throw new Error(`There is no invoice ${id}`);
  return (await fileOf(shop, row)).content;
}

/**
 * Issues the missing invoices of paid orders older than 15 minutes, a few per transaction and at most 5000
 * per call, and returns the number issued.
 */
export async function issueMissingInvoices(shop: Omit<Needs, 'printInvoice'>): Promise<number> {
  const { database, clock } = shop;
  const before = new Date(clock.now().getTime() - SETTLED_AFTER_MS);
  let issued = 0;
  while (issued < MAX_ISSUED) {
    const orderIds = await listOrdersWithoutInvoice(database.orm, { before, limit: BATCH_SIZE });
    await database.transaction(async (tx) => {
      for (const orderId of orderIds) await issueInvoice(shop, tx, orderId);
    });
    issued += orderIds.length;
    if (orderIds.length < BATCH_SIZE) break;
  }
  return issued;
}

async function fileOf({ printInvoice }: Pick<Needs, 'printInvoice'>, row: InvoiceRow): Promise<InvoiceFile> {
  const { number, issuedAt } = row;
  const kind = kindOf(row);
  const document = invoiceDocumentSchema.parse(row.document);
  return {
    filename: invoiceFilename(row),
    content: await printInvoice({ number, kind, issuedAt, document }),
  };
}
