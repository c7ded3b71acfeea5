// The port to whoever makes a PDF of an invoice. The same invoice gives the same bytes, whenever it is asked for.

import type { InvoiceDocument, InvoiceKind } from './invoice-document.ts';

export type PrintedInvoice = { number: string; kind: InvoiceKind; issuedAt: Date; document: InvoiceDocument };
export type PrintInvoice = (invoice: PrintedInvoice) => Promise<Buffer>;
