// Entry point of the invoices module for server code: invoices, credit notes and their numbers.

export { cachePrinted } from './cache-printed.ts';
export * from './contract.ts';
export {
  findDocument,
  findInvoiceFile,
  getInvoiceFile,
  invoiceFilename,
  invoiceReference,
  issueMissingInvoices,
  listInvoiceViews,
  readReferredInvoice,
} from './find-invoice.ts';
export {
  findInvoice,
  findInvoiceAbout,
  findInvoiceByNumber,
  findNewestInvoiceDate,
  type InvoiceRow,
  listInvoicesOfOrder,
  moveCounters,
  updateAmounts,
} from './invoice.repository.ts';
export {
  creditDocumentOf,
  type InvoiceDocument,
  type InvoiceKind,
  invoiceDocumentOf,
  invoiceDocumentSchema,
} from './invoice-document.ts';
export type { PrintedInvoice, PrintedKind, PrintInvoice } from './invoice-printer.port.ts';
export {
  correctCreditNote,
  creditedOf,
  type InvoiceNeeds,
  issueCreditNote,
  issueDocument,
  issueInvoice,
  issueInvoiceOf,
  issueSuccessor,
} from './issue-invoice.ts';
