// Entry point of the orders module for server code: the orders themselves, their history, states, lists and
// links. Other modules import orders only from this file, `contract.ts` and `endpoints.ts`; their SQL may
// join the tables.

export {
  changeStatus,
  type EditNeeds,
  editOrder,
  editWithin,
  historyOf,
  refuseStaleOrder,
  removeOrder,
  type StatusChange,
  type StatusConsequences,
} from './change-order.ts';
export {
  type ChangeRow,
  findChange,
  findChangeByKey,
  findChangeByLink,
  findChangeByPayment,
  findWaitingChange,
  hasLaterChange,
  insertChange,
  listChangesOfOrder,
  listExtraPaymentIds,
  listLastChanges,
  listOverdueChanges,
  updateChange,
} from './changes/change.repository.ts';
export * from './contract.ts';
export { announceReachable, DETAILS_MISSING, flagsWithDetails } from './later-details.ts';
export { exportOrders } from './list/export-orders.ts';
export { listOrders, listRecentOrders } from './list/list-orders.ts';
export { countOrdersByStatus, countParcels } from './list/order-list.repository.ts';
export {
  countUnsentPacks,
  findOrder,
  findOrderByPayment,
  findOrderOf,
  hasOrderedSince,
  insertEvents,
  isOrdered,
  isVariantOrdered,
  listEvents,
  listLines,
  listLinesOf,
  listOrderedPayments,
  listOrdersById,
  listReplacementIds,
  lockOrder,
  type NewOrder,
  type NewOrderEvent,
  type OrderEventRow,
  type OrderLineRow,
  type OrderRow,
  replaceLines,
  updateOrder,
} from './order.repository.ts';
export {
  type OrderReference,
  orderDelivered,
  orderPlaced,
  orderReachable,
  orderShipped,
  type PlacedOrder,
  replacementPlaced,
} from './order-facts.ts';
export {
  answerOrderLink,
  findOrderByLinkKey,
  findOrderByToken,
  type LinkedOrder,
  type OrderLinkNeeds,
  orderPath,
  orderUrl,
  renewOrderLink,
} from './order-links.ts';
export { parseRequestedLines } from './order-products.ts';
export { isOrderStatus, isPaymentState, type PaymentState, unsentStatuses } from './order-states.ts';
export { orderUnknown } from './order-unknown.ts';
export { orderEventView, orderNumber, orderView, parseOrderNumber } from './order-view.ts';
export { readOrder } from './read-order.ts';
export { flagsAfter } from './recipient-flags.ts';
export { recordOrder } from './record-order.ts';
export { isHeld, refuseHeld } from './refuse-held.ts';
