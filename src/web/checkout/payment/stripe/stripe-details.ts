// The customer as Stripe wants to read them, and whom a wallet's order goes to.
// Street, number and addition are one line there and three fields here.

import type {
  ConfirmPaymentData,
  StripeExpressCheckoutElementConfirmEvent as WalletConfirmation,
} from '@stripe/stripe-js';
import { normalisePostalCode } from '#shared/recipient/postal-codes.ts';
import { addressLinesOf, readAddressLines } from '#shared/recipient/recipient-address.ts';
import { type CustomerDetails, trimDetails } from '../../details/customer-details.ts';
import { isAddressComplete } from '../../details/field-rules.ts';

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

export type WalletAddress = WalletConfirmation['shippingAddress'];

/**
 * Whom the wallet's order goes to: the form's own address when it is complete, else the wallet's. Null when neither can be
 * delivered to at the price that was shown.
 */
export function payerOf(details: CustomerDetails, shipping: WalletAddress): CustomerDetails | null {
  if (isAddressComplete(details)) return details;
  if (!shipping || shipping.address.country !== details.country) return null;
  const { line1, line2, state, city, postal_code, country } = shipping.address;
  const payer = {
    ...details,
    ...readAddressLines(country, { line1, line2: line2 ?? '', state }),
    postalCode: normalisePostalCode(postal_code, country) ?? postal_code,
    city: city.trim(),
  };
  return isAddressComplete(payer) ? payer : null;
}
