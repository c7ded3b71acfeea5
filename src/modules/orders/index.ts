// Entry point of the orders module for server code: orders and their cancellation, changes, refunds,
// invoices, labels, packing, returns, withdrawals, replacements and daily sales. Other modules import orders
// only from this file, `contract.ts`, `endpoints.ts` and the ports.

export { anonymiseExpiredOrders } from './anonymise-expired-orders.ts';
export { listRecall } from './batches/recall.ts';
export { cancelOrder } from './cancellation/cancel-order.ts';
export { readCancelQuestion } from './cancellation/cancel-question.ts';
export {
  type CancellationRow,
  findCancellation,
  findCancellationOf,
} from './cancellation/cancellation.repository.ts';
export {
  changeStatus,
  editOrder,
  editWithin,
  historyOf,
  refuseStaleOrder,
  removeOrder,
} from './change-order.ts';
export {
  bindExtraPayment,
  type ChangeRow,
  type ExtraPaymentRow,
  findChange,
  findChangeByKey,
  findChangeByLink,
  findExtraPayment,
  findLastExtraPayment,
  findWaitingChange,
  hasLaterChange,
  insertChange,
  insertExtraPayment,
  listChangesOfOrder,
  listOverdueChanges,
  listPreparedPayments,
  updateChange,
} from './changes/change.repository.ts';
export { changeContent, changeView } from './changes/change-view.ts';
export {
  issueChangeDocuments,
  listDocumentsOfChange,
  listLinesBefore,
} from './changes/issue-change-documents.ts';
export * from './contract.ts';
export { findCustomerOrder } from './customer-page/customer-order.ts';
export { expectedArrival } from './customer-page/expected-arrival.ts';
export { orderDifferences } from './differences/differences.ts';
export { expectedMails } from './differences/expected-mails.repository.ts';
export { cachePrinted } from './invoices/cache-printed.ts';
export {
  findDocument,
  findInvoiceFile,
  getInvoiceFile,
  invoiceFilename,
  invoiceReference,
  issueMissingInvoices,
  readReferredInvoice,
} from './invoices/find-invoice.ts';
export { findNewestInvoiceDate, type InvoiceRow } from './invoices/invoice.repository.ts';
export {
  type InvoiceDocument,
  type InvoiceKind,
  invoiceDocumentOf,
  invoiceDocumentSchema,
} from './invoices/invoice-document.ts';
export type {
  PrintedInvoice,
  PrintedKind,
  PrintInvoice,
} from './invoices/invoice-printer.port.ts';
export {
  correctCreditNote,
  type InvoiceNeeds,
  issueCreditNote,
  issueInvoice,
  issueInvoiceOf,
} from './invoices/issue-invoice.ts';
export { cancelLabel } from './labels/cancel-label.ts';
export {
  cancelLabelQueue,
  makeLabelQueue,
  syncShipmentQueue,
} from './labels/label-jobs.ts';
export {
  createLabelProviders,
  type LabelProviders,
  labelAccessDaysLeft,
  type ReadLabelMessage,
} from './labels/label-providers.ts';
export { makeLabel } from './labels/make-label.ts';
export { cancelOrderLabel, createOrderLabel, listOrderLabels } from './labels/order-labels.ts';
export type { PackingSlip } from './labels/packing-slip.ts';
export type { PrintPackingSlips } from './labels/packing-slip-printer.port.ts';
export { printOrderLabels, printOrderSlips } from './labels/print-documents.ts';
export {
  findLiveShipment,
  listOrdersWithoutLabel,
  releaseShipmentClaims,
} from './labels/shipment.repository.ts';
export {
  reportShipment,
  syncShipment,
  syncShipmentsInTransit,
} from './labels/sync-shipments.ts';
export { announceReachable, DETAILS_MISSING, flagsWithDetails } from './later-details.ts';
export { exportOrders } from './list/export-orders.ts';
export { getOrder, listOrders, listRecentOrders, orderUnknown } from './list/list-orders.ts';
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
  listLinesOf,
  listOrderedPayments,
  listOrdersById,
  lockOrder,
  type NewOrder,
  type OrderLineRow,
  type OrderRow,
  replaceLines,
  updateOrder,
} from './order.repository.ts';
export { orderBooks } from './order-books.repository.ts';
export {
  type CancellationReference,
  type ChangeReference,
  differenceRequested,
  type OrderReference,
  orderCancelled,
  orderChanged,
  orderDelivered,
  orderPlaced,
  orderReachable,
  orderShipped,
  type PlacedOrder,
  type RefundReference,
  type ReturnReference,
  refundReturned,
  refundSucceeded,
  refundUnanswered,
  replacementPlaced,
  returnInstructed,
  type WithdrawalReference,
  withdrawalDeclared,
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
export { orderNumber, orderView, parseOrderNumber } from './order-view.ts';
export {
  changeKind,
  getParcelLabel,
  removeFromStack,
  retryParcelLabel,
} from './packing/get-parcel-label.ts';
export { changeParcel, scanParcel } from './packing/mark-packed.ts';
export type { PdfPart, PdfStack } from './packing/pdf-stack.port.ts';
export { printRun } from './packing/print-run.ts';
export { countToShip, readPacking } from './packing/read-packing.ts';
export { cancelDeparture, departNow, departQueue, shipPacked } from './packing/ship-packed.ts';
export { packLabelQueue, startRun } from './packing/start-run.ts';
export {
  countOrdersOfPerson,
  findOrderInProgress,
  listNewestOrdersOfPerson,
  listOrdersOfPerson,
} from './person/orders-of-person.repository.ts';
export { personalDataOfOrders } from './person/personal-data.repository.ts';
export { flagsAfter } from './recipient-flags.ts';
export { recordOrder } from './record-order.ts';
export { executeRefund, type RefundNeeds } from './refunds/execute-refund.ts';
export { insertRefunds } from './refunds/insert-refunds.ts';
export { listPaymentsOfOrder, refundableAmount } from './refunds/payments-of-order.ts';
export { recordTransfer } from './refunds/record-transfer.ts';
export {
  countOpenDisputes,
  findRefund,
  listFailedRefundsSince,
  listOpenDisputesSince,
  listRefundsOfOrder,
  listRefundsWithKey,
  orderOfPayment,
  type RefundRow,
} from './refunds/refund.repository.ts';
export {
  OVERPAID,
  PAID_TWICE,
  refundDuplicatePayment,
} from './refunds/refund-duplicate.ts';
export {
  findWholeRefund,
  getOrderMoney,
  requestRefund,
  submitRefund,
} from './refunds/request-refund.ts';
export { reconcileReversals, syncReversals } from './refunds/sync-reversals.ts';
export { placeReplacement } from './replacements/place-replacement.ts';
export { listReturns, readReturn } from './returns/list-returns.ts';
export { mailInstructions } from './returns/mail-instructions.ts';
export { openReturn } from './returns/open-return.ts';
export { payReturn } from './returns/pay-return.ts';
export { listReturnsOfOrder } from './returns/return.repository.ts';
export { printReturnLabel, readReferredReturnLabel } from './returns/return-label.ts';
export { returnIdOf } from './returns/return-view.ts';
export { editReturn, stepReturn } from './returns/step-return.ts';
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
export { type FindReceipts, listRecentWithdrawals, listWithdrawals } from './withdrawals/list-withdrawals.ts';
export { submitWithdrawal } from './withdrawals/submit-withdrawal.ts';
export {
  countOpenWithdrawals,
  findWithdrawalToConfirm,
  listWithdrawalsDue,
  listWithdrawalsOfOrder,
} from './withdrawals/withdrawal.repository.ts';
export { receiptKey, receiptOf } from './withdrawals/withdrawal-view.ts';
