// The bookkeeping of the simulated day as computed by the test: every document with its VAT, every payment,
// every jar.

import { type Customer, chargeOf, LANDS, type Land, landCodes } from './customers-of-the-day.ts';

type Paper = { land: Land; total: number; vat: number };

const vatIn = (total: number, land: Land) =>
  Math.round((total * LANDS[land].rate) / (100 + LANDS[land].rate));
/** Formats cents: "€1234,05"; a negative amount starts with a minus sign. */
export const euro = (amount: number) =>
  `${amount < 0 ? '−' : ''}€${(Math.abs(amount) / 100).toFixed(2).replace('.', ',')}`;

export function keepOwnBooks() {
  const invoices: Paper[] = [];
  const credits: Paper[] = [];
  const money = { received: 0, back: 0 };
  const paperOf = (total: number, land: Land): Paper => ({ total, land, vat: vatIn(total, land) });
  const sumOf = (papers: readonly Paper[], of: (paper: Paper) => number) =>
    papers.reduce((sum, paper) => sum + of(paper), 0);
  const less = (land: Land | null, of: (paper: Paper) => number) => {
    const own = (paper: Paper) => land === null || paper.land === land;
    return sumOf(invoices.filter(own), of) - sumOf(credits.filter(own), of);
  };
  const net = ({ total, vat }: Paper) => total - vat;
  return {
    money,
    sold(customer: Customer): void {
      invoices.push(paperOf(chargeOf(customer), customer.land));
      money.received += chargeOf(customer);
    },
    gaveBack(amount: number, land: Land): void {
      credits.push(paperOf(amount, land));
      money.back += amount;
    },
    /**
     * Records a changed order: a credit note for the whole invoice and a new invoice. Returns the difference
     * to pay.
     */
    changed(before: Customer, after: Customer): number {
      credits.push(paperOf(chargeOf(before), before.land));
      invoices.push(paperOf(chargeOf(after), after.land));
      const difference = chargeOf(after) - chargeOf(before);
      money.received += difference;
      return difference;
    },
    papers: () => ({ invoices: invoices.length, credits: credits.length }),
    /** The rows of the VAT table of the quarter, one per country. */
    vatRows: () =>
      landCodes.map((land) => [
        `${LANDS[land].name}\n${LANDS[land].rate}%, ${LANDS[land].rate === 0 ? 'Uitvoer' : 'Nederlandse btw'}`,
        euro(less(land, net)),
        euro(less(land, ({ vat }) => vat)),
        String([...invoices, ...credits].filter((paper) => paper.land === land).length),
      ]),
    taxed: () => ({ net: less(null, net) - less('CH', net), vat: less(null, ({ vat }) => vat) }),
  };
}
