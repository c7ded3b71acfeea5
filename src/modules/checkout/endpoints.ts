// The API endpoints of the checkout: prepare a payment for a basket, read the outcome of a payment, and start
// another payment after a failed one.

import * as z from 'zod';
import { orderSchema } from '#modules/orders/contract.ts';
import { endpoints } from '#shared/api/endpoint.ts';
import {
  backupOrderAnswerSchema,
  backupOrderSchema,
  bankOrderSchema,
  bankReceiptSchema,
  basketHistorySchema,
  checkoutStartedSchema,
  offerBankOrderSchema,
  paymentOutcomeSchema,
  preparedOrderSchema,
  prepareOrderSchema,
  receiptSchema,
  startCheckoutSchema,
} from './contract.ts';
import {
  failedCheckoutSchema,
  failedPaymentsSchema,
  logRecoveryFailureSchema,
  recoveryLinkSchema,
  recoveryStartedSchema,
  startRecoverySchema,
  unpreparedPaymentSchema,
} from './recovery/recovery-contract.ts';

const visitor = endpoints({ tag: 'checkout', access: 'public', limit: 'checkout' });
const operator = endpoints({ tag: 'checkout', access: 'operator' });
const forOrders = endpoints({ tag: 'orders', access: 'operator' });

export const checkoutEndpoints = {
  start: visitor.post('/api/checkout', {
    summary: 'Prepare a payment for a pack; the server decides the amount',
    problems: [
      'unknown_variant',
      'unknown_country',
      'country_not_served',
      'coupon_invalid',
      'amount_too_small',
      'customer_blocked',
      'price_changed',
      'sold_out',
      'shop_closed',
      'payment_unavailable',
    ],
    proof: 'checkoutSession',
    personal: true,
    body: startCheckoutSchema,
    answer: checkoutStartedSchema,
  }),
  createOrderFromSuccess: visitor.post('/api/create-order-from-success', {
    summary: 'The order of a payment that succeeded, made when it is not there yet',
    problems: ['payment_unknown', 'payment_not_succeeded', 'checkout_expired', 'payment_unavailable'],
    proof: 'checkoutSession',
    personal: true,
    body: backupOrderSchema,
    answer: backupOrderAnswerSchema,
  }),
  findOutcome: visitor.get('/api/checkout/outcome', {
    summary:
      'What became of a payment, by the word of the provider; with its receipt for the session that paid',
    problems: ['payment_unavailable'],
    personal: true,
    query: z.object({ payment_intent: z.string().max(255).default('') }),
    answer: paymentOutcomeSchema.extend({ receipt: receiptSchema.nullable() }),
  }),
  measure: visitor.post('/api/checkout/measured', {
    summary: 'Whether this browser is the one that tells the measuring of an order: the first that asks',
    personal: true,
    body: z.object({ paymentIntentId: z.string().min(1).max(255) }),
    answer: z.object({ first: z.boolean() }),
  }),
};

export const paymentLinkEndpoints = {
  start: visitor.post('/api/payment-links', {
    summary: 'Prepare the payment of a difference, behind the link a customer was sent',
    problems: ['payment_unknown', 'already_paid', 'payment_processing', 'link_over', 'payment_unavailable'],
    personal: true,
    body: z.object({ token: z.string().max(300) }),
    answer: z.object({ clientSecret: z.string(), paymentId: z.string(), amount: z.number().int() }),
  }),
};

/** The error codes of all endpoints with which an operator prepares an order for a customer. */
const PREPARING = [
  'unknown_variant',
  'unknown_country',
  'country_not_served',
  'coupon_invalid',
  'amount_too_small',
  'customer_blocked',
  'shop_closed',
] as const;

export const preparedOrderEndpoints = {
  prepare: forOrders.post('/api/admin/prepared-orders', {
    summary: 'Take an order down for somebody: a basket with a link behind which they pay',
    problems: [...PREPARING],
    body: prepareOrderSchema,
    answer: preparedOrderSchema,
    status: 201,
  }),
};

