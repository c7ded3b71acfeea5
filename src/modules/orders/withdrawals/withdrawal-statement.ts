// The words of a withdrawal: what the sender declares and how its moment is written.
// Page, receipt and record show the same words, so they are made in this one place.

import { createDateFormat } from '#shared/date-formats.ts';
import { jarsText } from '#shared/goods-text.ts';
import type { SubmitWithdrawal, WithdrawalReceipt } from './withdrawal-contract.ts';

/** Changes whenever `statementOf` says something else. */
export const STATEMENT_VERSION = '2026-11-b';

/** The declaration in one sentence, after the model form of annex I(B). */
type Declared = { orderNumber: string; shopName: string; jars?: number | null | undefined };

export function statementOf({ orderNumber, shopName, jars }: Declared): string {
  const part = jars ? `, voor ${jarsText(jars).replace('\u00a0', ' ')}` : '';
  return `Ik deel ${shopName} hierbij mee dat ik mijn overeenkomst over bestelling ${orderNumber} herroep${part}.`;
}

const dayOfMoment = createDateFormat({ dateStyle: 'full' });
const timeOfMoment = createDateFormat({ timeStyle: 'medium' });

/** "vrijdag 20 november 2026 om 14:03:05 uur (Nederlandse tijd, UTC+1)": the law asks for date and time. */
export function declaredAtText(moment: Date): string {
  return `${dayOfMoment(moment)} om ${timeOfMoment(moment)} uur (Nederlandse tijd, UTC+${hoursAheadOfUtc(moment)})`;
}

/** `typed`: words of the sender's choice, to whomever the receipt goes. */
type StatementLine = { label: string; value: string; typed: boolean };

type Declaration = Pick<WithdrawalReceipt, 'statement'> & Omit<SubmitWithdrawal, 'jars'>;

/** What is declared, line by line, before it is sent. */
export function declaredLines(declared: Declaration): StatementLine[] {
  return [
    { label: 'Verklaring', value: declared.statement, typed: true },
    { label: 'Naam', value: declared.customerName, typed: true },
    { label: 'Bestelnummer', value: declared.orderNumber, typed: true },
    { label: 'E-mailadres', value: declared.customerEmail, typed: false },
    ...(declared.reason ? [{ label: 'Reden of opmerking', value: declared.reason, typed: true }] : []),
  ];
}

/** What was declared, for the page and the mail. */
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
