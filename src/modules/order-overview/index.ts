// Entry point of the order-overview module for server code: what is read across the modules of an order. The
// order's page, the customer's page, the orders of a person, daily sales, and the comparison of the books.

export { anonymiseExpiredOrders } from './anonymise-expired-orders.ts';
export * from './contract.ts';
export { findCustomerOrder } from './customer-page/customer-order.ts';
export { expectedArrival } from './customer-page/expected-arrival.ts';
export { orderDifferences } from './differences/differences.ts';
export { expectedMails } from './differences/expected-mails.repository.ts';
export { orderBooks } from './order-books.repository.ts';
export { getOrder } from './order-detail.ts';
export {
  countOrdersOfPerson,
  findOrderInProgress,
  listNewestOrdersOfPerson,
  listOrdersOfPerson,
} from './person/orders-of-person.repository.ts';
export { personalDataOfOrders } from './person/personal-data.repository.ts';
export { isOrderReviewable, listDeliveredOrders } from './reviewable-orders.repository.ts';
export { countChangedSales, recountSales, sumEarningsUntil } from './sales/count-sales.ts';
export {
  findMostOrdered,
  listDailyRefunds,
  listDailySales,
  listHourlySales,
  listPlacedSince,
  sumSalesByKey,
  sumSalesUntil,
} from './sales/sales.repository.ts';
export type { DailyRefunds, DailySales } from './sales/sales.ts';
