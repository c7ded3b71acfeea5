// The customers of the simulated day with their orders. The amounts are computed here by the terms of sale,
// without the shop's code.

import { DETAILS } from '#tests/support/buyer.ts';

export type Pack = '1x' | '2x' | '3x' | '4x';
export const landCodes = ['NL', 'BE', 'DE', 'CH'] as const;
export type Land = (typeof landCodes)[number];

/** The prices in cents, including VAT. */
const PRICES: Readonly<Record<Pack, number>> = { '1x': 2495, '2x': 3743, '3x': 4885, '4x': 4990 };
export const LANDS: Readonly<
  Record<Land, { name: string; fee: number; rate: number; postalCode: string; city: string }>
> = {
  NL: { name: 'Nederland', fee: 0, rate: 21, postalCode: '1012JS', city: 'Amsterdam' },
  BE: { name: 'België', fee: 0, rate: 21, postalCode: '1000', city: 'Brussel' },
  DE: { name: 'Duitsland', fee: 995, rate: 21, postalCode: '10115', city: 'Berlin' },
  CH: { name: 'Zwitserland', fee: 995, rate: 0, postalCode: '8001', city: 'Zürich' },
};

export type Customer = { name: string; email: string; pack: Pack; land: Land; coupon?: 'WELKOM10' };

const customer = (name: string, pack: Pack, land: Land = 'NL', more: Pick<Customer, 'coupon'> = {}) => ({
  name,
  pack,
  land,
  ...more,
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.nl`,
});

/** A customer with a name of its own, because the test does something with this order. */
export const sanne = customer('Sanne de Vries', '3x');
export const bram = customer('Bram Peeters', '2x');
export const noor = customer('Noor Bakker', '1x');
export const lotte = customer('Lotte Janssen', '1x');

export const others: readonly Customer[] = [
  customer('Emma Smit', '2x', 'NL', { coupon: 'WELKOM10' }),
  customer('Daan Mulder', '4x'),
  customer('Julie Claes', '3x', 'BE'),
  customer('Finn de Boer', '1x'),
  customer('Mila Bos', '2x'),
  customer('Anke Weber', '2x', 'DE'),
  customer('Sem Visser', '3x'),
  customer('Tess Meijer', '1x'),
  customer('Luca Keller', '4x', 'CH'),
  customer('Lieke Dekker', '4x'),
  customer('Noah Dijkstra', '2x'),
  customer('Louise Maes', '1x', 'BE'),
  customer('Saar Vos', '3x'),
  customer('Levi Peters', '4x'),
  customer('Fleur Kok', '2x'),
  customer('Milan Jacobs', '1x'),
];

export const jarsOf = (pack: Pack): number => Number(pack[0]);

/** The amount to pay in cents; the coupon code takes a tenth off the goods. */
export function chargeOf({ pack, land, coupon }: Pick<Customer, 'pack' | 'land' | 'coupon'>): number {
  const price = PRICES[pack];
  return price - (coupon ? Math.round(price / 10) : 0) + LANDS[land].fee;
}

export const addressOf = ({ name, email, land }: Customer) => ({
  ...DETAILS,
  customerName: name,
  customerEmail: email,
  country: land,
  postalCode: LANDS[land].postalCode,
  city: LANDS[land].city,
});
