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
  /**
   * Outcome of a confirmation: the payment is paid or in progress. The success page asks the server which of
   * these.
   */
  | { kind: 'done'; paymentIntentId: string }
  /** Outcome of a confirmation: the customer must continue at the bank's page `url`. */
  | { kind: 'redirect'; url: string }
  /**
   * Outcome of a confirmation: the payment was refused. `code` is the bank's decline code, or else the
   * provider's error code.
   */
  | { kind: 'refused'; advice: PaymentAdvice; code?: string }
  /**
   * Outcome of a confirmation: the prepared payment can no longer be used. The page prepares a new one, and
   * the customer tries again.
   */
  | { kind: 'stale' };

export type PaymentProblem = { fieldId: string; message: string };

export type PaymentFormHandle = {
  /**
   * Validates the input of the payment form, shows the errors at its fields and returns them. An empty list
   * means that the payment may be confirmed.
   */
  check(): Promise<PaymentProblem[]>;
  /**
   * Confirms the payment and returns its outcome. Throws only when the outcome is unknown, because shop or
   * provider cannot be reached or fails.
   */
  confirm(confirmation: Confirmation): Promise<PaymentOutcome>;
};

export type PaymentFormProps = {
  /** Of a payment form: the client secret of the payment, with which the provider's script confirms it. */
  clientSecret: string;
  /** Of a payment form: the amount to pay, in cents. */
  amount: number;
  country: string;
  disabled: boolean;
  /**
   * Of a payment form: the payment methods to offer first, in this order (`card`, `ideal`, `bancontact`).
   * When absent, the most used methods of the country come first.
   */
  preferred?: readonly string[];
  /**
   * Of a payment form: the place of the device's wallets (Apple Pay, Google Pay): as buttons `beside` the
   * form, the default, or as a method `within` it.
   */
  wallets?: 'beside' | 'within';
  ref: Ref<PaymentFormHandle>;
};

export type ExpressPaymentProps = {
  clientSecret: string;
  quote: ShownQuote;
  details: CustomerDetails;
  /**
   * Of the wallet buttons: for each part of the details, person and address, whether it is complete in the
   * checkout form. The wallet provides what is missing.
   */
  has: { person: boolean; address: boolean };
  /** Of the wallet buttons: the countries the shop sends to, as ISO 3166-1 alpha-2 codes. */
  countries: readonly { code: string }[];
  disabled: boolean;
  /**
   * Of the wallet buttons: returns true when a wallet may open; false while the total is uncertain or another
   * payment is in progress.
   */
  mayStart(): boolean;
  /**
   * Changes checkout form and payment to the country of the wallet's address and returns the new quote. Null
   * when the shop does not send there or no payment could be prepared.
   */
  moveTo(country: string): Promise<ShownQuote | null>;
  /** Called when the wallet provides no name or no e-mail address; the form must then ask for them. */
  onMissingPerson(): void;
  /**
   * Called by the wallet buttons with whether this device offers any wallet. Until the first call, the page
   * reserves space for the buttons.
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
