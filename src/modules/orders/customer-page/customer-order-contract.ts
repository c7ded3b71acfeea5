// The view of an order for its customer, through the signed link of the mails: without history, flags and
// payment id.

import type { Carrier } from '#modules/shipping/contract.ts';
import type { Cents } from '#shared/money.ts';
import type { Recipient } from '#shared/recipient/recipient.ts';
import type { Day } from '#shared/shop-days.ts';
import type { OrderInvoice } from '../invoices/invoice-contract.ts';
import type { OrderStatus, PaymentState } from '../order-states.ts';
import type { ReturnStatus } from '../returns/return-states.ts';

/** The order as its customer sees it. `country` is an ISO code, or the text of an old record. */
export type CustomerOrder = Recipient & {
  orderNumber: string;
  status: OrderStatus;
  paymentStatus: PaymentState;
  placedAt: Date;
  shippedAt: Date | null;
  /** When the order was marked as delivered, the start of the withdrawal period; null until then. */
  deliveredAt: Date | null;
  /** The expected delivery date, such as "2026-11-24"; null after delivery and once that date has passed. */
  arrivesOn: Day | null;
  /**
   * The day the customer can start using the product: the delivery date, else the expected one, else a week
   * after the order.
   */
  beginsOn: Day;
  carrier: Carrier | null;
  trackingCode: string | null;
  trackingUrl: string | null;
  /** The code of the pack. */
  variant: string;
  lines: { label: string; quantity: number; amount: Cents }[];
  subtotal: Cents;
  discount: Cents;
  couponCode: string | null;
  shipping: Cents;
  vatRate: number;
  vatAmount: Cents;
  total: Cents;
  /** Invoices and credit notes, in order of issue. */
  invoices: OrderInvoice[];
  returns: CustomerReturn[];
  /** When the customer first declared a withdrawal; null without one. */
  withdrawnAt: Date | null;
  /** The latest date for the refund of a withdrawal; null without one. */
  refundBefore: Day | null;
};

export type CustomerReturn = {
  reference: string;
  status: ReturnStatus;
  notSent: boolean;
  /** True while the customer must still send the goods back and a return label is available. */
  canBeSent: boolean;
  /** The amount to be refunded in cents; null when refunded already, or when nothing will be. */
  due: Cents | null;
  endReason: string | null;
};

/** The question an old link asks before it shows the order. */
export type OrderLinkQuestion = 'postalCode' | 'email';

/** The result of opening a customer's order link. */
export type OpenedOrderLink =
  | { kind: 'unknown' }
  | { kind: 'asks'; question: OrderLinkQuestion }
  | { kind: 'order'; order: CustomerOrder };
