// The server's door to orders.

export { type ChangeOrder, createChangeOrder } from './change-order.ts';
export * from './contract.ts';
export { findCustomerOrder } from './customer-order.ts';
export { type DailySales, listDailySales } from './daily-sales.repository.ts';
export { createForgetOldOrders } from './forget-old-orders.ts';
export { createListOrders, type ListOrders } from './list-orders.ts';
export { createListWithdrawals, type ListWithdrawals } from './list-withdrawals.ts';
export {
  findOrder,
  findOrderByDraft,
  findOrderByPayment,
  hasOrderedSince,
  insertEvents,
  listEvents,
  listLines,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
  updateOrder,
} from './order.repository.ts';
export {
  type OrderReference,
  orderDelivered,
  orderPlaced,
  orderReachable,
  orderShipped,
} from './order-facts.ts';
export { orderNumber, orderView, parseOrderNumber } from './order-view.ts';
export { type OrderCustomer, recordOrder } from './record-order.ts';
export {
  createSubmitWithdrawal,
  receiptOf,
  type SubmitWithdrawalUseCase,
  type WithdrawalSender,
} from './submit-withdrawal.ts';
export { findWithdrawal } from './withdrawal.repository.ts';
export { type WithdrawalReference, withdrawalDeclared } from './withdrawal-facts.ts';
