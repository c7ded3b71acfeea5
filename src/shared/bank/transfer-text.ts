// Builds the text of a payment QR code for bank apps, as defined by the European Payments Council (EPC069-12,
// version 2).

import { type Cents, toDecimalText } from '../money.ts';

/** A bank transfer: `name` is the account holder, `reference` the payment reference. */
export type Transfer = { name: string; iban: string; amount: Cents; reference: string };

export function transferText({ name, iban, amount, reference }: Transfer): string {
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    name.slice(0, 70),
    iban,
    `EUR${toDecimalText(amount)}`,
    '',
    '',
    reference,
  ].join('\n');
}
