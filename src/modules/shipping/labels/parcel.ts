// The data of a parcel for its label: sender, recipient and contents. The types depend on no order or
// payment.

import type { CountryCode } from '#shared/recipient/countries.ts';
import type { AddressParts } from '#shared/recipient/recipient-address.ts';

/**
 * The address of the sender or recipient of a parcel, in the format of its country: street, number and
 * addition, or two lines and a state.
 */
export type Addressee = AddressParts & {
  name: string;
  postalCode: string;
  city: string;
  country: CountryCode;
  phone: string;
  email: string;
};

export type Sender = { name: string; address: string; postalCode: string; city: string; country: string };

export type Parcel = {
  sender: Sender;
  receiver: Addressee;
  /** The articles in a parcel; `unitPrice` is in cents, `unitWeight` in grams. */
  contents: { description: string; quantity: number; unitPrice: number; unitWeight: number }[];
  orderedAt: Date;
};
