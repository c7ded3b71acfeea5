// The Dutch texts of invoices and credit notes, with their amounts, dates and VAT rates.

import type { InvoiceDocument, PrintedKind } from '#modules/invoices/index.ts';
import { paymentMethodNames } from '#modules/payments/contract.ts';
import { type Cents, formatEuro } from '#shared/money.ts';

export const titles: Readonly<Record<PrintedKind, string>> = {
  invoice: 'Factuur',
  proforma: 'Proformafactuur',
  credit_note: 'Creditnota',
  credit_correction: 'Correctie op creditnota',
};

export const numberLabels: Readonly<Record<PrintedKind, string>> = {
  invoice: 'Factuurnummer',
  proforma: 'Kenmerk',
  credit_note: 'Creditnotanummer',
  credit_correction: 'Nummer',
};

export const aboutLabels: Readonly<Record<PrintedKind, string>> = {
  invoice: 'Vervangt factuur',
  proforma: 'Vervangt',
  credit_note: 'Bij factuur',
  credit_correction: 'Bij creditnota',
};

export const rateText = (rate: number): string => `${String(rate).replace('.', ',')}%`;
export const amountText = (amount: Cents): string => formatEuro(amount);

export const isOutsideVat = ({ vat }: InvoiceDocument): boolean => vat.every(({ rate }) => rate === 0);

export function totalLabel(kind: PrintedKind, document: InvoiceDocument): string {
  const { settles } = document;
  if (kind !== 'credit_note') return isOutsideVat(document) ? 'Totaal' : 'Totaal inclusief btw';
  return settles === 'successor' ? 'Totaal vervallen' : 'Totaal terugbetaald';
}

/** Returns the closing text of an invoice or credit note: how the amount was or will be paid or returned. */
export function settledText(kind: PrintedKind, { total, paidWith, settles }: InvoiceDocument): string {
  if (kind === 'credit_note' && settles === 'successor')
    return 'Deze factuur vervalt. Er komt een nieuwe voor in de plaats; wat je terugkrijgt of bijbetaalt is het verschil.';
  if (kind === 'credit_note')
    return `${amountText(total)} is teruggestort op de rekening of kaart waarmee je betaalde.`;
  if (kind === 'credit_correction')
    return 'Deze correctie heft de genoemde creditnota op. Over het bedrag nemen we contact met je op.';
  if (total === 0) return 'Er was niets te betalen.';
  const method = paidWith === null ? undefined : paymentMethodNames[paidWith];
  return method ? `Betaald met ${method}. Je hoeft niets meer te doen.` : 'Het totaal is betaald.';
}

export const PROFORMA_NOTE =
  'Dit is nog geen factuur voor de btw. Die krijg je zodra je betaling binnen is. Dan gaat ook je pakket op weg.';

export const EXPORT_NOTE =
  '0% btw: levering naar een land buiten de Europese Unie (artikel 9, tweede lid, onderdeel b, Wet op de omzetbelasting 1968).';
