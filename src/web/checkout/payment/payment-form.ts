// The interface between the checkout and the payment form of any provider: validate the input, then confirm
// the payment. The page controls the order of steps (store details, save draft, go to the success page); the
// form controls the payment method.

import type { ComponentType, Ref } from 'react';
import type { ShownQuote } from '../calls/checkout-responses.ts';
import type { CustomerDetails } from '../details/customer-details.ts';
import type { PaymentAdvice } from './payment-errors.ts';

export type Confirmation = {
  clientSecret: string;
  /**
   * Absolute URL to which the customer returns from a payment page outside the shop: of the success page, or
   * of the payment link of a difference.
   */
  returnUrl: string;
  details: CustomerDetails;
};

export type PaymentOutcome =
  /** The payment is paid or in progress. The success page asks the server which of these. */
  | { kind: 'done'; paymentIntentId: string }
  /** The customer must continue at the bank's page `url`. */
  | { kind: 'redirect'; url: string }
  /** The payment was refused. `code` is the bank's decline code, or else the provider's error code. */
  | { kind: 'refused'; advice: PaymentAdvice; code?: string }
  /**
   * The prepared payment can no longer be used. The page prepares a new one, and the customer tries again.
   */
  | { kind: 'stale' };

export type PaymentProblem = { fieldId: string; message: string };

export type PaymentFormHandle = {
  /**
   * Validates the input, shows the errors at the fields and returns them. An empty list means that the
   * payment may be confirmed.
   */
  check(): Promise<PaymentProblem[]>;
  /**
   * Confirms the payment and returns its outcome. Throws only when the outcome is unknown, because shop or
   * provider cannot be reached or fails.
   */
  confirm(confirmation: Confirmation): Promise<PaymentOutcome>;
};

export type PaymentFormProps = {
  /** Client secret of the payment, with which the provider's script confirms it. */
  clientSecret: string;
  /** The amount to pay, in cents. */
  amount: number;
  country: string;
  disabled: boolean;
  /**
   * Payment methods to offer first, in this order (`card`, `ideal`, `bancontact`). When absent, the most used
   * methods of the country come first.
   */
  preferred?: readonly string[];
  /**
   * The place of the wallets of the device: buttons `beside` the form, the default, or a method `within` it.
   */
  wallets?: 'beside' | 'within';
  ref: Ref<PaymentFormHandle>;
};

export type ExpressPaymentProps = {
  clientSecret: string;
  quote: ShownQuote;
  details: CustomerDetails;
  /**
   * True for each part, person and address, that is complete in the form. The wallet provides what is
   * missing.
   */
  has: { person: boolean; address: boolean };
  /** The countries the shop sends to. */
  countries: readonly { code: string }[];
  disabled: boolean;
  /** True when a wallet may open; false while the total is uncertain or another payment is in progress. */
  mayStart(): boolean;
  /**
   * Changes form and payment to another country and returns the new quote. Null when the shop does not send
   * there or no payment could be prepared.
   */
  moveTo(country: string): Promise<ShownQuote | null>;
  /** Called when the wallet provides no name or no e-mail address; the form must then ask for them. */
  onMissingPerson(): void;
  /**
   * Reports whether this device offers any wallet. Until the first report, the page reserves space for the
   * wallet buttons.
   */
  onAvailability(available: boolean): void;
  /**
   * Makes an attempt to order with the wallet's `details`, like the order button does; `confirm` confirms the
   * payment. Null, without any effect, when another attempt is in progress.
   */
  pay(
    details: CustomerDetails,
    confirm: (confirmation: Confirmation) => Promise<PaymentOutcome>,
  ): Promise<PaymentOutcome | null>;
};

/** The payment components of one provider: payment form and wallets. */
export type PaymentKit = {
  Form: ComponentType<PaymentFormProps>;
  Express: ComponentType<ExpressPaymentProps>;
};
