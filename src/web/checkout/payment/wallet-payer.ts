// Combines form and wallet into the recipient of a wallet order: complete parts come from the form, the rest
// from the wallet.

import { normalisePostalCode } from '#shared/recipient/postal-codes.ts';
import { readAddressLines } from '#shared/recipient/recipient-address.ts';
import type { CustomerDetails } from '../details/customer-details.ts';
import { isAddressComplete, isPersonComplete } from '../details/field-rules.ts';
import type { ExpressPaymentProps } from './payment-form.ts';

/** The data of a wallet in the wallet's format: a name in one text, and an address in lines. */
export type WalletContent = {
  name: string;
  email: string;
  phone: string;
  address: {
    line1: string;
    line2: string;
    state: string;
    city: string;
    postalCode: string;
    country: string;
  } | null;
};

export type WalletPayer =
  | { kind: 'payer'; payer: CustomerDetails }
  /** A wallet order cannot be placed, because neither wallet nor form has a name and e-mail address. */
  | { kind: 'nobody' }
  /**
   * A wallet order cannot be placed, because neither the wallet nor the form has a complete address in the
   * country of the quote.
   */
  | { kind: 'nowhere' };

/**
 * Returns the recipient of a wallet order, or why there is none. `details` are the details in the form, which
 * already has the country of the quote; `has` says which of its parts are complete.
 */
export function walletPayer(
  details: CustomerDetails,
  has: ExpressPaymentProps['has'],
  wallet: WalletContent,
): WalletPayer {
  const known = has.person ? details : { ...details, ...personOf(details, wallet) };
  if (!isPersonComplete(known)) return { kind: 'nobody' };
  if (has.address) return { kind: 'payer', payer: known };
  const { address } = wallet;
  if (!address || address.country !== details.country) return { kind: 'nowhere' };
  const { country, postalCode, city, ...lines } = address;
  const payer = {
    ...known,
    ...readAddressLines(country, lines),
    postalCode: normalisePostalCode(postalCode, country) ?? postalCode,
    city: city.trim(),
  };
  return isAddressComplete(payer) ? { kind: 'payer', payer } : { kind: 'nowhere' };
}

/**
 * Reads the person from the wallet, with the form's details for what is missing. The first word of the name
 * becomes the first name, the rest the last name. A single word becomes both, unless the form has a last
 * name, so that the parcel has a complete name.
 */
function personOf(details: CustomerDetails, { name, email, phone }: WalletContent) {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return {
    firstName: first || details.firstName,
    lastName: rest.join(' ') || (first ? details.lastName || first : details.lastName),
    email: email.trim() || details.email,
    phone: phone.trim() || details.phone,
  };
}
