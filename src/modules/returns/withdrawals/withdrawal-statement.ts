// Builds the texts of a withdrawal: the declaration, and its date and time. The page, the receipt and the
// stored record use these functions, so that all three show the same text.

import { createDateFormat } from '#shared/date-formats.ts';
import { jarsText } from '#shared/goods-text.ts';
import type { SubmitWithdrawal, WithdrawalReceipt } from './withdrawal-contract.ts';

/** The version of the declaration text of `statementOf`; must be changed together with that text. */
export const STATEMENT_VERSION = '2026-11-b';

/**
 * The data of the one-sentence declaration, which follows the model form of annex I(B) of the Consumer Rights
 * Directive. Without `jars`, the declaration is about the whole order.
 */
type Declared = { orderNumber: string; shopName: string; jars?: number | null | undefined };

export function statementOf({ orderNumber, shopName, jars }: Declared): string {
  const part = jars ? `, voor ${jarsText(jars).replace('\u00a0', ' ')}` : '';
  return `Ik deel ${shopName} hierbij mee dat ik mijn overeenkomst over bestelling ${orderNumber} herroep${part}.`;
}

const dayOfMoment = createDateFormat({ dateStyle: 'full' });
const timeOfMoment = createDateFormat({ timeStyle: 'medium' });

/**
 * Formats the date and time of a declaration as the law requires, such as "vrijdag 20 november 2026 om
 * 14:03:05 uur (Nederlandse tijd, UTC+1)".
 */
export function declaredAtText(moment: Date): string {
  return `${dayOfMoment(moment)} om ${timeOfMoment(moment)} uur (Nederlandse tijd, UTC+${hoursAheadOfUtc(moment)})`;
}

/**
 * A line of a withdrawal's declaration. `typed` is true for text the sender typed; the receipt mail contains
 * such a line only if the mailbox certainly belongs to the sender.
 */
type StatementLine = { label: string; value: string; typed: boolean };

type Declaration = Pick<WithdrawalReceipt, 'statement'> & Omit<SubmitWithdrawal, 'jars'>;

/** Returns the lines of a withdrawal's declaration, which the form shows to the sender before submitting. */
export function declaredLines(declared: Declaration): StatementLine[] {
  return [
    { label: 'Verklaring', value: declared.statement, typed: true },
    { label: 'Naam', value: declared.customerName, typed: true },
    { label: 'Bestelnummer', value: declared.orderNumber, typed: true },
    { label: 'E-mailadres', value: declared.customerEmail, typed: false },
    ...(declared.reason ? [{ label: 'Reden of opmerking', value: declared.reason, typed: true }] : []),
  ];
}

/**
 * Returns the lines of a recorded withdrawal, with its time and reference, as the confirmation page and the
 * receipt mail show them.
 */
export function statementLines(receipt: WithdrawalReceipt): StatementLine[] {
  return [
    ...declaredLines(receipt),
    { label: 'Herroepen op', value: receipt.declaredAtText, typed: false },
    { label: 'Kenmerk', value: receipt.reference, typed: false },
  ];
}

const hourOf = createDateFormat({ hour: 'numeric', hourCycle: 'h23' }, 'en-GB');

function hoursAheadOfUtc(moment: Date): number {
  return (Number(hourOf(moment)) - moment.getUTCHours() + 24) % 24;
}
