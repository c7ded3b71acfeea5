// The server's door to orders.

export { listRecall } from './batches/recall.ts';
export { cancelOrder } from './cancelling/cancel-order.ts';
export { readCancelQuestion } from './cancelling/cancel-question.ts';
export {
  type CancellationRow,
  findCancellation,
  findCancellationOf,
} from './cancelling/cancellation.repository.ts';
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
export { issueChangedPapers, listLinesBefore, listPapersOfChange } from './changes/issue-papers.ts';
export * from './contract.ts';
export { findCustomerOrder } from './customer-page/customer-order.ts';
export { expectedArrival } from './customer-page/expected-arrival.ts';
export { orderDifferences } from './differences/differences.ts';
export { wantedMails } from './differences/wanted-mails.repository.ts';
export { forgetOldOrders } from './forget-old-orders.ts';
export {
  findInvoiceFile,
  findPaper,
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
export type { PaperKind, PrintedInvoice, PrintInvoice } from './invoices/invoice-printer.port.ts';
export {
  correctCreditNote,
  type InvoiceNeeds,
  issueCreditNote,
  issueInvoice,
  issueInvoiceOf,
} from './invoices/issue-invoice.ts';
export { keepPrinted } from './invoices/keep-printed.ts';
export { cancelLabel } from './labels/cancel-label.ts';
export {
  followShipment,
  followShipmentsUnderWay,
  reportShipment,
} from './labels/follow-shipments.ts';
export { cancelLabelQueue, followShipmentQueue, makeLabelQueue } from './labels/label-jobs.ts';
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
export { printOrderLabels, printOrderSlips } from './labels/print-papers.ts';
export {
  findLiveShipment,
  listOrdersWithoutLabel,
  releaseShipmentClaims,
} from './labels/shipment.repository.ts';
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
  differenceAsked,
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
export { linesWanted } from './order-products.ts';
export { orderNumber, orderView, parseOrderNumber } from './order-view.ts';
export { askAgain, changeKind, getParcelLabel, takeOut } from './packing/get-parcel-label.ts';
export { changeParcel, scanParcel } from './packing/mark-packed.ts';
export type { PdfPiece, PdfStack } from './packing/pdf-stack.port.ts';
export { printRun } from './packing/print-run.ts';
export { countToShip, readPacking } from './packing/read-packing.ts';
export { departNow, departQueue, shipPacked, undoDepart } from './packing/ship-packed.ts';
export { packLabelQueue, startRun } from './packing/start-run.ts';
export {
  countOrdersOfPerson,
  findOrderUnderWay,
  listNewestOrdersOfPerson,
  listOrdersOfPerson,
} from './person/orders-of-person.repository.ts';
export { personalDataOfOrders } from './person/personal-data.repository.ts';
export { flagsAfter } from './recipient-flags.ts';
export { recordOrder } from './record-order.ts';
export { carryOutRefund, type RefundNeeds } from './refunds/carry-out-refund.ts';
export { followReversals, reconcileReversals } from './refunds/follow-reversals.ts';
export { giveBackDuplicate, OVERPAID, PAID_TWICE } from './refunds/give-back-duplicate.ts';
export { noteTransfer } from './refunds/note-transfer.ts';
export { leftToGiveBack, listPaymentsOfOrder } from './refunds/payments-of-order.ts';
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
export { askForRefund, findWholeRefund, getOrderMoney, requestRefund } from './refunds/request-refund.ts';
export { writeRefund } from './refunds/write-refund.ts';
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
