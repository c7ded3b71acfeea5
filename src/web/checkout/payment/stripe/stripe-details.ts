// The customer as Stripe wants to read them, and what a wallet of Stripe says of them.
// Street, number and addition are one line there and three fields here.

import type {
  ConfirmPaymentData,
  StripeExpressCheckoutElementConfirmEvent as WalletConfirmation,
} from '@stripe/stripe-js';
import { addressLinesOf } from '#shared/recipient/recipient-address.ts';
import { type CustomerDetails, trimDetails } from '../../details/customer-details.ts';
import type { WalletContent } from '../wallet-payer.ts';

type Named = Pick<ConfirmPaymentData, 'payment_method_data' | 'shipping'>;

/** Every field the elements were told not to ask has to be here, the empty ones too. */
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

/** The name on the parcel is that of the address; the billing details have the rest. */
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
