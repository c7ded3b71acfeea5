// Converts the customer's details to Stripe's format and reads the details of a Stripe wallet. Stripe has one
// line for street, number and addition; the shop has three fields.

import type {
  ConfirmPaymentData,
  StripeExpressCheckoutElementConfirmEvent as WalletConfirmation,
} from '@stripe/stripe-js';
import { addressLinesOf } from '#shared/recipient/recipient-address.ts';
import { type CustomerDetails, trimDetails } from '../../details/customer-details.ts';
import type { WalletContent } from '../wallet-payer.ts';

type Named = Pick<ConfirmPaymentData, 'payment_method_data' | 'shipping'>;

/**
 * Converts the customer's details to Stripe's billing details. They contain every field that Stripe's form
 * does not ask for, also the empty ones.
 */
export function stripeDetails(details: CustomerDetails): Named {
  const trimmed = trimDetails(details);
  const { firstName, lastName, email, phone, city, postalCode, country } = trimmed;
  const name = `${firstName} ${lastName}`.trim();
  const address = { ...addressLinesOf(trimmed), city, postal_code: postalCode, country };
  return {
    payment_method_data: { billing_details: { name, email, phone, address } },
    shipping: { name, address },
  };
}

/**
 * Converts the details of a Stripe wallet to the shop's format: name and address of the shipping address,
 * e-mail and phone of the billing details. Without a shipping address the name is that of the billing details
 * and the address is null.
 */
export function walletContent({
  billingDetails,
  shippingAddress,
}: Pick<WalletConfirmation, 'billingDetails' | 'shippingAddress'>): WalletContent {
  const { name, email, phone } = billingDetails ?? {};
  const address = shippingAddress?.address;
  return {
    name: shippingAddress?.name || name || '',
    email: email ?? '',
    phone: phone ?? '',
    address: address
      ? {
          line1: address.line1,
          line2: address.line2 ?? '',
          state: address.state,
          city: address.city,
          postalCode: address.postal_code,
          country: address.country,
        }
      : null,
  };
}
