// The API endpoints of withdrawals, returns, cancellations and replacements.

export * from './cancellation/cancel-endpoints.ts';
export * from './replacements/replacement-endpoints.ts';
export * from './return-endpoints.ts';
export * from './withdrawals/withdrawal-endpoints.ts';
