// Entry point of the statistics module for server code: anonymous counts of visits and events, and the
// figures of the back-office (today, totals, analytics). Browser code imports contract.ts instead.

export * from './contract.ts';
export { deleteExpiredCounts } from './delete-expired-counts.ts';
export { readAnalytics } from './read-analytics.ts';
export { type CountedElsewhere, readOverview } from './read-overview.ts';
export { readToday } from './read-today.ts';
export { recordReport } from './record-report.ts';
