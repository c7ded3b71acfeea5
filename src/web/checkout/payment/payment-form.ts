// The interface between the checkout and the payment form of any provider: check the input, then confirm the
// payment. The page controls the order of steps (details stored, draft saved, success page); the form
// controls the payment method.

import type { ComponentType, Ref } from 'react';
import type { ShownQuote } from '../calls/checkout-responses.ts';
import type { CustomerDetails } from '../details/customer-details.ts';
import type { PaymentAdvice } from './payment-errors.ts';

export type Confirmation = {
  clientSecret: string;
  /** Absolute URL of the success page, for payment methods that leave the shop. */
  returnUrl: string;
  details: CustomerDetails;
};

export type PaymentOutcome =
  /** Paid or in progress; the success page asks the server which. */
  | { kind: 'done'; paymentIntentId: string }
  /** The customer must continue at a bank. */
  | { kind: 'redirect'; url: string }
  /** The payment was refused. `code` is the provider's code, or the decline code when there is one. */
  | { kind: 'refused'; advice: PaymentAdvice; code?: string }
  /** The prepared payment can no longer be used: prepare a new one and let the customer retry. */
  | { kind: 'stale' };

export type PaymentProblem = { fieldId: string; message: string };

export type PaymentFormHandle = {
  /**
   * Validates the input, shows the errors at the fields and returns them; empty when the payment may be
   * confirmed.
   */
  check(): Promise<PaymentProblem[]>;
  /** Confirms the payment. Throws only when the shop cannot be reached. */
  confirm(confirmation: Confirmation): Promise<PaymentOutcome>;
};

export type PaymentFormProps = {
  /** The client secret of the payment. */
  clientSecret: string;
  /** The amount to pay, in cents. */
  amount: number;
  country: string;
  disabled: boolean;
  /**
   * Methods to offer first, in order (`card`, `ideal`, `bancontact`); without them, the default order of the
   * country.
   */
  preferred?: readonly string[];
  ref: Ref<PaymentFormHandle>;
};

export type ExpressPaymentProps = {
  clientSecret: string;
  quote: ShownQuote;
  details: CustomerDetails;
  /** Whether the form has a complete person and a complete address; the wallet provides the missing part. */
  has: { person: boolean; address: boolean };
  /** The countries the shop sends to. */
  countries: readonly { code: string }[];
  disabled: boolean;
  /** Whether a wallet may open: false while the total is uncertain or another payment is in progress. */
  mayStart(): boolean;
  /**
   * Changes the payment to another country and returns its quote. Null when the shop does not send there or
   * cannot be reached.
   */
  moveTo(country: string): Promise<ShownQuote | null>;
  /** Called when the wallet gives no name or no e-mail address; the form then asks for them. */
  onMissingPerson(): void;
  /** Reports whether any wallet is available. Until it is called, the page assumes that one is. */
  onAvailability(available: boolean): void;
  /** Runs the payment in the same way as the order button. Null when another payment is in progress. */
  pay(
    details: CustomerDetails,
    confirm: (confirmation: Confirmation) => Promise<PaymentOutcome>,
  ): Promise<PaymentOutcome | null>;
};

/** The payment components of one provider. */
export type PaymentKit = {
  Form: ComponentType<PaymentFormProps>;
  Express: ComponentType<ExpressPaymentProps>;
};
