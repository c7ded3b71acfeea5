// The server's door to orders.

export { type ChangeOrder, createChangeOrder } from './change-order.ts';
export * from './contract.ts';
export { findCustomerOrder } from './customer-order.ts';
export { expectedArrival } from './expected-arrival.ts';
export { createExportOrders, type ExportOrders } from './export-orders.ts';
export { createForgetOldOrders } from './forget-old-orders.ts';
export { createInvoices, type InvoiceFile, type Invoices, invoiceFilename } from './invoices/find-invoice.ts';
export type { InvoiceRow } from './invoices/invoice.repository.ts';
export { findNewestInvoiceDate } from './invoices/invoice.repository.ts';
export type { InvoiceDocument, InvoiceKind } from './invoices/invoice-document.ts';
export type { PrintedInvoice, PrintInvoice } from './invoices/invoice-printer-port.ts';
export { createIssueInvoices, type IssueInvoices } from './invoices/issue-invoice.ts';
export { keepPrinted } from './invoices/keep-printed.ts';
export { createFollowShipments, type FollowShipments } from './labels/follow-shipments.ts';
export { cancelLabelQueue, followShipmentQueue, makeLabelQueue } from './labels/label-jobs.ts';
export { createLabelProviders, type LabelProviders } from './labels/label-providers.ts';
export { createOrderLabels, type OrderLabelsUseCases } from './labels/order-labels.ts';
export type { PackingSlip, PrintPackingSlips, SlipPaper } from './labels/packing-slip.ts';
export { createPrintPapers, type PaperFile, type PrintPapers } from './labels/print-papers.ts';
export { releaseShipmentClaims } from './labels/shipment.repository.ts';
export { announceReachable, DETAILS_MISSING, flagsWithDetails } from './later-details.ts';
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
export { countOrdersByStatus } from './order-figures.repository.ts';
export { createOrderLinks, type OrderLinks } from './order-links.ts';
export { orderNumber, orderView, parseOrderNumber } from './order-view.ts';
export { isVariantOrdered } from './ordered-variants.repository.ts';
export { recordOrder } from './record-order.ts';
export { type CarryOutRefund, createCarryOutRefund } from './refunds/carry-out-refund.ts';
export {
  createFollowReversals,
  createReconcileReversals,
  type FollowReversals,
  type ReconcileReversals,
} from './refunds/follow-reversals.ts';
export { createGiveBackDuplicate, type GiveBackDuplicate } from './refunds/give-back-duplicate.ts';
export { findRefund, listRefundsOfOrder, type RefundRow } from './refunds/refund.repository.ts';
export {
  type RefundReference,
  refundReturned,
  refundSucceeded,
  refundUnanswered,
} from './refunds/refund-facts.ts';
export { createRefunds, type Refunds } from './refunds/request-refund.ts';
export { isOrderReviewable, listDeliveredOrders } from './reviewable-orders.repository.ts';
export { createCountChangedSales, createRecountSales } from './sales/count-sales.ts';
export {
  listDailyRefunds,
  listDailySales,
  listHourlySales,
  sumSalesByKey,
  sumSalesUntil,
} from './sales/sales.repository.ts';
export type { DailyRefunds, DailySales, SalesByKey } from './sales/sales.ts';
export {
  createSubmitWithdrawal,
  receiptOf,
  type SubmitWithdrawalUseCase,
  type WithdrawalSender,
} from './submit-withdrawal.ts';
export { findWithdrawal, listWithdrawalsOfOrder } from './withdrawal.repository.ts';
export { type WithdrawalReference, withdrawalDeclared } from './withdrawal-facts.ts';
