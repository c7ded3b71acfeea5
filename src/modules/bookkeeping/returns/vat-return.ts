// Computes the boxes of the Dutch VAT return (aangifte omzetbelasting) that a consumer shop fills in. One
// Stop Shop sales are excluded. Box 5b, the VAT the shop paid, is missing because the shop has no supplier
// invoices.

import { type Cents, cents } from '#shared/money.ts';
import type { VatBox, VatRow } from '../contract.ts';

type Box = { box: string; name: string; asksVat: boolean; takes(row: VatRow): boolean };

const isDomestic = ({ regime }: VatRow) => regime === 'domestic';
/**
 * The high (general) rate of Dutch VAT, in percent. `LOW` is the low rate (Wet op de omzetbelasting 1968,
 * art. 9).
 */
const HIGH = 21;
const LOW = 9;

const BOXES: readonly Box[] = [
  {
    box: '1a',
    name: 'Leveringen belast met hoog tarief (21%)',
    asksVat: true,
    takes: (row) => isDomestic(row) && row.rate === HIGH,
  },
  {
    box: '1b',
    name: 'Leveringen belast met laag tarief (9%)',
    asksVat: true,
    takes: (row) => isDomestic(row) && row.rate === LOW,
  },
  {
    box: '1c',
    name: 'Leveringen belast met overige tarieven, behalve 0%',
    asksVat: true,
    takes: (row) => isDomestic(row) && ![HIGH, LOW, 0].includes(row.rate),
  },
  {
    box: '1e',
    name: 'Leveringen belast met 0% of niet bij jou belast',
    asksVat: false,
    takes: (row) => isDomestic(row) && row.rate === 0,
  },
  {
    box: '3a',
    name: 'Leveringen naar landen buiten de EU (uitvoer)',
    asksVat: false,
    takes: ({ regime }) => regime === 'export',
  },
];

/**
 * The boxes that are always shown. Other boxes appear when they have a value; box 5a is the sum of all boxes.
 */
const ALWAYS: readonly string[] = ['1a', '3a'];

export function vatReturn(rows: readonly VatRow[]): VatBox[] {
  const boxes = BOXES.flatMap(({ takes, asksVat, box, name }) => {
    const taken = rows.filter(takes);
    if (taken.length === 0 && !ALWAYS.includes(box)) return [];
    const { net, vat } = sumOf(taken);
    return [{ box, name, net, vat, fillInNet: inFavour(net), fillInVat: asksVat ? inFavour(vat) : null }];
  });
  const due = boxes.reduce((sum, { fillInVat }) => sum + (fillInVat ?? 0), 0);
  const { net, vat } = sumOf(boxes);
  return [...boxes, { box: '5a', name: 'Verschuldigde btw', net, vat, fillInNet: null, fillInVat: due }];
}

export function sumOf(rows: readonly { net: Cents; vat: Cents }[]): { net: Cents; vat: Cents } {
  return {
    net: cents(rows.reduce((sum, { net }) => sum + net, 0)),
    vat: cents(rows.reduce((sum, { vat }) => sum + vat, 0)),
  };
}

/**
 * Rounds an amount in cents down to whole euros, which is in the shop's favour; a negative amount becomes the
 * next lower euro.
 */
const inFavour = (amount: Cents) => Math.floor(amount / 100) + 0;
