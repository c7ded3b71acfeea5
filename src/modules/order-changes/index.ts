// Entry point of the order-changes module for server code: changes of what an order costs, and the payment of
// the difference.

export { type ChangeReference, differenceRequested, orderChanged } from './change-facts.ts';
export * from './contract.ts';
export { expireOverdueChanges, withdrawChange } from './end-changes.ts';
export { followVatOfAddress } from './follow-vat-of-address.ts';
export { listDocumentsOfChange, listLinesBefore } from './issue-change-documents.ts';
export { listChanges, previewChange, requestPaymentAgain } from './list-changes.ts';
export { openPaymentLink, paymentLinkOf, startDifference } from './pay-difference.ts';
export { saveOrder } from './save-order.ts';
export { type SettleNeeds, settleDifference } from './settle-difference.ts';
