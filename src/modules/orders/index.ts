// The server's door to orders.

export * from './contract.ts';
export { type ChangeOrder, createChangeOrder } from './change-order.ts';
export { createListOrders, type ListOrders } from './list-orders.ts';
export { findOrder, findOrderByDraft, findOrderByPayment, insertEvents, listLines, lockOrder, type OrderLineRow, type OrderRow, updateOrder } from './order.repository.ts';
export { orderDelivered, orderPlaced, type OrderReference, orderShipped } from './order-facts.ts';
export { orderNumber, orderView, parseOrderNumber } from './order-view.ts';
export { type OrderCustomer, recordOrder, searchTextOf } from './record-order.ts';
