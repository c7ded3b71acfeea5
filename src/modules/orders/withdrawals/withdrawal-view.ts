// Builds the reference and the receipt of a withdrawal.

import type { WithdrawalRow } from './withdrawal.repository.ts';
import type { WithdrawalReceipt } from './withdrawal-contract.ts';

/** The reference for the sender, such as "HR100001"; numbered by withdrawal, not by order. */
export function withdrawalReference(id: number): string {
  return `HR${100_000 + id}`;
}

/** The withdrawal id of a reference; undefined when the text is not a reference. */
export function withdrawalIdOf(text: string): number | undefined {
  const [, number] = /^HR(\d{6,9})$/i.exec(text) ?? [];
  return number === undefined ? undefined : Number(number) - 100_000;
}

/** The key of the receipt mail. */
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
