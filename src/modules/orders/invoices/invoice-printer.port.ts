// The port to whoever makes a PDF of an invoice. The same invoice gives the same bytes, whenever it is asked
// for.

import type { InvoiceDocument, InvoiceKind } from './invoice-document.ts';

/** A proforma invoice is no paper of the books, and has no number of theirs. */
export type PrintedKind = InvoiceKind | 'proforma';

export type PrintedInvoice = { number: string; kind: PrintedKind; issuedAt: Date; document: InvoiceDocument };
export type PrintInvoice = (invoice: PrintedInvoice) => Promise<Buffer>;
