// The order as shown to its customer, who opens it with the signed link of the mails. History, flags and
// payment id are left out.

import type { OrderInvoice } from '#modules/invoices/contract.ts';
import type { OrderLinkQuestion, OrderStatus } from '#modules/orders/contract.ts';
import type { PaymentState } from '#modules/orders/index.ts';
import type { ReturnStatus } from '#modules/returns/contract.ts';
import type { Carrier } from '#modules/shipping/contract.ts';
import type { Cents } from '#shared/money.ts';
import type { Recipient } from '#shared/recipient/recipient.ts';
import type { Day } from '#shared/shop-days.ts';

/** An order as its customer sees it. `country` is an ISO code, or free text in old orders. */
export type CustomerOrder = Recipient & {
  orderNumber: string;
  status: OrderStatus;
  paymentStatus: PaymentState;
  placedAt: Date;
  shippedAt: Date | null;
  /**
   * When the customer's order was marked as delivered, the start of the withdrawal period; null until then.
   */
  deliveredAt: Date | null;
  /**
   * The expected delivery date of the customer's order, such as "2026-11-24"; null after delivery and once
   * that date has passed.
   */
  arrivesOn: Day | null;
  /**
   * The day the customer can start using the product: the delivery date, or else the expected delivery date,
   * or else a week after the order.
   */
  beginsOn: Day;
  carrier: Carrier | null;
  trackingCode: string | null;
  trackingUrl: string | null;
  /** The code of the ordered pack, such as `2x`. */
  variant: string;
  lines: { label: string; quantity: number; amount: Cents }[];
  subtotal: Cents;
  discount: Cents;
  couponCode: string | null;
  shipping: Cents;
  vatRate: number;
  vatAmount: Cents;
  total: Cents;
  /** The invoices and credit notes of the customer's order, in order of issue. */
  invoices: OrderInvoice[];
  returns: CustomerReturn[];
  /**
   * When the customer first declared a withdrawal of this order; null when the customer has not withdrawn.
   */
  withdrawnAt: Date | null;
  /**
   * The last day on which the shop must refund the withdrawal of this order; null when the customer has not
   * withdrawn.
   */
  refundBefore: Day | null;
};

export type CustomerReturn = {
  reference: string;
  status: ReturnStatus;
  notSent: boolean;
  /**
   * True while the customer must still send the goods of this return back, and can print a return label for
   * them.
   */
  canBeSent: boolean;
  /**
   * The amount that will be refunded for this return, in cents; null when the return has ended, with or
   * without a refund.
   */
  due: Cents | null;
  endReason: string | null;
};

/**
 * The result of opening an order link: the order, a question to answer first, or `unknown` for an invalid
 * link.
 */
export type OpenedOrderLink =
  | { kind: 'unknown' }
  | { kind: 'asks'; question: OrderLinkQuestion }
  | { kind: 'order'; order: CustomerOrder };
