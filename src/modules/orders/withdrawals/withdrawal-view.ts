// What a declaration is called by people, and the receipt of it.

import type { WithdrawalRow } from './withdrawal.repository.ts';
import type { WithdrawalReceipt } from './withdrawal-contract.ts';

/** "HR100001": what the sender can name when asking about it. It counts declarations, not orders. */
export function withdrawalReference(id: number): string {
  return `HR${100_000 + id}`;
}

/** The other way round; undefined when the text is no reference. */
export function withdrawalIdOf(text: string): number | undefined {
  const [, number] = /^HR(\d{6,9})$/i.exec(text) ?? [];
  return number === undefined ? undefined : Number(number) - 100_000;
}

/** What the mail that confirms it is known by. */
export const receiptKey = (id: number): string => `withdrawal_received:withdrawal:${id}`;

export function receiptOf(row: WithdrawalRow): WithdrawalReceipt {
  const { customerName, orderNumber, customerEmail, reason, statement, declaredAtText, refundBefore } = row;
  return {
    reference: withdrawalReference(row.id),
    customerName,
    orderNumber,
    customerEmail,
    reason,
    statement,
    declaredAtText,
    refundBefore,
    declaredAt: row.declaredAt.toISOString(),
  };
}
