// The server's door to the shop's own counting.

export * from './contract.ts';
export { type CountReport, createCountReport } from './count-report.ts';
export { createForgetOldCounts } from './forget-old-counts.ts';
export type { MonthMoments } from './month-comparison.ts';
export { createReadAnalytics, type ReadAnalytics } from './read-analytics.ts';
export { createReadOverview, type ReadOverview } from './read-overview.ts';
export { addEventCounts, addVitalCounts, type EventCount, type VitalCount } from './statistics.repository.ts';
