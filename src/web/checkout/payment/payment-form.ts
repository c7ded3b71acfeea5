// What the checkout needs of a payment form, whoever the provider is: check what was filled in, then confirm.
// The page owns the order of things (details stored, draft saved, success page); the form owns the payment
// method.

import type { ComponentType, Ref } from 'react';
import type { ShownQuote } from '../calls/checkout-responses.ts';
import type { CustomerDetails } from '../details/customer-details.ts';
import type { PaymentAdvice } from './payment-errors.ts';

export type Confirmation = {
  clientSecret: string;
  /** Absolute address of the success page, for methods that leave the shop. */
  returnUrl: string;
  details: CustomerDetails;
};

export type PaymentOutcome =
  /** Paid, or under way: the success page asks the server which. */
  | { kind: 'done'; paymentIntentId: string }
  /** The customer continues at a bank. */
  | { kind: 'redirect'; url: string }
  /** `code` is the provider's, the decline code when there is one. */
  | { kind: 'refused'; advice: PaymentAdvice; code?: string }
  /** The prepared payment can no longer be used: prepare a new one and let the customer try again. */
  | { kind: 'stale' };

export type PaymentProblem = { fieldId: string; message: string };

export type PaymentFormHandle = {
  /** Shows what is wrong at the fields and answers it; empty when the payment may be confirmed. */
  check(): Promise<PaymentProblem[]>;
  /** Throws only when the shop cannot be reached. */
  confirm(confirmation: Confirmation): Promise<PaymentOutcome>;
};

export type PaymentFormProps = {
  /** Of the payment the form is shown for. */
  clientSecret: string;
  /** What is to be paid, in cents. */
  amount: number;
  country: string;
  disabled: boolean;
  /**
   * Methods to offer first, best first (`card`, `ideal`, `bancontact`); without them the usual order of the
   * country.
   */
  preferred?: readonly string[];
  ref: Ref<PaymentFormHandle>;
};

export type ExpressPaymentProps = {
  clientSecret: string;
  quote: ShownQuote;
  details: CustomerDetails;
  /** What the form already holds whole; the rest comes from the wallet. */
  has: { person: boolean; address: boolean };
  /** The countries the shop sends to. */
  countries: readonly { code: string }[];
  disabled: boolean;
  /** Whether a wallet may open: not while the total is uncertain or another payment is under way. */
  mayStart(): boolean;
  /** Makes the payment one for that country. Null when the shop does not send there, or cannot be asked. */
  moveTo(country: string): Promise<ShownQuote | null>;
  /** Called when the wallet gives no name or e-mail address: the form is asked for them. */
  onMissingPerson(): void;
  /** Tells whether there is a wallet to show at all; without a word there is. */
  onAvailability(available: boolean): void;
  /** Runs the payment the way the order button does. Null when another one is already under way. */
  pay(
    details: CustomerDetails,
    confirm: (confirmation: Confirmation) => Promise<PaymentOutcome>,
  ): Promise<PaymentOutcome | null>;
};

/** One provider's pieces. */
export type PaymentKit = {
  Form: ComponentType<PaymentFormProps>;
  Express: ComponentType<ExpressPaymentProps>;
};
