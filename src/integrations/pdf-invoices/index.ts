// Invoices as PDF: what the wiring needs of it.

export { printInvoice } from './print-invoice.ts';
