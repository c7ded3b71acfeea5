// The contract of returns for the browser and other modules: withdrawals, returns, cancellations and
// replacements.

export * from './cancellation/cancel-contract.ts';
export { calculateRefundAmount } from './refunding/calculate-refund-amount.ts';
export * from './replacements/replacement-contract.ts';
export * from './return-contract.ts';
export * from './withdrawals/withdrawal-contract.ts';
export { declaredLines, statementLines, statementOf } from './withdrawals/withdrawal-statement.ts';
export { isLate, termEndsOn } from './withdrawals/withdrawal-term.ts';
