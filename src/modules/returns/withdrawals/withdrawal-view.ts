// Builds the reference of a withdrawal and the receipt for its sender.

import type { WithdrawalRow } from './withdrawal.repository.ts';
import type { WithdrawalReceipt } from './withdrawal-contract.ts';

/**
 * Returns the withdrawal's reference for the sender, such as "HR100001". It counts withdrawals, so it reveals
 * no order number.
 */
export function withdrawalReference(id: number): string {
  return `HR${100_000 + id}`;
}

/** Returns the withdrawal id of a reference; undefined when the text is not a withdrawal reference. */
export function withdrawalIdOf(text: string): number | undefined {
  const [, number] = /^HR(\d{6,9})$/i.exec(text) ?? [];
  return number === undefined ? undefined : Number(number) - 100_000;
}

/** Returns the dedupe key of a withdrawal's receipt mail. */
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
