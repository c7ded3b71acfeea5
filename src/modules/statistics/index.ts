// Server entry point of the shop's own statistics.

export * from './contract.ts';
export { deleteExpiredCounts } from './delete-expired-counts.ts';
export { readAnalytics } from './read-analytics.ts';
export { type CountedElsewhere, readOverview } from './read-overview.ts';
export { readToday } from './read-today.ts';
export { recordReport } from './record-report.ts';
