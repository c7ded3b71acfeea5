// The port to the PDF printer for invoices. The same invoice always gives the same bytes.

import type { InvoiceDocument, InvoiceKind } from './invoice-document.ts';

/**
 * The kinds of document that can be printed. A proforma is not part of the bookkeeping and has no invoice
 * number.
 */
export type PrintedKind = InvoiceKind | 'proforma';

export type PrintedInvoice = { number: string; kind: PrintedKind; issuedAt: Date; document: InvoiceDocument };
export type PrintInvoice = (invoice: PrintedInvoice) => Promise<Buffer>;
