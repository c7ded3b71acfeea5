// What a code for bank apps says: a transfer as the European Payments Council has it (EPC069-12, version 2).

import { type Cents, toDecimalText } from '../money.ts';

/** `name` is the holder of the account, `reference` what is written beside the money. */
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
