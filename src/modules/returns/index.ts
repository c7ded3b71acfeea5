// Entry point of the returns module for server code: withdrawals, returns, cancellations and replacements.

export { cancelOrder } from './cancellation/cancel-order.ts';
export { readCancelQuestion } from './cancellation/cancel-question.ts';
export {
  type CancellationRow,
  findCancellation,
  findCancellationOf,
} from './cancellation/cancellation.repository.ts';
export { statusConsequences } from './cancellation/status-without-effects.ts';
export * from './contract.ts';
export { listReturns, readReturn } from './list-returns.ts';
export { mailInstructions } from './mail-instructions.ts';
export { openReturn } from './open-return.ts';
export { payReturn } from './refunding/pay-return.ts';
export { findRefundAmount } from './refunding/refund-amount.ts';
export { refundOrder } from './refunding/refund-order.ts';
export { placeReplacement } from './replacements/place-replacement.ts';
export { listReturnLines, listReturnsOfOrder, type ReturnRow } from './return.repository.ts';
export {
  type CancellationReference,
  orderCancelled,
  type ReturnReference,
  returnInstructed,
  type WithdrawalReference,
  withdrawalDeclared,
} from './return-facts.ts';
export { printReturnLabel, readReferredReturnLabel } from './return-label.ts';
export { briefReturn, returnIdOf } from './return-view.ts';
export { editReturn, stepReturn } from './step-return.ts';
export { listHeldBackItems } from './unsent/held-back-items.ts';
export { type FindReceipts, listRecentWithdrawals, listWithdrawals } from './withdrawals/list-withdrawals.ts';
export { submitWithdrawal } from './withdrawals/submit-withdrawal.ts';
export {
  countOpenWithdrawals,
  findDeliveredAt,
  findWithdrawalToConfirm,
  isReceiptDue,
  listWithdrawalsDue,
  listWithdrawalsOfOrder,
} from './withdrawals/withdrawal.repository.ts';
export { readSettlements } from './withdrawals/withdrawal-settlement.ts';
export { receiptKey, receiptOf, withdrawalReference } from './withdrawals/withdrawal-view.ts';
