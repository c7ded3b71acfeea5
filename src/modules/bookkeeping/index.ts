// The server's door to the books.

export { fetchBalance, readBalanceStanding } from './balance/fetch-balance.ts';
export { listPayouts } from './balance/list-payouts.ts';
export * from './contract.ts';
export { addCost, listCosts } from './costs/manage-costs.ts';
export { readOrderMargin } from './costs/read-margin.ts';
export { writeAuditFile } from './exports/audit-file.ts';
export { readUbl, zipPapers } from './exports/quarter-papers.ts';
export { listJournal } from './journal/list-journal.ts';
export { closeQuarter } from './quarters/close-quarter.ts';
export { bookMissingPapers } from './quarters/quarters.repository.ts';
export { listQuarters, readQuarter } from './quarters/read-quarter.ts';
