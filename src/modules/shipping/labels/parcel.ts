// A parcel as a label knows it: who sends it, who gets it and what is in it. Nothing here knows of orders or
// payments.

import type { CountryCode } from '#shared/recipient/countries.ts';
import type { AddressParts } from '#shared/recipient/recipient-address.ts';

/** Street, number and addition, or two lines and a state, as the country has it. */
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
  /** Unit price in cents, weight in grams. */
  contents: { description: string; quantity: number; unitPrice: number; unitWeight: number }[];
  orderedAt: Date;
};
