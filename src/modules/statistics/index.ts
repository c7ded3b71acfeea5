// The server's door to the shop's own counting.

export * from './contract.ts';
export { countReport } from './count-report.ts';
export { forgetOldCounts } from './forget-old-counts.ts';
export { readAnalytics } from './read-analytics.ts';
export { type CountedElsewhere, readOverview } from './read-overview.ts';
export { readToday } from './read-today.ts';
