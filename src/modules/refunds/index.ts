// Entry point of the refunds module for server code: refunds, disputes, and the extra payments for changes
// of an order.

export * from './contract.ts';
export { executeRefund, type RefundNeeds } from './execute-refund.ts';
export {
  bindExtraPayment,
  type ExtraPaymentRow,
  findExtraPayment,
  findLastExtraPayment,
  insertExtraPayment,
  listPreparedPayments,
} from './extra-payment.repository.ts';
export { insertRefunds } from './insert-refunds.ts';
export { listPaymentsOfOrder, refundableAmount, retainedAmount } from './payments-of-order.ts';
export { recordTransfer } from './record-transfer.ts';
export {
  countOpenDisputes,
  findRefund,
  findRefundByKey,
  listFailedRefundsSince,
  listOpenDisputesSince,
  listRefundsOfOrder,
  listRefundsOfWithdrawals,
  listRefundsWithKey,
  orderOfPayment,
  type RefundRow,
  updateRefund,
} from './refund.repository.ts';
export { OVERPAID, PAID_TWICE, refundDuplicatePayment } from './refund-duplicate.ts';
export {
  type DuplicatePayment,
  paymentDuplicated,
  type RefundReference,
  refundReturned,
  refundSucceeded,
  refundUnanswered,
} from './refund-facts.ts';
export { isBlocked, readOrderMoney, refundView } from './refund-view.ts';
export {
  findWholeRefund,
  getOrderMoney,
  recordRefundRequest,
  refundRefused,
  submitRefund,
} from './request-refund.ts';
export { reconcileReversals, syncReversals } from './sync-reversals.ts';
