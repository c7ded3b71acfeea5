// The customer as Stripe wants to read them, and a wallet's address as the shop wants to.
// Street, number and addition are one line there and three fields here.

import type {
  ConfirmPaymentData,
  StripeExpressCheckoutElementConfirmEvent as WalletConfirmation,
} from '@stripe/stripe-js';
import { normalisePostalCode } from '../address-fields.ts';
import { type CustomerDetails, trimDetails } from '../customer-details.ts';
import { isAddressComplete } from '../field-rules.ts';

type Named = Pick<ConfirmPaymentData, 'payment_method_data' | 'shipping'>;

/** Every field the elements were told not to ask has to be here, the empty ones too. */
export function stripeDetails(details: CustomerDetails): Named {
  const { firstName, lastName, email, phone, ...address } = trimDetails(details);
  const name = `${firstName} ${lastName}`.trim();
  const line1 = [address.streetName, address.houseNumber, address.houseNumberAddition]
    .filter(Boolean)
    .join(' ');
  const { city, postalCode: postal_code, country } = address;
  return {
    payment_method_data: {
      billing_details: {
        name,
        email,
        phone,
        address: { line1, line2: '', city, state: '', postal_code, country },
      },
    },
    shipping: { name, address: { line1, city, postal_code, country } },
  };
}

/** "Van der Hoopstraat 12-A": street, number, addition. The last number that can be one is the house's. */
const HOUSE = /^(.*\D)\s+(\d{1,5})\s*[-\s/]?\s*(.{0,8})$/;

export type WalletAddress = WalletConfirmation['shippingAddress'];

/**
 * Whom the wallet's order goes to: the form's own address when it is complete, else the wallet's. Null when neither can be
 * delivered to at the price that was shown.
 */
export function payerOf(details: CustomerDetails, shipping: WalletAddress): CustomerDetails | null {
  if (isAddressComplete(details)) return details;
  if (!shipping || shipping.address.country !== details.country) return null;
  const { line1, line2, city, postal_code, country } = shipping.address;
  const line = line1.trim();
  const [, street, number, addition = ''] = HOUSE.exec(line) ?? [];
  const payer = {
    ...details,
    streetName: street?.trim() ?? line,
    houseNumber: number ?? '',
    houseNumberAddition: addition.trim() || (line2 ?? '').trim(),
    postalCode: normalisePostalCode(country, postal_code),
    city: city.trim(),
  };
  return isAddressComplete(payer) ? payer : null;
}
