// Whom a wallet's order goes to: what the form holds whole is the form's, everything else the wallet brings.

import { normalisePostalCode } from '#shared/recipient/postal-codes.ts';
import { readAddressLines } from '#shared/recipient/recipient-address.ts';
import type { CustomerDetails } from '../details/customer-details.ts';
import { isAddressComplete, isPersonComplete } from '../details/field-rules.ts';
import type { ExpressPaymentProps } from './payment-form.ts';

/** As wallets write it: one name, and an address in lines. */
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
  /** Neither wallet nor form says who orders. */
  | { kind: 'nobody' }
  /** Nothing can be delivered there. */
  | { kind: 'nowhere' };

/** `details` are those of the form, in the country the total was made for. */
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
 * The first word of a name is taken for the first name; a single word is both, so that there is a whole name
 * on the parcel.
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
