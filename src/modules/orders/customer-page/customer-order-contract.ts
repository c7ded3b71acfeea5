// An order as its own customer sees it through the signed link of the mails: no history, no flags, no payment
// id.

import type { Carrier } from '#modules/shipping/contract.ts';
import type { Cents } from '#shared/money.ts';
import type { Recipient } from '#shared/recipient/recipient.ts';
import type { Day } from '#shared/shop-days.ts';
import type { OrderInvoice } from '../invoices/invoice-contract.ts';
import type { OrderStatus, PaymentState } from '../order-states.ts';
import type { ReturnStatus } from '../returns/return-states.ts';

/** The country is an ISO code, or the text of an old record. */
export type CustomerOrder = Recipient & {
  orderNumber: string;
  status: OrderStatus;
  paymentStatus: PaymentState;
  placedAt: Date;
  shippedAt: Date | null;
  /** When it was said to be delivered; the days to withdraw begin then. */
  deliveredAt: Date | null;
  /** The day it is expected, "2026-11-24", while it is not delivered and that day is not past; else null. */
  arrivesOn: Day | null;
  /**
   * The day its customer can begin with it: when it came, until then when it is expected, or a week after it
   * was placed where no day is promised.
   */
  beginsOn: Day;
  carrier: Carrier | null;
  trackingCode: string | null;
  trackingUrl: string | null;
  /** The pack that was bought. */
  variant: string;
  lines: { label: string; quantity: number; amount: Cents }[];
  subtotal: Cents;
  discount: Cents;
  couponCode: string | null;
  shipping: Cents;
  vatRate: number;
  vatAmount: Cents;
  total: Cents;
  /** Invoice and credit notes, in order of issue. */
  invoices: OrderInvoice[];
  returns: CustomerReturn[];
  /** When its customer first declared a withdrawal. */
  withdrawnAt: Date | null;
  /** Until when it has its money back then. */
  refundBefore: Day | null;
};

export type CustomerReturn = {
  reference: string;
  status: ReturnStatus;
  notSent: boolean;
  /** It is still to be sent, and has a label. */
  canBeSent: boolean;
  /** What is given back for it; null once that is done, or will not be. */
  due: Cents | null;
  endReason: string | null;
};

/** What an old link asks before it shows the order. */
export type OrderLinkQuestion = 'postalCode' | 'email';

/** What the link of a customer shows. */
export type OpenedOrderLink =
  | { kind: 'unknown' }
  | { kind: 'asks'; question: OrderLinkQuestion }
  | { kind: 'order'; order: CustomerOrder };