export const bankOrderEndpoints = {
  offer: forOrders.post('/api/admin/bank-orders', {
    summary: 'Offer an order to be paid by bank: its proforma invoice is mailed, its pack set aside',
    problems: [...PREPARING, 'no_iban', 'sold_out'],
    body: offerBankOrderSchema,
    answer: bankOrderSchema,
    status: 201,
  }),
  receive: forOrders.post('/api/admin/bank-orders/:id/receipt', {
    summary: 'Book the money that came in: the order is placed as any other',
    problems: ['order_unknown', 'amount_differs', 'already_paid', 'link_over'],
    body: bankReceiptSchema,
    answer: orderSchema,
  }),
  sendAgain: forOrders.post('/api/admin/bank-orders/:id/mail', {
    answer: bankOrderSchema,
    summary: 'Mail the proforma invoice once more, with as long to pay',
    problems: ['order_unknown', 'link_over', 'no_iban', 'sold_out', 'coupon_invalid'],
  }),
  list: forOrders.get('/api/admin/bank-orders', {
    summary: 'Orders that wait for money by bank, the one whose time is over first',
    answer: z.array(bankOrderSchema),
  }),
  paper: forOrders.get('/api/admin/bank-orders/:id/proforma', {
    summary: 'The proforma invoice',
    problems: ['order_unknown'],
    answer: { file: 'application/pdf' },
  }),
  withdraw: forOrders.remove('/api/admin/bank-orders/:id', {
    summary: 'Withdraw an order that waits for money by bank; what it held is free again',
    problems: ['order_unknown', 'already_paid'],
  }),
};

export const failedPaymentEndpoints = {
  list: forOrders.get('/api/admin/failed-payments', {
    summary: 'Open baskets whose payment failed, with the newest failure of each, newest first',
    answer: z.array(failedCheckoutSchema),
  }),
  makeLink: forOrders.post('/api/admin/failed-payments/:id/link', {
    summary: 'The link that opens a basket of a failed payment on any device, to send by oneself',
    answer: recoveryLinkSchema,
    problems: ['draft_unknown', 'already_paid'],
  }),
};

export const basketHistoryEndpoints = {
  ofOrder: forOrders.get('/api/admin/orders/:id/basket', {
    summary: 'What happened in the basket before it became this order',
    answer: basketHistorySchema,
    problems: ['order_unknown'],
  }),
};

export const recoveryEndpoints = {
  listFailed: visitor.get('/api/stripe/failed-payments', {
    summary: 'Failed payments of this session that can be recovered; all of them for the operator',
    proof: 'checkoutSession',
    personal: true,
    query: z.object({
      /**
       * The token of a recovery link. With it, the failed payments of the link's basket are listed on any
       * device.
       */
      token: z.string().max(300).optional(),
      /**
       * `true` in requests from pages of the shop: a logged-in operator then gets only the failed payments of
       * the operator's own basket, not those of all customers.
       */
      own: z.enum(['true', 'false']).optional(),
    }),
    answer: failedPaymentsSchema,
  }),
  listUnprepared: operator.get('/api/admin/unprepared-payments', {
    summary: 'Baskets of the last week for which no payment could be prepared',
    answer: z.array(unpreparedPaymentSchema),
  }),
  start: visitor.post('/api/stripe/recovery-payment', {
    summary: 'Prepare another payment after a failed one, at most three times',
    problems: [
      'unknown_variant',
      'payment_unknown',
      'draft_unknown',
      'recovery_exhausted',
      'already_paid',
      'payment_processing',
      'price_changed',
      'sold_out',
      'coupon_invalid',
      'shop_closed',
      'payment_unavailable',
    ],
    proof: 'checkoutSession',
    personal: true,
    body: startRecoverySchema,
    answer: recoveryStartedSchema,
  }),
  logFailure: visitor.post('/api/stripe/log-recovery-failure', {
    summary: 'Record why a recovery payment failed; changes nothing else',
    problems: ['payment_unknown'],
    proof: 'checkoutSession',
    body: logRecoveryFailureSchema,
    answer: z.object({ success: z.literal(true) }),
  }),
};
