// Entry point of the bookkeeping module for server code: VAT and margin per quarter, the journal of invoices
// and payments, the payment provider's payouts, costs, and exports for the tax office. Browser code imports
// contract.ts instead.

export { fetchBalance, readBalanceStatus } from './balance/fetch-balance.ts';
export { listPayouts } from './balance/list-payouts.ts';
export * from './contract.ts';
export { addCost, listCosts } from './costs/manage-costs.ts';
export { readOrderMargin } from './costs/read-margin.ts';
export { writeAuditFile } from './exports/audit-file.ts';
export { readUbl, zipDocuments } from './exports/quarter-documents.ts';
export { listJournal } from './journal/list-journal.ts';
export { closeQuarter } from './quarters/close-quarter.ts';
export { bookMissingDocuments } from './quarters/quarters.repository.ts';
export { listQuarters, readQuarter } from './quarters/read-quarter.ts';
